import contract from '../../contract';
import { DRAWER } from '../../behaviours/dialog/drawer';
import { CART_ICON } from '../../behaviours/mini-cart/icon';
import type { Behaviour } from '../../behaviours/page';

const { markers } = contract;

const NEAR = 'pointerover touchstart focusin';

const WANTED = `${ CART_ICON }, [${ markers.view }], ${ markers.listing_button }`;

/**
 * Fetches ahead what a shopper is about to use: who points at the cart icon
 * opens the cart; who comes near a button or a view uses it.
 */
export const preloadOnIntent: Behaviour = ( page ) => {
	page.on( NEAR, WANTED, ( _event, near ) => {
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
