import contract from '../../contract/contract.json';
import type { PageSettings } from '../../contract/types';

type Fragments = Readonly< Record< string, string > >;

/**
 * Keeps fragments in the browser's storage where an engine's own script would,
 * and in its order: its listeners, and its script in other tabs, look there.
 *
 * @param keys Null: nowhere.
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
		// Other tabs hear of the hash.
		localStorage.setItem( key, hash );
		sessionStorage.setItem( key, hash );
	};
	const attempt = ( work: ( at: NonNullable< typeof keys > ) => void ) => {
		try {
			if ( keys ) {
				work( keys );
			}
		} catch {
			// Denied or full: who reads it finds nothing, and asks the server.
		}
	};
	return {
		/** After a change of the cart. */
		changed: ( fragments: Fragments, hash: string ): void =>
			attempt( ( at ) => {
				if ( ! sessionStorage.getItem( at.hash ) ) {
					note();
				}
				keep( at, fragments, hash );
			} ),
		/** After the server was asked. */
		refreshed: ( fragments: Fragments, hash: string ): void =>
			attempt( ( at ) => {
				keep( at, fragments, hash );
				if ( hash ) {
					note();
				}
			} ),
	};
};
