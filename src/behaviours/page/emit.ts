/**
 * Dispatches a bubbling custom event on the body.
 *
 * @return False if a listener prevented a cancelable event.
 */
export const emit = (
	name: string,
	detail: unknown = null,
	cancelable = false
): boolean =>
	document.body.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable, detail } )
	);
