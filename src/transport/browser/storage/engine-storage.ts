import contract from '../../../contract/contract.json';
import type { PageSettings } from '../../../contract/types';

type Fragments = Readonly< Record< string, string > >;

/**
 * Stores fragments under the engine's own storage keys, where its listeners and
 * its script in other tabs expect them.
 *
 * @param keys Null: nothing is stored.
 */
export const createEngineStorage = (
	keys: PageSettings[ 'fragments' ][ 'storage' ] | null
) => {
	const note = () =>
		sessionStorage.setItem(
			contract.storage.cart_created,
			`${ Date.now() }`
		);
	const keep = (
		{ fragments: name, hash: key }: { fragments: string; hash: string },
		fragments: Fragments,
		hash: string
	) => {
		sessionStorage.setItem( name, JSON.stringify( fragments ) );
		// Notifies other tabs.
		localStorage.setItem( key, hash );
		sessionStorage.setItem( key, hash );
	};
	const attempt = ( work: ( at: NonNullable< typeof keys > ) => void ) => {
		try {
			if ( keys ) {
				work( keys );
			}
		} catch {
			// Denied or full: readers request the fragments instead.
		}
	};
	return {
		/** After the cart has changed. */
		changed: ( fragments: Fragments, hash: string ): void =>
			attempt( ( at ) => {
				if ( ! sessionStorage.getItem( at.hash ) ) {
					note();
				}
				keep( at, fragments, hash );
			} ),
		/** After a refresh. */
		refreshed: ( fragments: Fragments, hash: string ): void =>
			attempt( ( at ) => {
				keep( at, fragments, hash );
				if ( hash ) {
					note();
				}
			} ),
	};
};
