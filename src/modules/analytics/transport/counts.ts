import contract from '../../../contract';
import type { Count } from '../counts';

/**
 * Sends counts by a beacon, which works while the page is being left.
 *
 * @return False: the browser has not queued it.
 * @see spec 7.19
 */
export const sendCounts = (
	url: string,
	counts: readonly Count[]
): boolean => {
	const body = new URLSearchParams( {
		[ contract.fields.counts ]: JSON.stringify( counts ),
	} );
	return window.navigator.sendBeacon( url, body );
};

const storage = (): Storage | null => {
	try {
		return window.sessionStorage;
	} catch {
		// Storage is blocked.
		return null;
	}
};

/**
 * Whether an order confirmation is viewed for the first time in this tab.
 * Always true without storage.
 *
 * @param key     Storage key.
 * @param receipt Identifies the order confirmation.
 */
export const isFirstView = ( key: string, receipt: string ): boolean => {
	const is_first = storage()?.getItem( key ) !== receipt;
	storage()?.setItem( key, receipt );
	return is_first;
};

/** Clears the stored order confirmation. */
export const forgetView = ( key: string ): void => storage()?.removeItem( key );
