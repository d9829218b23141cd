/** Tells of something by a native event at an element, which is heard around it too. */
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
