import contract from '../../contract';
import type { WriteResult } from '../../contract/types';
import type { CheckoutWrite } from '../../core/checkout/types';
import { setFlag } from '../dom/attributes';
import { all } from '../dom/find';
import type { Behavior, Page } from '../page';
import { trigger } from '../jquery/events';
import { pageJQuery } from '../jquery/of-page';
import type { Checkout } from './checkout';
import { checkoutForm } from './form';

const { events, fields, markers } = contract;

const inForm = ( selector: string ) =>
	`${ markers.checkout_form } ${ selector }`;

const VIEW = inForm( `[${ markers.view }]` );

/** Where an intent hydrates the view. */
const WAKERS = `${ VIEW }, ${ inForm( markers.shipping_methods ) }`;

const COUPON_FIELD = inForm( markers.coupon_input );

const couponField = () =>
	document.querySelector< HTMLInputElement >( COUPON_FIELD );

/** A shipping method, in our form or the engine's: both use the same names. */
const choiceOf = ( id: string ) =>
	all< HTMLInputElement >(
		`${ markers.checkout } input[name^="${ fields.shipping_method }"]`
	).find( ( { value } ) => value === id );

const carryOut = (
	{ cart }: Page,
	write: CheckoutWrite
): Promise< WriteResult > => {
	switch ( write.kind ) {
		case 'coupon':
			return cart.applyCoupon( write.code );
		case 'uncoupon':
			return cart.removeCoupon( write.code );
		default:
			return cart.chooseShipping( write.id );
	}
};

/** Changes the cart. The engine's form gets a click for shipping instead. */
const write = async ( page: Page, checkout: Checkout, what: CheckoutWrite ) => {
	if ( what.kind === 'shipping' ) {
		const choice = choiceOf( what.id );
		if ( choice && ! checkoutForm() ) {
			choice.click();
			return;
		}
		if ( choice ) {
			choice.checked = true;
		}
	}
	const result = await carryOut( page, what );
	checkout.dispatch(
		result.ok
			? {
					type: 'written',
					write: what,
					text: result.answer.message ?? '',
			  }
			: { type: 'failed', write: what, text: result.failure.text }
	);
	if ( ! checkoutForm() ) {
		trigger( page, events.update_checkout );
	} else if ( result.ok && what.kind !== 'shipping' ) {
		trigger(
			page,
			what.kind === 'coupon'
				? events.applied_coupon_in_checkout
				: events.removed_coupon_in_checkout,
			what.code
		);
	}
};

/** Marks totals as pending while the cart is busy, until React renders them. */
const keepPending: Behavior = ( page ) => {
	page.cart.subscribe( ( { busy } ) => {
		for ( const sums of document.querySelectorAll(
			inForm(
				`${ markers.order_review_table }:not( [${ markers.hydrated }] ) .vitrine-cart-sums`
			)
		) ) {
			sums.classList.toggle( 'is-pending', busy );
			setFlag( sums, 'aria-busy', busy );
		}
	} );
};

/** Hydrates the order review and what is around it. */
const wake = ( page: Page ): void => {
	const view = document.querySelector( VIEW );
	if ( view ) {
		page.later()
			.then( ( { hydrate } ) => hydrate( view ) )
			.catch( reportError );
	}
};

/** Shows the state of a coupon request. */
const keepCoupon = ( page: Page, checkout: Checkout ): void =>
	checkout.attend(
		( { applying, couponMessage }, before ) => {
			document
				.querySelector( inForm( markers.coupon_button ) )
				?.classList.toggle( markers.loading, applying !== '' );
			if ( couponMessage && couponMessage !== before.couponMessage ) {
				page.announce( couponMessage );
				wake( page );
			}
		},
		{
			'mend-coupon': ( { text } ) => {
				couponField()?.focus();
				page.announce( text );
			},
		}
	);

/**
 * Handles coupons and shipping methods on the checkout and updates the order
 * review.
 *
 * @see spec 2.7, 5.7
 */
export const keepReview = ( page: Page, checkout: Checkout ): void => {
	keepPending( page );
	page.on( 'pointerdown focusin change', WAKERS, () => wake( page ) );
	// The shopper was there before this script.
	if ( document.querySelector( `:is( ${ WAKERS } ):focus-within` ) ) {
		wake( page );
	}
	keepCoupon( page, checkout );
	checkout.attend( () => {}, {
		write: ( effect ) => {
			write( page, checkout, effect.write ).catch( reportError );
		},
		summed: () => page.announce( page.text( 'totals_updated' ) ),
	} );
	const ask = ( what: CheckoutWrite ) =>
		checkout.dispatch( { type: 'write', write: what } );
	page.on( 'click', inForm( markers.coupon_button ), ( event ) => {
		event.preventDefault();
		ask( { kind: 'coupon', code: couponField()?.value.trim() ?? '' } );
	} );
	page.on( 'keydown', COUPON_FIELD, ( event ) => {
		if ( ( event as KeyboardEvent ).key === 'Enter' ) {
			// The browser would press the first button and place the order.
			event.preventDefault();
			document
				.querySelector< HTMLElement >( inForm( markers.coupon_button ) )
				?.click();
		}
	} );
	page.on( 'click', inForm( markers.coupon_remove ), ( event, button ) => {
		event.preventDefault();
		ask( { kind: 'uncoupon', code: button.dataset.coupon ?? '' } );
	} );
	page.on(
		'change',
		inForm( `input[name^="${ fields.shipping_method }"]` ),
		( _event, input ) => {
			const { type, checked, value } = input as HTMLInputElement;
			// A restored radio may dispatch `change` while it is unchecked.
			if ( type !== 'radio' || checked ) {
				ask( { kind: 'shipping', id: value } );
			}
		}
	);
	page.cart.onFragments( ( fragments, _hash, source ) => {
		// Responses of other pages have no order review.
		if (
			checkoutForm() &&
			! ( markers.order_review_table in fragments ) &&
			( source === 'cache' || source === 'tab' )
		) {
			void page.cart.refresh();
		}
	} );
	document.addEventListener( events.native.fragments_refreshed, ( event ) =>
		trigger( page, events.updated_checkout, {
			result: 'success',
			messages: '',
			reload: false,
			...( event as CustomEvent< object > ).detail,
		} )
	);
	checkout.onHeld( () => {
		// Stores that show the cart need the changes made by the engine's form.
		if ( ! checkoutForm() ) {
			pageJQuery()?.( document.body ).on(
				events.updated_checkout,
				() => void page.cart.refresh( true )
			);
		}
	} );
};
