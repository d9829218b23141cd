/** Whether an element of the page matches a selector. */
export const isOnPage = ( selector: string ): boolean =>
	document.querySelector( selector ) !== null;

/** The page's language, such as `de-DE`; empty if not set. */
export const language = (): string => document.documentElement.lang;
