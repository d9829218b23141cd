import contract from '../../contract';
import type { Collection } from './of-page';

const { events, markers } = contract;

/**
 * Gives on what a script does by jQuery alone: a click on a listing's link, of which
 * the browser knows nothing as it does of one on a button, and a checkout form that
 * is sent, which jQuery would send past everybody who listens. They are no events of
 * the browser's, which jQuery's listeners would hear again. A cart's form that a script
 * has covered is not sent.
 */
export const hearPresses = ( body: Collection ): void => {
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
	// As WooCommerce's script does: who has covered the form asks for something by themselves.
	body.on( 'submit', markers.cart_form, ( event ) => {
		if ( event.target.closest( `.${ markers.processing }` ) ) {
			event.preventDefault();
		}
	} );
};
