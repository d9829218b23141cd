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

/** Attribute of HTML from other plugins, which only the server can render. */
const OTHERS = 'data-vitrine-others';

/** Renders an island; null if its props are invalid, then it stays as it is. */
type Draw = ( given: Live< unknown > ) => ReactElement | null;

const drawnBy =
	< Props, >(
		View: ComponentType< Live< Props > >,
		isPrinted: Check< Props >
	): Draw =>
	( { printed, ...given } ) =>
		isPrinted( printed ) ? <View { ...given } printed={ printed } /> : null;

/** Islands by name. */
const ISLANDS: Record< string, Draw > = {
	'vitrine-coupon-box': drawnBy( LiveCouponBox, isCouponBox ),
	'vitrine-email-message': drawnBy( LiveEmailMessage, isEmailMessage ),
	'vitrine-review-toggle': drawnBy( LiveReviewToggle, isReviewToggle ),
};

/** Islands of our own form have content; those in the engine's form are empty. */
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
 * Hydrates a part that shows the cart. If it has HTML from other plugins, it is
 * left to the server, which renders it again with every response.
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
 * Hydrates the checkout's islands: in any form the message for guests, in ours
 * also the coupon box, the order review with its toggle, and the shipping
 * methods.
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
