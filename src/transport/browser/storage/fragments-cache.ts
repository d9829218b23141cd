import type { StoredFragments } from '../../../core/cart/fragments';
import { readJson } from '../../http/json';
import {
	isList,
	isNumber,
	isShape,
	isText,
	isTexts,
	orUndefined,
} from '../../http/shape';
import type { Environment } from '../environment';

/** Whether a value has the shape that tabs store and send. */
export const isStored = isShape< StoredFragments >( {
	fragments: isTexts,
	hash: isText,
	at: isNumber,
	language: orUndefined( isText ),
	without: orUndefined( isList( isText ) ),
} );

/**
 * Caches the fragments of the last response for all tabs of a shop: local
 * storage saves new tabs a request.
 *
 * @param storage Null: nothing is cached.
 * @param key     Storage key of the shop.
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
			// Quota exceeded: the hash differs, so the next page asks.
		}
	},
} );
