import contract, { createResolver } from '../../contract';
import type { PageSettings } from '../../contract/types';
import type { Environment } from '../browser/environment';
import { readCartCookies, type CartCookies } from './cookies';

const { storage } = contract;

/** What a browser knows of a shop's cart before anybody asks the shop. */
export interface Known {
	/** Where the last answer is stored. */
	readonly key: string;
	/** Where a write that is under way is noted. */
	readonly writing: string;
	/** What the cookies say by now. */
	readonly cookies: () => CartCookies;
}

/**
 * Says where a shop keeps what its pages share.
 *
 * @param settings The page's.
 * @param env      The browser.
 */
export const createKnown = (
	settings: Pick< PageSettings, 'brands' | 'fragments' | 'site' >,
	env: Pick< Environment, 'cookies' >
): Known => {
	const resolve = createResolver( settings.brands );
	const ofShop = ( name: string ) =>
		`${ resolve( name ) }_${ settings.site }`;
	return {
		key: ofShop( storage.fragments ),
		writing: ofShop( storage.cart_writing ),
		cookies: () => readCartCookies( settings, env.cookies() ),
	};
};
