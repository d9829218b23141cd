import contract, { createResolver } from '../../contract';
import type { PageSettings } from '../../contract/types';
import type { Environment } from '../browser/environment';
import { readCartCookies, type CartCookies } from './cookies';

const { storage } = contract;

/** What a browser knows about a cart without a request. */
export interface Known {
	/** Storage key of the last response. */
	readonly key: string;
	/** Storage key of a pending write. */
	readonly writing: string;
	/** Reads the current cookies. */
	readonly cookies: () => CartCookies;
}

/**
 * The storage keys shared by a shop's pages, and its cookies.
 *
 * @param settings The page's settings.
 * @param env      The browser environment.
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
