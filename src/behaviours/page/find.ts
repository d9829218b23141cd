/** The regions of a fragment's key. A third party's key may be no selector: it has none. */
export const findRegions = ( selector: string ): Element[] => {
	try {
		return [ ...document.querySelectorAll( selector ) ];
	} catch {
		return [];
	}
};
