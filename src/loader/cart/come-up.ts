import contract, { createResolver } from '../../contract';
import type { PageSettings } from '../../contract/types';
import { readCookie } from '../../transport/browser/cookies';
import type { Environment } from '../../transport/browser/environment';
import { markOfPage } from '../../transport/cart-mark';
import type { LazyCart } from './lazy-cart';

const { cookies, storage } = contract;

/**
 * Brings a page up to what the cookies say: the count at once. A visitor of whom
 * nothing is known has no cart, and needs nothing more.
 *
 * @see spec 4.3, 7.4, 9.10, field 1
 */
export const comeUp = (
	settings: PageSettings,
	env: Pick< Environment, 'cookies' | 'now' | 'storage' >,
	cart: Pick< LazyCart, 'getState' | 'hint' | 'load' | 'refresh' >
): void => {
	const resolve = createResolver( settings.brands );
	const cookie = ( name: string ) =>
		readCookie( env.cookies(), resolve( name ) );
	const items = Number( cookie( cookies.items_in_cart ) ) || 0;
	const hash = cookie( cookies.cart_hash );
	const shown = markOfPage( document, settings.scope )?.hash ?? '';
	const ofShop = ( name: string ) =>
		`${ resolve( name ) }_${ settings.site }`;
	const key = ofShop( storage.fragments );
	const writing = ofShop( storage.cart_writing );
	cart.hint( items );
	if (
		items ||
		hash ||
		shown ||
		env.storage?.getItem( key ) ||
		env.storage?.getItem( writing ) ||
		settings.fragments.refresh === 'always'
	) {
		import( /* webpackChunkName: "catch-up" */ './catch-up' ).then(
			( { catchUp } ) =>
				catchUp( settings, env, cart, {
					items,
					hash,
					shown,
					key,
					writing,
					hashNow: () => cookie( cookies.cart_hash ),
				} ),
			reportError
		);
	}
};
