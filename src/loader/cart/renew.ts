import type { PageSettings } from '../../contract/types';
import type { Environment } from '../../transport/browser/environment';
import { isOnPage, language } from '../../transport/browser/on-page';
import type { PageCart } from '../../transport/cart/client';
import type { Known } from '../../transport/cart/known';
import { planFor } from '../../transport/cart/plan';
import { createWriting } from '../../transport/cart/writing';
import { isCartInSight, isSeen } from '../page/seen';

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
	cart: Pick< PageCart, 'refresh' >,
	{ cookies, writing }: Known
): void => {
	const { hash } = cookies();
	const noted = createWriting( env, writing );
	const look = () => {
		if ( cookies().hash === hash && noted.read()?.hash === hash ) {
			setTimeout( look, LOOK );
			return;
		}
		awaited.delete( writing );
		noted.end();
		if ( cookies().hash !== hash ) {
			void cart.refresh();
		}
	};
	if ( ! awaited.has( writing ) ) {
		awaited.add( writing );
		look();
	}
};

/**
 * Fetches what asks the shop when something in sight is out of date or the shop
 * must be asked.
 *
 * @param settings The page's.
 * @param env      The browser.
 * @param cart     The page's.
 * @param known    What is known of it.
 * @param shown    The hash of the cart that stands in the page.
 * @see spec 4.3, 7.4, 9.10
 */
export const renew = (
	settings: Pick< PageSettings, 'fragments' | 'scope' >,
	env: Pick< Environment, 'now' | 'storage' >,
	cart: Pick< PageCart, 'getState' | 'load' | 'refresh' >,
	known: Known,
	shown: string
): void => {
	const { scope = '', fragments } = settings;
	// What this page writes it hears itself.
	if ( ! cart.getState().busy ) {
		awaitWrite( env, cart, known );
	}
	const { plan, stored } = planFor(
		settings,
		{ ...env, isOnPage, language },
		known,
		shown
	);
	if (
		( plan === 'fetch' &&
			! ( fragments.lazy && ! isCartInSight( scope ) ) ) ||
		( plan === 'stored' &&
			// What is stored may be another page's, which has no review: ours asks for it.
			( isCartInSight( scope ) ||
				Object.keys( stored?.fragments ?? {} ).some( ( selector ) =>
					isSeen( selector, scope )
				) ) )
	) {
		cart.load().catch( reportError );
	}
};
