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
