import contract, { createResolver } from '../../contract';
import type { PageSettings } from '../../contract/types';
import type { Environment } from '../../transport/browser/environment';
import { readCartCookies } from '../../transport/cart/cookies';
import { markOfPage } from '../../transport/cart-mark';
import type { LazyCart } from './lazy-cart';

const { storage } = contract;

/**
 * Brings a page up to what the cookies say: the count at once. A visitor of whom
 * nothing is known has no cart, and needs nothing more.
 *
 * @see spec 4.3, 7.4, 9.10, field 1
 */
export const comeUp = (
	settings: PageSettings,
	env: Pick< Environment, 'cookies' | 'now' | 'storage' >,
	cart: Pick< LazyCart, 'changedElsewhere' | 'getState' | 'load' | 'refresh' >
): void => {
	const resolve = createResolver( settings.brands );
	const look = () => readCartCookies( settings, env.cookies() );
	const { count, hash } = look();
	const shown = markOfPage( document, settings.scope )?.hash ?? '';
	const ofShop = ( name: string ) =>
		`${ resolve( name ) }_${ settings.site }`;
	const key = ofShop( storage.fragments );
	const writing = ofShop( storage.cart_writing );
	if ( count !== null ) {
		cart.changedElsewhere( { count, hash } );
	}
	if (
		count !== 0 ||
		hash ||
		shown ||
		env.storage?.getItem( key ) ||
		env.storage?.getItem( writing ) ||
		settings.fragments.refresh === 'always'
	) {
		import( /* webpackChunkName: "catch-up" */ './catch-up' ).then(
			( { catchUp } ) =>
				catchUp( settings, env, cart, {
					items: count ?? 1,
					hash,
					shown,
					key,
					writing,
					hashNow: () => look().hash,
				} ),
			reportError
		);
	}
};
