import contract from '../../../contract';
import { trigger } from '../../jquery/events';
import { pageJQuery } from '../../jquery/of-page';
import type { Behaviour } from '../../page';
import { checkoutForm } from '../form';

const { events, fields, markers } = contract;

/**
 * Tells scripts of other plugins by jQuery what the engine's own checkout script
 * would: that there is a checkout, and which way to pay is chosen. Those of payment
 * providers make their fields ready then.
 */
export const tellPlugins: Behaviour = ( page ) => {
	const choice = `${ markers.checkout_form } input[name="${ page.name(
		fields.payment_method
	) }"]`;
	let told: string | undefined;
	const tellPayment = (): void => {
		const chosen = document.querySelector< HTMLInputElement >(
			`${ choice }:checked, ${ choice }[type="hidden"]`
		)?.value;
		if ( chosen !== undefined && chosen !== told ) {
			told = chosen;
			trigger( page, events.payment_method_selected );
		}
	};
	// When those who wait for the document are there to hear it.
	pageJQuery()?.( () => {
		if ( checkoutForm() ) {
			tellPayment();
			trigger( page, events.init_checkout );
		}
	} );
	page.on( 'change', choice, tellPayment );
	// After the totals, which may bring other ways to pay.
	document.addEventListener( events.native.fragments_refreshed, tellPayment );
};
