import type { PreviewData } from '../../contract/types';
import { readJson } from '../http/json';

/**
 * Where a site keeps what is tried on it, over reloads and from page to page.
 *
 * @param storage Null: nowhere, then a reload forgets it.
 * @param key     Of this site.
 * @param url     Origin of the site.
 * @see spec 3.14, 9.4
 */
export const createPreviewStorage = (
	storage: Pick< Storage, 'getItem' | 'setItem' | 'removeItem' > | null,
	key: string,
	url: string
) => ( {
	/** As it stands there, from whomever. */
	read: (): unknown => readJson( storage?.getItem( key ) ),
	/** @param data Null: nothing is kept any more. */
	write: ( data: PreviewData | null ): void => {
		if ( ! data ) {
			storage?.removeItem( key );
			return;
		}
		try {
			storage?.setItem( key, JSON.stringify( { url, data } ) );
		} catch {
			// The quota is full, of a large picture: it shows until the next reload.
		}
	},
} );
