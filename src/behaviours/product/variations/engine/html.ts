/**
 * Parses HTML of the engine's own page, including scripts: it is as trusted as
 * the page itself, and other plugins' scripts in it must run.
 *
 * @param html HTML printed by the page.
 * @param into The context element for parsing.
 */
export const parseTrustedHtml = (
	html: string,
	into: Element = document.createElement( 'div' )
): DocumentFragment => {
	const range = document.createRange();
	range.selectNodeContents( into );
	return range.createContextualFragment( html );
};
