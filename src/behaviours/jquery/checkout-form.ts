import contract from '../../contract';
import type { Bridge } from './bridge';
import type { JQuery } from './of-page';

const { events, fields, markers } = contract;

const OVERLAY = { background: '#fff', opacity: 0.6 };

/**
 * The object passed to `checkout_place_order` handlers: the part of the
 * engine's own checkout form object that payment gateways use.
 */
export const createCheckoutForm = (
	jQuery: JQuery,
	form: HTMLFormElement,
	trigger: Bridge[ 'trigger' ]
) => {
	const $form = jQuery( form );
	const placeOf = () =>
		form.querySelector< HTMLElement >( markers.checkout_errors );
	const method = () =>
		form.querySelector< HTMLInputElement >(
			`[name="${ fields.payment_method }"]:checked`
		)?.value;
	const update = () => trigger( events.update_checkout );
	const scroll = () =>
		( placeOf() ?? form ).scrollIntoView( { block: 'center' } );
	const nothing = () => {};
	return {
		$checkout_form: $form,
		$order_review: jQuery( '#order_review' ),
		selectedPaymentMethod: method(),
		get_payment_method: method,
		trigger_update_checkout: update,
		queue_update_checkout: update,
		maybe_update_checkout: update,
		update_checkout: update,
		// Not needed: the page has its own unload handling and no timer.
		reset_update_checkout_timer: nothing,
		attachUnloadEventsOnSubmit: nothing,
		detachUnloadEventsOnSubmit: nothing,
		blockOnSubmit: () =>
			$form.block?.( { message: null, overlayCSS: OVERLAY } ),
		submit: () => form.requestSubmit(),
		submit_error: ( html: string ) => {
			const place = placeOf();
			// Trusted HTML of the page's own scripts.
			jQuery( place ).html?.( html );
			scroll();
			place
				?.querySelector< HTMLElement >( '[tabindex="-1"]' )
				?.focus( { preventScroll: true } );
			trigger( events.checkout_error, html );
		},
		scroll_to_notices: scroll,
	};
};
