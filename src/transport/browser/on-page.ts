/** Whether an element of the page matches a selector. */
export const isOnPage = ( selector: string ): boolean =>
	document.querySelector( selector ) !== null;

/** The language of the page, as `de-DE`; empty: it says none. */
export const language = (): string => document.documentElement.lang;
