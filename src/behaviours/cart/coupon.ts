import contract from '../../contract';
import { all } from '../dom/find';
import { trigger } from '../jquery/events';
import type { Behaviour, Page } from '../page';
import { forgetSaid, showSaid } from './said';

const { events, markers } = contract;

/** In the form or elsewhere in the cart, tied to the form. */
const inCart = ( selector: string ) => `.${ markers.cart_root } ${ selector }`;

/** A control of the cart's form, which may stand outside of it. */
const controlOf = ( form: HTMLFormElement | null, selector: string ) =>
	all< HTMLInputElement >( inCart( selector ) ).find(
		( control ) => control.form === form
	);

/** Shows above the cart what the shop says of a coupon. */
const show = ( page: Page, message = '' ) => {
	const root = document.querySelector( `.${ markers.cart_root }` );
	showSaid( page, message, ( said ) => root?.before( said ) );
};

const apply = async ( page: Page, button: HTMLElement ) => {
	const { form } = button as HTMLButtonElement;
	const input = controlOf( form, markers.coupon_input );
	if ( ! form || ! input ) {
		return;
	}
	forgetSaid();
	button.classList.add( markers.loading );
	try {
		const code = input.value.trim();
		const result = await page.cart.applyCoupon( code );
		if ( result.ok ) {
			input.value = '';
			show( page, result.answer.message );
			trigger( page, events.applied_coupon, code );
		} else if ( result.why === 'http' ) {
			form.requestSubmit( button );
		} else {
			input.focus();
			page.announce( result.failure.text );
		}
	} finally {
		button.classList.remove( markers.loading );
	}
};

/**
 * The cart page's coupon field. Enter applies the coupon; the browser alone
 * would press the first button of the form, whichever that is.
 *
 * @see spec 2.5, 5.7
 */
export const applyCoupons: Behaviour = ( page ) => {
	page.on( 'click', inCart( markers.coupon_button ), ( event, button ) => {
		event.preventDefault();
		void apply( page, button );
	} );
	page.on( 'keydown', inCart( markers.coupon_input ), ( event, input ) => {
		if ( ( event as KeyboardEvent ).key === 'Enter' ) {
			event.preventDefault();
			controlOf(
				( input as HTMLInputElement ).form,
				markers.coupon_button
			)?.click();
		}
	} );
	page.on( 'click', markers.coupon_remove, ( event, link ) => {
		const { coupon } = link.dataset;
		if ( coupon ) {
			event.preventDefault();
			forgetSaid();
			void page.cart.removeCoupon( coupon ).then( ( result ) => {
				if ( result.ok ) {
					show( page, result.answer.message );
					trigger( page, events.removed_coupon, coupon );
				} else {
					page.browser.navigate( ( link as HTMLAnchorElement ).href );
				}
			} );
		}
	} );
};
