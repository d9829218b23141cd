import type { PageSettings } from '../../contract/types';
import type { Environment } from '../../transport/browser/environment';
import { onceOpened } from '../../transport/browser/opened';
import { markOfPage } from '../../transport/cart-mark';
import { createPageCart, type PageCart } from '../../transport/cart/client';
import { createKnown } from '../../transport/cart/known';

/**
 * Opens the cart of a page: the count that the cookies tell stands there at once,
 * and what the shopper does counts in its frame. A visitor of whom nothing is known
 * has no cart, and needs nothing more.
 *
 * @param settings     The page's.
 * @param env          The browser.
 * @param fetchOutside Fetches what asks the shop, and connects it.
 * @return The cart, and what brings the page up to what the cookies say: where the
 *         browser makes it ahead, as soon as it is opened.
 * @see spec 4.3, 7.4, 9.10, field 1
 */
export const openCart = (
	settings: PageSettings,
	env: Pick< Environment, 'cookies' | 'now' | 'storage' >,
	fetchOutside: () => Promise< unknown >
): { cart: PageCart; look: () => void } => {
	const known = createKnown( settings, env );
	const cart = createPageCart( fetchOutside, {
		code: 'network',
		text: settings.texts.network ?? '',
	} );
	const isStored = ( key: string ) => env.storage?.getItem( key );
	const lookNow = () => {
		const { count, hash } = known.cookies();
		const shown = markOfPage( document, settings.scope )?.hash ?? '';
		if ( count !== null ) {
			cart.changedElsewhere( { count, hash } );
		}
		// A cart that stands in the page as the cookie says it is up to date.
		if (
			isStored( known.writing ) ||
			settings.fragments.refresh === 'always' ||
			( hash
				? hash !== shown
				: count !== 0 || shown || isStored( known.key ) )
		) {
			import( /* webpackChunkName: "renew" */ './renew' ).then(
				( { renew } ) => renew( settings, env, cart, known, shown ),
				reportError
			);
		}
	};
	return { cart, look: () => onceOpened( lookNow ) };
};
