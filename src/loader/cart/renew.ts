import type { PageSettings } from '../../contract/types';
import type { Environment } from '../../transport/browser/environment';
import { isLazy } from '../../transport/browser/lazy';
import { isOnPage, language } from '../../transport/browser/on-page';
import type { PageCart } from '../../transport/cart/client';
import type { Known } from '../../transport/cart/known';
import { planFor } from '../../transport/cart/plan';
import { createWriting } from '../../transport/cart/writing';
import { isCartInSight, isSeen } from '../../behaviours/page/seen';

/** Interval for checking the cookie during a pending write, in milliseconds. */
const LOOK = 250;

/** Pending writes being awaited, by storage key. */
const awaited = new Set< string >();

/**
 * Waits for a write begun on another page, then refreshes this page, which may
 * have been printed before. Only the cookie tells when it is done.
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
 * Loads the cart client if visible content is outdated or the shop must be
 * asked.
 *
 * @param settings The page's settings.
 * @param env      The browser environment.
 * @param cart     The page's cart.
 * @param known    What is known about the cart.
 * @param shown    Hash of the cart printed in the page.
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
	// This page gets the responses to its own writes.
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
			! ( isLazy( fragments ) && ! isCartInSight( scope ) ) ) ||
		( plan === 'stored' &&
			// Stored fragments of another page may lack the order review.
			( isCartInSight( scope ) ||
				Object.keys( stored?.fragments ?? {} ).some( ( selector ) =>
					isSeen( selector, scope )
				) ) )
	) {
		cart.load().catch( reportError );
	}
};
