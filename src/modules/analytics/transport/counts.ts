import contract from '../../../contract';
import type { Count } from '../counts';

/**
 * Sends counts to the shop, also from a page that is just being left.
 *
 * @return False: the browser would not take them.
 *
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
		// Storage is blocked for this site.
		return null;
	}
};

/**
 * Whether a receipt is seen for the first time in this tab. A browser without
 * storage says so each time.
 *
 * @param key     Where it is remembered.
 * @param receipt What marks it.
 */
export const isFirstView = ( key: string, receipt: string ): boolean => {
	const is_first = storage()?.getItem( key ) !== receipt;
	storage()?.setItem( key, receipt );
	return is_first;
};

/** Forgets which receipt was seen. */
export const forgetView = ( key: string ): void => storage()?.removeItem( key );
