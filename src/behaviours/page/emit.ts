/**
 * Tells of something by a native event at an element, which is heard around it too.
 *
 * @return False when a listener of a cancelable event said no.
 */
export const emitAt = (
	target: EventTarget | null | undefined,
	name: string,
	detail: unknown = null,
	cancelable = false
): boolean =>
	target?.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable, detail } )
	) ?? true;

/** Tells the page of something: at its body. */
export const emit = (
	name: string,
	detail: unknown = null,
	cancelable = false
): boolean => emitAt( document.body, name, detail, cancelable );
