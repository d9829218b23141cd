/** Gives an element an attribute; null takes it away. */
export const setAttribute = (
	element: Element | null | undefined,
	name: string,
	value: string | null
): void =>
	value === null
		? element?.removeAttribute( name )
		: element?.setAttribute( name, value );

/** Gives an element an attribute that says "true", or takes it away. */
export const setFlag = (
	element: Element | null | undefined,
	name: `aria-${ string }`,
	on: boolean
): void => setAttribute( element, name, on ? 'true' : null );
