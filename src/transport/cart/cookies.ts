import contract from '../../contract/contract.json';
import { createResolver } from '../../contract';
import type { PageSettings } from '../../contract/types';
import { readCookie } from '../browser/cookies';

/** What the cookies of a shop say of its visitor's cart. */
export interface CartCookies {
	/** Pieces in the cart; 0: none; null: there are some, and nobody knows how many. */
	count: number | null;
	/** Of the cart's contents; empty: there is no cart, or none is known. */
	hash: string;
}

/**
 * Reads what the cookies say of the cart.
 *
 * Where the engine's own cookie is a flag, a second one holds count and hash
 * (`4.9e107d9d`). Without the flag there is no cart, whatever is left of the
 * other: the engine ended it.
 *
 * @param settings The page's.
 * @param cookies  As `document.cookie` has them.
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
