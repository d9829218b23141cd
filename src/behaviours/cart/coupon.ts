import contract from '../../contract';
import { all } from '../dom/find';
import { trigger } from '../jquery/events';
import type { Behavior, Page } from '../page';
import { removeCouponMessage, showCouponMessage } from './coupon-message';

const { events, markers } = contract;

/** Matches inside the cart, whether in its form or elsewhere. */
const inCart = ( selector: string ) => `.${ markers.cart_root } ${ selector }`;

/** A control of the cart form, possibly outside of it (`form` attribute). */
const controlOf = ( form: HTMLFormElement | null, selector: string ) =>
	all< HTMLInputElement >( inCart( selector ) ).find(
		( control ) => control.form === form
	);

/** Shows the shop's coupon message above the cart. */
const show = ( page: Page, message = '' ) => {
	const root = document.querySelector( `.${ markers.cart_root }` );
	showCouponMessage( page, message, ( element ) => root?.before( element ) );
};

const apply = async ( page: Page, button: HTMLElement ) => {
	const { form } = button as HTMLButtonElement;
	const input = controlOf( form, markers.coupon_input );
	if ( ! form || ! input ) {
		return;
	}
	removeCouponMessage();
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
 * Handles the coupon field of the cart page. Enter applies the coupon; by
 * default the browser would press the first button of the form.
 *
 * @see spec 2.5, 5.7
 */
export const applyCoupons: Behavior = ( page ) => {
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
			removeCouponMessage();
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
