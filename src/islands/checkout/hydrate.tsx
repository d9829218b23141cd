import type { ComponentType, ReactElement } from 'react';
import { attach } from '../hydrate/attach';
import contract from '../../contract';
import { cartOfPage } from '../../transport/cart-data';
import { readJson } from '../../transport/http/json';
import type { Check } from '../../transport/http/shape';
import {
	type Live,
	LiveCart,
	LiveCouponBox,
	LiveEmailMessage,
	LiveReviewToggle,
} from './live';
import { OrderReviewBody } from './order-review';
import { isCouponBox, isEmailMessage, isReviewToggle } from './shapes';
import { ShippingBody } from './shipping';

const { fields, markers } = contract;

/** What other plugins print: only the server knows it. */
const OTHERS = 'data-vitrine-others';

/** Draws what was printed; null where that is not what it should be, and it stays as printed. */
type Draw = ( given: Live< unknown > ) => ReactElement | null;

const drawnBy =
	< Props, >(
		View: ComponentType< Live< Props > >,
		isPrinted: Check< Props >
	): Draw =>
	( { printed, ...given } ) =>
		isPrinted( printed ) ? <View { ...given } printed={ printed } /> : null;

/** The islands by their names. */
const ISLANDS: Record< string, Draw > = {
	'vitrine-coupon-box': drawnBy( LiveCouponBox, isCouponBox ),
	'vitrine-email-message': drawnBy( LiveEmailMessage, isEmailMessage ),
	'vitrine-review-toggle': drawnBy( LiveReviewToggle, isReviewToggle ),
};

/** Those of our form were printed; a place in the engine's own holds nothing yet. */
const hydrateIslands = (): void => {
	for ( const element of document.querySelectorAll< HTMLElement >(
		`${ markers.checkout } [${ markers.island }]`
	) ) {
		const view = ISLANDS[ element.getAttribute( markers.island ) ?? '' ]?.(
			{ printed: readJson( element.dataset.vitrineProps ), element }
		);
		if ( view ) {
			attach( element, element.hasChildNodes(), view );
		}
	}
};

/**
 * A part that shows the cart. One that other plugins print into stays the
 * server's, which draws it anew with each answer.
 */
const hydratePart = (
	element: HTMLElement,
	marker: string,
	isSame: boolean,
	view: ReactElement
): void => {
	if ( element.querySelector( `[${ OTHERS }]` ) ) {
		return;
	}
	const root = attach( element, isSame, view );
	if ( root ) {
		const stop = window.vitrine?.cart.onFragments( ( fragments ) => {
			if ( fragments[ marker ]?.includes( OTHERS ) ) {
				stop?.();
				root.unmount();
				element.removeAttribute( markers.hydrated );
			}
		} );
	}
};

/**
 * Makes the islands of the page's checkout live: in whichever form what helps
 * guests along, and in ours the coupon box, the order review with the button that
 * folds it, and the ways to ship.
 *
 * @see spec 2.7
 */
export const hydrateCheckout = (): void => {
	if ( ! window.vitrine ) {
		return;
	}
	hydrateIslands();
	const form = document.querySelector( markers.checkout_form );
	const printed = cartOfPage( document );
	const review = form?.querySelector< HTMLElement >(
		markers.order_review_table
	);
	const shipping = form?.querySelector< HTMLElement >(
		markers.shipping_methods
	);
	if ( ! printed || ! review ) {
		return;
	}
	const hash = review.querySelector< HTMLInputElement >(
		`[name="${ fields.cart_hash }"]`
	);
	const isSame = hash?.value === printed.hash;
	if ( shipping ) {
		hydratePart(
			shipping,
			markers.shipping_methods,
			isSame,
			<LiveCart printed={ printed } view={ ShippingBody } />
		);
	}
	hydratePart(
		review,
		markers.order_review_table,
		isSame,
		<LiveCart printed={ printed } view={ OrderReviewBody } />
	);
};
