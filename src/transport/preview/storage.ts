import type { PreviewData } from '../../contract/types';
import { readJson } from '../http/json';

/**
 * Stores a site's preview across reloads and pages.
 *
 * @param storage Null: nothing is stored.
 * @param key     Storage key of the site.
 * @param url     Origin of the site.
 * @see spec 3.14, 9.4
 */
export const createPreviewStorage = (
	storage: Pick< Storage, 'getItem' | 'setItem' | 'removeItem' > | null,
	key: string,
	url: string
) => ( {
	/** The stored value, not validated. */
	read: (): unknown => readJson( storage?.getItem( key ) ),
	/** @param data Null: deletes the stored value. */
	write: ( data: PreviewData | null ): void => {
		if ( ! data ) {
			storage?.removeItem( key );
			return;
		}
		try {
			storage?.setItem( key, JSON.stringify( { url, data } ) );
		} catch {
			// Quota exceeded by a large image: it is lost on reload.
		}
	},
} );
