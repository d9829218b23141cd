import type { PageSettings } from '../../contract/types';
import { planFragments } from '../../core/cart/fragments';
import type { FragmentsFacts } from '../../core/cart/fragments';
import type { Environment } from '../../transport/browser/environment';
import { createFragmentsCache } from '../../transport/browser/storage';
import { createWriting } from '../../transport/cart/writing';
import { isCartInSight, isSeen } from '../page/fragments';
import type { LazyCart } from './lazy-cart';

/** What a page knows of its visitor's cart. */
interface Known extends Pick< FragmentsFacts, 'hash' | 'items' | 'shown' > {
	/** Of what is stored. */
	key: string;
	/** Where a write that is under way is noted. */
	writing: string;
	/** What the cookie says by now. */
	hashNow: () => string;
}

/** How often the cookie is looked at while a write is under way, in milliseconds. */
const LOOK = 250;

/** What is waited for already, by where it is noted. */
const awaited = new Set< string >();

/**
 * Waits for a write that another page has begun, and brings this page up to it:
 * it may have been printed before. Nothing tells that page's answer but the cookie.
 */
const awaitWrite = (
	env: Pick< Environment, 'now' | 'storage' >,
	cart: Pick< LazyCart, 'refresh' >,
	{ hash, writing, hashNow }: Pick< Known, 'hash' | 'writing' | 'hashNow' >
): void => {
	const noted = createWriting( env, writing );
	const look = () => {
		if ( hashNow() === hash && noted.read()?.hash === hash ) {
			setTimeout( look, LOOK );
			return;
		}
		awaited.delete( writing );
		noted.end();
		if ( hashNow() !== hash ) {
			void cart.refresh();
		}
	};
	if ( ! awaited.has( writing ) ) {
		awaited.add( writing );
		look();
	}
};

/**
 * Fetches the client when something in sight is out of date or the server must
 * be asked.
 *
 * @see spec 4.3, 7.4, 9.10
 */
export const catchUp = (
	{ scope = '', fragments }: PageSettings,
	env: Pick< Environment, 'now' | 'storage' >,
	cart: Pick< LazyCart, 'getState' | 'load' | 'refresh' >,
	{ key, ...known }: Known
): void => {
	// What this page writes it hears itself.
	if ( ! cart.getState().busy ) {
		awaitWrite( env, cart, known );
	}
	const stored = createFragmentsCache( env.storage, key ).read();
	const plan = planFragments( {
		...known,
		mode: fragments.refresh,
		stored,
		now: env.now(),
	} );
	if (
		( plan === 'fetch' &&
			! ( fragments.lazy && ! isCartInSight( scope ) ) ) ||
		( plan === 'stored' &&
			Object.keys( stored?.fragments ?? {} ).some( ( selector ) =>
				isSeen( selector, scope )
			) )
	) {
		cart.load().catch( reportError );
	}
};
