/** Dispatches a bubbling custom event on an element. */
export const emitAt = (
	target: EventTarget | null | undefined,
	name: string,
	detail: unknown = null,
	cancelable = false
): void => {
	target?.dispatchEvent(
		new CustomEvent( name, { bubbles: true, cancelable, detail } )
	);
};
