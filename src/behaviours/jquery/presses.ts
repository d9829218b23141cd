import contract from '../../contract';
import type { Collection } from './of-page';

const { events, markers } = contract;

/**
 * Forwards events that scripts trigger only by jQuery: clicks on listing links,
 * and submits of the checkout form, which would bypass our listeners. The
 * forwarded event has a name of its own, so that jQuery listeners do not run
 * twice. A blocked cart form is not submitted.
 */
export const listenForPresses = ( body: Collection ): void => {
	for ( const [ type, selector ] of [
		[ 'click', `a${ markers.listing_button }` ],
		[ 'submit', markers.checkout_form ],
	] as const ) {
		body.on( type, selector, ( event ) => {
			if ( ! event.originalEvent && ! event.isDefaultPrevented() ) {
				event.preventDefault();
				event.target.dispatchEvent(
					new MouseEvent( events.alone + type, {
						bubbles: true,
						cancelable: true,
					} )
				);
			}
		} );
	}
	// Like WooCommerce's script: the form is blocked by another request.
	body.on( 'submit', markers.cart_form, ( event ) => {
		if ( event.target.closest( `.${ markers.processing }` ) ) {
			event.preventDefault();
		}
	} );
};
