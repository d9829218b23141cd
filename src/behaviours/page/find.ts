import { scopeOf } from './scope';

/**
 * The regions of a fragment's key. A third party's key may be no selector: it
 * has none. What is in the markup of another shop is not for this one's answers.
 *
 * @param scope Of the shop whose answer it is; empty: the main one.
 */
export const findRegions = ( selector: string, scope = '' ): Element[] => {
	try {
		return [ ...document.querySelectorAll( selector ) ].filter(
			( region ) => ( scopeOf( region ) ?? scope ) === scope
		);
	} catch {
		return [];
	}
};
