import type { ReactElement } from 'react';
import { OrderReviewBody } from '../../components/checkout/order-review';
import { ShippingBody } from '../../components/checkout/shipping';
import { attach } from '../../components/hydrate/attach';
import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';
import { cartOfPage } from '../../transport/cart-data';
import { readJson } from '../../transport/http/json';
import { LiveCart, LiveCouponBox } from './live';
import { isCouponBox } from './shapes';

const { fields, markers } = contract;

/** What other plugins print: only the server knows it. */
const OTHERS = 'data-vitrine-others';

/** The islands by their names; null: what the server says of one is broken, and it stays as printed. */
const ISLANDS: Record< string, ( printed: unknown ) => ReactElement | null > = {
	'vitrine-coupon-box': ( printed ) =>
		isCouponBox( printed ) ? <LiveCouponBox printed={ printed } /> : null,
};

const hydrateIslands = ( form: Element ): void => {
	for ( const element of form.querySelectorAll< HTMLElement >(
		`[${ markers.island }]`
	) ) {
		const view = ISLANDS[ element.getAttribute( markers.island ) ?? '' ]?.(
			readJson( element.dataset.vitrineProps )
		);
		if ( view ) {
			attach( element, true, view );
		}
	}
};

/**
 * The order review. One that other plugins print into stays the server's, which
 * draws it anew with each answer.
 */
const hydrateReview = (
	review: HTMLElement,
	printed: CartSnapshot,
	isSame: boolean
): void => {
	if ( review.querySelector( `[${ OTHERS }]` ) ) {
		return;
	}
	const root = attach(
		review,
		isSame,
		<LiveCart printed={ printed } view={ OrderReviewBody } />
	);
	if ( root ) {
		const stop = window.vitrine?.cart.onFragments( ( fragments ) => {
			if ( fragments[ markers.order_review_table ]?.includes( OTHERS ) ) {
				stop?.();
				root.unmount();
				review.removeAttribute( markers.hydrated );
			}
		} );
	}
};

/**
 * Makes the islands of the page's checkout live: the coupon box, the order review
 * and the ways to ship.
 *
 * @see spec 2.7
 */
export const hydrateCheckout = (): void => {
	const form = document.querySelector( markers.checkout_form );
	const printed = cartOfPage( document );
	const review = form?.querySelector< HTMLElement >(
		markers.order_review_table
	);
	const shipping = form?.querySelector< HTMLElement >(
		markers.shipping_methods
	);
	if ( ! form || ! printed || ! review || ! window.vitrine ) {
		return;
	}
	hydrateIslands( form );
	const hash = review.querySelector< HTMLInputElement >(
		`[name="${ fields.cart_hash }"]`
	);
	const isSame = hash?.value === printed.hash;
	if ( shipping ) {
		attach(
			shipping,
			isSame,
			<LiveCart printed={ printed } view={ ShippingBody } />
		);
	}
	hydrateReview( review, printed, isSame );
};
