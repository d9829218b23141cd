/** Sets an attribute; null removes it. */
export const setAttribute = (
	element: Element | null | undefined,
	name: string,
	value: string | null
): void =>
	value === null
		? element?.removeAttribute( name )
		: element?.setAttribute( name, value );

/** Sets an ARIA attribute to "true", or removes it. */
export const setFlag = (
	element: Element | null | undefined,
	name: `aria-${ string }`,
	on: boolean
): void => setAttribute( element, name, on ? 'true' : null );
