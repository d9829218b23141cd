import { scopeOf } from './scope';

/**
 * The regions of a fragment's key. An invalid selector, such as a third party's
 * key, matches nothing. Regions in another shop's markup are skipped.
 *
 * @param scope The shop that sent the response; empty: the main one.
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
