import contract from '../../contract';
import type { Behaviour, Page } from '../page';
import { trigger } from '../jquery/events';
import type { CheckoutAnswer } from './answer';
import { clearErrors, showErrors } from './errors';
import { hiddenField, sendForm } from './send';

const { events, fields, markers } = contract;

/** Shows that the order is under way. Returns the function that ends it. */
const occupy = ( form: HTMLFormElement ) => {
	const button = form.querySelector< HTMLButtonElement >(
		markers.place_order
	);
	form.setAttribute( 'aria-busy', 'true' );
	form.classList.add( markers.processing );
	// Not disabled by the attribute, which would throw the focus out of it.
	button?.setAttribute( 'aria-disabled', 'true' );
	button?.classList.add( markers.loading );
	return () => {
		form.removeAttribute( 'aria-busy' );
		form.classList.remove( markers.processing );
		button?.removeAttribute( 'aria-disabled' );
		button?.classList.remove( markers.loading );
	};
};

const refuse = (
	page: Page,
	form: HTMLFormElement,
	answer: Extract< CheckoutAnswer, { ok: false } >
) => {
	const key = hiddenField( form, page.name( fields.idempotency_key ) );
	if ( key && answer.key ) {
		key.value = answer.key;
	}
	if ( answer.refresh ) {
		void page.cart.refresh();
	}
	showErrors( form, answer.text, answer.fields );
	trigger( page, events.checkout_error, answer.text );
};

/** Whether an order was placed from this page. Outlives the back button. */
let placed = false;

const place = async ( page: Page, form: HTMLFormElement ) => {
	const free = occupy( form );
	clearErrors( form );
	page.announce( page.text( 'placing_order' ) );
	try {
		const answer = await sendForm( page, form );
		if ( answer?.ok ) {
			// The form stays occupied: the page is about to go.
			placed = true;
			page.browser.navigate( answer.redirect );
			return;
		}
		free();
		if ( answer ) {
			refuse( page, form, answer );
		} else {
			showErrors( form, page.text( 'order_unknown' ) );
		}
	} catch ( error ) {
		free();
		throw error;
	}
};

/** Whether a button of the form does something else than placing the order. */
const isOther = ( submitter: HTMLElement | null, page: Page ): boolean =>
	submitter instanceof HTMLButtonElement &&
	submitter.name !== '' &&
	submitter.name !== page.name( fields.place_order );

/**
 * Places the order in the background. However often the button is pressed and
 * whatever is lost on the way, there is one order, and the form stays.
 *
 * @see spec 2.7
 */
export const placeOrders: Behaviour = ( page ) => {
	page.on( 'submit', markers.checkout_form, ( event, element ) => {
		const form = element as HTMLFormElement;
		if ( isOther( ( event as SubmitEvent ).submitter, page ) ) {
			return;
		}
		event.preventDefault();
		if ( form.getAttribute( 'aria-busy' ) !== 'true' ) {
			void place( page, form ).catch( reportError );
		}
	} );
	window.addEventListener( 'pageshow', ( { persisted } ) => {
		// The form's key is used up: a new cart must not end in the old order.
		if ( persisted && placed ) {
			page.browser.reload();
		}
	} );
};
