/**
 * Makes nodes of HTML that an engine's own page has brought, scripts and all: it
 * is as good as the page itself, and other plugins' parts of it must work.
 *
 * @param html What the page brought.
 * @param into What kind of element they are for.
 */
export const asItStood = (
	html: string,
	into: Element = document.createElement( 'div' )
): DocumentFragment => {
	const range = document.createRange();
	range.selectNodeContents( into );
	return range.createContextualFragment( html );
};
