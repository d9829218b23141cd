import contract, { createResolver } from '../contract';
import type { PageSettings } from '../contract/types';
import { dataId, planFragments } from '../core/cart/fragments';
import { readCookie } from '../transport/browser/cookies';
import type { Environment } from '../transport/browser/environment';
import { createFragmentsCache } from '../transport/browser/storage';
import { readJson } from '../transport/json';
import { isObject, isText } from '../transport/shape';
import { isSeen } from './fragments';
import type { LazyCart } from './lazy-cart';

const { cookies, storage } = contract;

/** The hash of the cart that the page was printed with; empty for the empty cart. */
const shownHash = ( scope: string ) => {
	const data = readJson(
		document.getElementById( dataId( scope ) )?.textContent
	);
	return isObject( data ) && isText( data.hash ) ? data.hash : '';
};

/**
 * Brings a page up to what the cookies say: the count at once, and the client
 * when something in sight is out of date or the server must be asked.
 *
 * @see spec 4.3, 7.4, 9.10, field 1
 */
export const comeUp = (
	settings: PageSettings,
	env: Pick< Environment, 'cookies' | 'now' | 'storage' >,
	cart: Pick< LazyCart, 'hint' | 'load' >
): void => {
	const { scope = '' } = settings;
	const resolve = createResolver( settings.brands );
	const cookie = ( name: string ) =>
		readCookie( env.cookies(), resolve( name ) );
	const items = Number( cookie( cookies.items_in_cart ) ) || 0;
	cart.hint( items );

	const stored = createFragmentsCache(
		env.storage,
		`${ resolve( storage.fragments ) }_${ settings.site }`
	).read();
	const plan = planFragments( {
		mode: settings.fragments.refresh,
		hash: cookie( cookies.cart_hash ),
		items,
		shown: shownHash( scope ),
		stored,
		now: env.now(),
	} );
	if (
		plan === 'fetch' ||
		( plan === 'stored' &&
			Object.keys( stored?.fragments ?? {} ).some( ( key ) =>
				isSeen( key, scope )
			) )
	) {
		cart.load().catch( reportError );
	}
};
