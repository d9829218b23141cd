import contract from '../../contract';
import type { WriteResult } from '../../contract/types';
import type { CheckoutWrite } from '../../core/checkout/types';
import { setFlag } from '../dom/attributes';
import { all } from '../dom/find';
import type { Behaviour, Page } from '../page';
import { trigger } from '../jquery/events';
import { pageJQuery } from '../jquery/of-page';
import type { Checkout } from './checkout';
import { checkoutForm } from './form';

const { events, fields, markers } = contract;

const inForm = ( selector: string ) =>
	`${ markers.checkout_form } ${ selector }`;

const VIEW = inForm( `[${ markers.view }]` );

const COUPON_FIELD = inForm( markers.coupon_input );

const couponField = () =>
	document.querySelector< HTMLInputElement >( COUPON_FIELD );

/** A way to ship, in whichever form; the engine's own names its packages as ours does. */
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

/** Has the cart do it. What it does to the totals the engine's own form asks for itself. */
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

/** Says of the totals whether they are those of the cart as it is shown, as React does once it has them. */
const keepPending: Behaviour = ( page ) => {
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

/** Has React take over what stands in and about the review. */
const wake = ( page: Page ): void => {
	const view = document.querySelector( VIEW );
	if ( view ) {
		page.later()
			.then( ( { hydrate } ) => hydrate( view ) )
			.catch( reportError );
	}
};

/** Says what becomes of a coupon; the coupon box shows it. */
const keepCoupon = ( page: Page, checkout: Checkout ): void =>
	checkout.attend(
		( { applying, said }, before ) => {
			document
				.querySelector( inForm( markers.coupon_button ) )
				?.classList.toggle( markers.loading, applying !== '' );
			if ( said && said !== before.said ) {
				page.announce( said );
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
 * The choices of the checkout that change what is to be paid, and the review
 * that shows it.
 *
 * @see spec 2.7, 5.7
 */
export const keepReview = ( page: Page, checkout: Checkout ): void => {
	keepPending( page );
	page.on(
		'pointerdown focusin change',
		`${ VIEW }, ${ inForm( markers.shipping_methods ) }`,
		() => wake( page )
	);
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
			// The browser would press the first button: an order.
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
			// What is brought back after a reload changes the one that is off, too.
			if ( type !== 'radio' || checked ) {
				ask( { kind: 'shipping', id: value } );
			}
		}
	);
	page.cart.onFragments( ( fragments, _hash, source ) => {
		// Another page's answer has no review in it.
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
		// Who looks at the cart there is to see what the engine's own form has done to it.
		if ( ! checkoutForm() ) {
			pageJQuery()?.( document.body ).on(
				events.updated_checkout,
				() => void page.cart.refresh( true )
			);
		}
	} );
};
