import contract from '../../../contract';
import { trigger } from '../../jquery/events';
import { pageJQuery } from '../../jquery/of-page';
import type { Behavior } from '../../page';
import { checkoutForm } from '../form';

const { events, fields, markers } = contract;

/**
 * Triggers the jQuery events of the engine's own checkout script for other
 * plugins: the checkout's init and the chosen payment method. Payment gateways
 * set up their fields on them.
 */
export const triggerCheckoutEvents: Behavior = ( page ) => {
	const choice = `${ markers.checkout_form } input[name="${ page.name(
		fields.payment_method
	) }"]`;
	let last: string | undefined;
	const tellPayment = (): void => {
		const chosen = document.querySelector< HTMLInputElement >(
			`${ choice }:checked, ${ choice }[type="hidden"]`
		)?.value;
		if ( chosen !== undefined && chosen !== last ) {
			last = chosen;
			trigger( page, events.payment_method_selected );
		}
	};
	// Wait until `document.ready` listeners are registered.
	pageJQuery()?.( () => {
		if ( checkoutForm() ) {
			tellPayment();
			trigger( page, events.init_checkout );
		}
	} );
	page.on( 'change', choice, tellPayment );
	// After the totals, which may change the payment methods.
	document.addEventListener( events.native.fragments_refreshed, tellPayment );
};
