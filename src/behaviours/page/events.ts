import type { Page } from '.';

/**
 * Tells the page of something by a native event on the body.
 *
 * @return False when a listener of a cancelable event said no.
 */
export const emit = (
	name: string,
	detail: unknown = null,
	cancelable = false
): boolean =>
	document.body.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable, detail } )
	);

/** Tells jQuery's listeners, where there are any. */
export const trigger = async (
	page: Pick< Page, 'bridge' >,
	event: string,
	...args: unknown[]
): Promise< void > => {
	( await page.bridge() )?.trigger( event, ...args );
};
