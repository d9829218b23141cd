import type { PageSettings } from '../../contract/types';
import type { Environment } from '../../transport/browser/environment';
import { onceOpened } from '../../transport/browser/opened';
import { markOfPage } from '../../transport/cart-mark';
import { createPageCart, type PageCart } from '../../transport/cart/client';
import { createKnown } from '../../transport/cart/known';

/**
 * Opens the cart of a page: shows the count from the cookies at once, and
 * changes in the frame of the action. A visitor without cookies has no cart and
 * needs nothing else.
 *
 * @param settings     The page's settings.
 * @param env          The browser environment.
 * @param fetchOutside Loads and connects the cart's outside.
 * @return The cart, and the function that compares it with the cookies (on a
 *         prerendered page, once it is opened).
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
		// A printed cart that matches the cookie is up to date.
		if (
			isStored( known.writing ) ||
			settings.fragments.refresh === 'always' ||
			( hash
				? hash !== shown
				: count !== 0 || shown || isStored( known.key ) )
		) {
			// With notices, which pages after an add have too.
			import( /* webpackChunkName: "after-add" */ './renew' ).then(
				( { renew } ) => renew( settings, env, cart, known, shown ),
				reportError
			);
		}
	};
	return { cart, look: () => onceOpened( lookNow ) };
};
