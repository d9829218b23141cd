import contract from '../contract';
import { CART_ICON } from '../behaviours/mini-cart/icon';
import type { Behaviour } from '../behaviours/page';

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
				for ( const region of [
					near,
					...document.querySelectorAll( markers.cart_contents ),
				] ) {
					preload( region );
				}
				return showRegions();
			} )
			.catch( reportError );
	} );
};
