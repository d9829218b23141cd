/** Whether an element of the page matches a selector. */
export const isOnPage = ( selector: string ): boolean =>
	document.querySelector( selector ) !== null;
