import contract from '../../../contract';
import type { Behaviour } from '../../page';

const { fields, markers } = contract;

/**
 * Has the button that places the order say what the chosen way to pay has for it,
 * else its usual text. Only where some way has a text is the usual one told.
 *
 * @see spec 2.7
 */
export const nameOrderButton: Behaviour = ( page ) =>
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
