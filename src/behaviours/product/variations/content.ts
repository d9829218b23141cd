import contract from '../../../contract';

/** Attribute with the original text, as other scripts expect it. */
const OWN_TEXT = 'data-o_content';

/** The original text of an element, whatever it shows. */
export const ownTextOf = ( element: Element ): string | null =>
	element.getAttribute( OWN_TEXT ) ??
	// The server printed a choice made by the URL.
	element.getAttribute( contract.markers.printed_over );

/** Replaces the text of an element and keeps the original. */
export const setContent = ( element: Element, text: string ): void => {
	element.setAttribute(
		OWN_TEXT,
		ownTextOf( element ) ?? element.textContent
	);
	element.textContent = text;
};

/** Restores the original text of an element. */
export const resetContent = ( element: Element ): void => {
	const own = ownTextOf( element );
	if ( own !== null ) {
		element.textContent = own;
	}
};
