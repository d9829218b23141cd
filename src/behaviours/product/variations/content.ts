import contract from '../../../contract';

/** Where an element's own text is kept, and where other scripts look for it. */
const OWN_TEXT = 'data-o_content';

const ownOf = ( element: Element ): string | null =>
	element.getAttribute( OWN_TEXT ) ??
	// A choice of the address is there as the page comes.
	element.getAttribute( contract.markers.printed_over );

/** Shows a text in an element, and keeps its own. */
export const setContent = ( element: Element, text: string ): void => {
	element.setAttribute( OWN_TEXT, ownOf( element ) ?? element.textContent );
	element.textContent = text;
};

/** Gives an element its own text back. */
export const resetContent = ( element: Element ): void => {
	const own = ownOf( element );
	if ( own !== null ) {
		element.textContent = own;
	}
};
