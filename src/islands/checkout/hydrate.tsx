import { cartStore } from '@vitrine/stores';
import type { ComponentType } from 'react';
import { OrderReviewBody } from '../../components/checkout/order-review';
import { ShippingBody } from '../../components/checkout/shipping';
import type { OrderReviewProps } from '../../components/checkout/types';
import { attach } from '../../components/hydrate/attach';
import { useCart } from '../../components/hydrate/use-cart';
import contract from '../../contract';
import type { CartSnapshot } from '../../contract/types';
import { cartOfPage } from '../../transport/cart-data';

const { fields, markers } = contract;

/** What other plugins print: only the server knows it. */
const OTHERS = 'data-vitrine-others';

interface LiveProps {
	printed: CartSnapshot;
	view: ComponentType< OrderReviewProps >;
}

const Live = ( { printed, view: View }: LiveProps ) => (
	<View { ...useCart( cartStore, printed ) } />
);

/**
 * Makes the order review and the ways to ship live. A review that other plugins
 * print into stays the server's, which draws it anew with each answer.
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
	const { cart } = window.vitrine ?? {};
	if ( ! printed || ! review || ! cart ) {
		return;
	}
	const hash = review.querySelector< HTMLInputElement >(
		`[name="${ fields.cart_hash }"]`
	);
	const isSame = hash?.value === printed.hash;
	if ( shipping ) {
		attach(
			shipping,
			isSame,
			<Live printed={ printed } view={ ShippingBody } />
		);
	}
	if ( review.querySelector( `[${ OTHERS }]` ) ) {
		return;
	}
	const root = attach(
		review,
		isSame,
		<Live printed={ printed } view={ OrderReviewBody } />
	);
	if ( root ) {
		const stop = cart.onFragments( ( fragments ) => {
			if ( fragments[ markers.order_review_table ]?.includes( OTHERS ) ) {
				stop();
				root.unmount();
				review.removeAttribute( markers.hydrated );
			}
		} );
	}
};
