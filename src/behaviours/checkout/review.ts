import contract from '../../contract';
import type { WriteResult } from '../../contract/types';
import type { Behaviour, Page } from '../page';
import { forgetSaid, showSaid } from '../cart/said';
import { trigger } from '../jquery/events';
import { clearError, forgetCountry, showError, showErrors } from './errors';

const { events, fields, markers } = contract;

const inForm = ( selector: string ) =>
	`${ markers.checkout_form } ${ selector }`;

const formOf = ( element: HTMLElement ) =>
	element.closest< HTMLFormElement >( markers.checkout_form );

/** Shows at the coupon field what the shop says of a coupon. */
const show = ( page: Page, message = '' ) =>
	showSaid(
		page,
		message,
		( said ) =>
			document
				.querySelector( inForm( markers.coupon_box ) )
				?.append( said )
	);

/** Follows a change of the cart that was asked for in the form. */
const follow = (
	page: Page,
	control: HTMLElement,
	result: WriteResult,
	done = ''
) => {
	const form = formOf( control );
	if ( result.ok ) {
		page.announce( done );
	} else if ( form ) {
		showErrors( form, result.failure.text );
	}
};

const applyCoupon = async ( page: Page, button: HTMLElement ) => {
	const form = formOf( button );
	const input = form?.querySelector< HTMLInputElement >(
		markers.coupon_input
	);
	if ( ! form || ! input ) {
		return;
	}
	clearError( input );
	forgetSaid();
	button.classList.add( markers.loading );
	try {
		const result = await page.cart.applyCoupon( input.value.trim() );
		if ( result.ok ) {
			input.value = '';
			show( page, result.answer.message );
		} else {
			// It stays until the code is changed. @see field 32
			showError( form, fields.coupon_code, result.failure.text );
			input.focus();
			page.announce( result.failure.text );
		}
	} finally {
		button.classList.remove( markers.loading );
	}
};

/** Says of the sums whether they are those of the cart as it is shown. */
const keepPending: Behaviour = ( page ) => {
	page.cart.subscribe( ( { busy, totals_pending: pending } ) => {
		const sums = document.querySelector(
			inForm( `${ markers.order_review_table } .vitrine-cart-sums` )
		);
		sums?.classList.toggle( 'is-pending', busy || pending );
		sums?.setAttribute( 'aria-busy', String( busy || pending ) );
	} );
};

/**
 * The choices of the checkout that change what is to be paid, and the review
 * that shows it.
 *
 * @see spec 2.7, 5.7
 */
export const keepReview: Behaviour = ( page ) => {
	keepPending( page );
	page.on( 'click', inForm( markers.coupon_button ), ( event, button ) => {
		event.preventDefault();
		void applyCoupon( page, button );
	} );
	page.on( 'keydown', inForm( markers.coupon_input ), ( event, input ) => {
		if ( ( event as KeyboardEvent ).key === 'Enter' ) {
			// The browser would press the first button: an order.
			event.preventDefault();
			formOf( input )
				?.querySelector< HTMLElement >( markers.coupon_button )
				?.click();
		}
	} );
	page.on( 'click', inForm( markers.coupon_remove ), ( event, button ) => {
		event.preventDefault();
		forgetSaid();
		void page.cart
			.removeCoupon( button.dataset.coupon ?? '' )
			.then( ( result ) => {
				if ( result.ok ) {
					show( page, result.answer.message );
				} else {
					follow( page, button, result );
				}
			} );
	} );
	page.on(
		'change',
		inForm( `input[name^="${ fields.shipping_method }"]` ),
		( _event, input ) => {
			void page.cart
				.chooseShipping( ( input as HTMLInputElement ).value )
				.then( ( result ) =>
					follow( page, input, result, page.text( 'totals_updated' ) )
				);
		}
	);
	page.on( 'input change', inForm( '[aria-invalid]' ), ( _event, field ) =>
		clearError( field )
	);
	page.on(
		'change',
		inForm( 'select[name$="_country"]' ),
		( _event, field ) => forgetCountry( field )
	);
	page.cart.onFragments( ( fragments, _hash, source ) => {
		// Another page's answer has no review in it.
		if (
			! ( markers.order_review_table in fragments ) &&
			( source === 'cache' || source === 'tab' )
		) {
			void page.cart.refresh();
		}
	} );
	document.addEventListener( events.native.fragments_refreshed, () =>
		trigger( page, events.updated_checkout )
	);
};
