import contract from '../../contract/contract.json';
import type { PageSettings } from '../../contract/types';

/**
 * Keeps fragments in the browser's storage where an engine's own script would:
 * its listeners, and its script in other tabs, look there.
 *
 * @param keys Null: nowhere.
 */
export const createEngineStorage = (
	keys: PageSettings[ 'fragments' ][ 'storage' ] | null
) => ( {
	keep(
		fragments: Readonly< Record< string, string > >,
		hash: string
	): void {
		if ( ! keys ) {
			return;
		}
		try {
			if ( hash ) {
				sessionStorage.setItem(
					contract.storage.cart_created,
					`${ Date.now() }`
				);
			}
			sessionStorage.setItem(
				keys.fragments,
				JSON.stringify( fragments )
			);
			// Other tabs hear of the hash.
			localStorage.setItem( keys.hash, hash );
			sessionStorage.setItem( keys.hash, hash );
		} catch {
			// Denied or full: who reads it finds nothing, and asks the server.
		}
	},
} );
