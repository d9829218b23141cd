import contract from '../../../contract';
import type { Behavior } from '../../page';

const { fields, markers } = contract;

/**
 * Sets the text of the order button to that of the chosen payment method, else
 * its default text. The default is only printed if some method has a text.
 *
 * @see spec 2.7
 */
export const nameOrderButton: Behavior = ( page ) =>
	page.on(
		'change',
		`${ markers.checkout_form } input[name="${ page.name(
			fields.payment_method
		) }"]`,
		( _event, input ) => {
			const button = input
				.closest( 'form' )
				?.querySelector< HTMLElement >( markers.place_order );
			const usual = button?.dataset.value;
			if ( button && usual ) {
				button.textContent = input.dataset.order_button_text || usual;
			}
		}
	);
