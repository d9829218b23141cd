import contract from '../../contract/contract.json';
import { createResolver } from '../../contract';
import type { PageSettings } from '../../contract/types';
import { readCookie } from '../browser/storage/cookies';

/** The visitor's cart according to the shop's cookies. */
export interface CartCookies {
	/** Number of items; null: not empty, number unknown. */
	count: number | null;
	/** Hash of the contents; empty: no cart, or unknown. */
	hash: string;
}

/**
 * Reads the cart cookies.
 *
 * If the engine's own cookie is only a flag, a second one has count and hash
 * (`4.9e107d9d`). Without the flag the cart is empty, even if the second one is
 * still set.
 *
 * @param settings The page's settings.
 * @param cookies  The value of `document.cookie`.
 * @see spec 4.3, 9.4
 */
export const readCartCookies = (
	settings: Pick< PageSettings, 'brands' | 'fragments' >,
	cookies: string
): CartCookies => {
	const resolve = createResolver( settings.brands );
	const { items_in_cart, cart_count, cart_hash } = contract.cookies;
	const items =
		Number( readCookie( cookies, resolve( items_in_cart ) ) ) || 0;
	const hash = readCookie( cookies, resolve( cart_hash ) );
	if ( ! settings.fragments.counted ) {
		return { count: items, hash };
	}
	if ( ! items ) {
		return { count: 0, hash };
	}
	const [ , count, ours = '' ] =
		/^(\d+)\.(.*)$/.exec( readCookie( cookies, resolve( cart_count ) ) ) ??
		[];
	return count === undefined
		? { count: null, hash }
		: { count: Number( count ), hash: ours };
};
