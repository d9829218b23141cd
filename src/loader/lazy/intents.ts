import contract from '../../contract';
import { DRAWER } from '../../behaviours/dialog/drawer';
import { CART_ICON } from '../../behaviours/mini-cart/icon';
import type { Behavior } from '../../behaviours/page';

const { markers } = contract;

const NEAR = 'pointerover touchstart focusin';

const WANTED = `${ CART_ICON }, [${ markers.view }], ${ markers.listing_button }`;

/**
 * Preloads what the shopper is likely to use: on hover of the cart icon, a
 * button or a view. A notice is none: it gets the focus from a script.
 */
export const preloadOnIntent: Behavior = ( page ) => {
	page.on( NEAR, WANTED, ( { target }, near ) => {
		if ( ( target as Element ).closest( markers.notice ) ) {
			return;
		}
		page.later()
			.then( ( { preload, showRegions } ) => {
				preload( near );
				if ( near.matches( CART_ICON ) ) {
					document.querySelectorAll( DRAWER ).forEach( preload );
				}
				return showRegions();
			} )
			.catch( reportError );
	} );
};
