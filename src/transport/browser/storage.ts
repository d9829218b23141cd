import type { StoredFragments } from '../../core/cart/fragments';
import { readJson } from '../http/json';
import {
	isList,
	isNumber,
	isShape,
	isText,
	isTexts,
	orUndefined,
} from '../http/shape';
import type { Environment } from './environment';

/** Whether a value is what a tab stores, and tells. */
export const isStored = isShape< StoredFragments >( {
	fragments: isTexts,
	hash: isText,
	at: isNumber,
	language: orUndefined( isText ),
	without: orUndefined( isList( isText ) ),
} );

/**
 * The fragments of the last answer, shared by the tabs of a shop: it is in
 * local storage, so that a new tab asks for nothing that an old one knows.
 *
 * @param storage Null: nothing is kept, every page asks.
 * @param key     Of this shop.
 */
export const createFragmentsCache = (
	storage: Environment[ 'storage' ],
	key: string
) => ( {
	read: (): StoredFragments | null => {
		const value = readJson( storage?.getItem( key ) );
		return isStored( value ) ? value : null;
	},
	write: ( stored: StoredFragments ): void => {
		try {
			storage?.setItem( key, JSON.stringify( stored ) );
		} catch {
			// The quota is full: what is stored has another hash than the cookie, so the next page asks.
		}
	},
} );
