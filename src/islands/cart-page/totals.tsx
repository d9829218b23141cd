import { __, sprintf } from '@wordpress/i18n';
import contract from '../../contract';
import { CartSums } from './sums';
import { Others } from '../parts/others';
import type { CartPageProps } from '../types';
import { Proceed } from './proceed';
import { Shipping } from './shipping';

/** The way to take a coupon off without script. */
const removeUrl = ( { shop, proof }: CartPageProps, code: string ) => {
	const query = new URLSearchParams( {
		[ contract.fields.remove_coupon ]: code,
		_wpnonce: proof,
	} );
	const glue = shop.cart_url.includes( '?' ) ? '&' : '?';
	return shop.cart_url + glue + String( query ).replace( /\+/g, '%20' );
};

const TakeOff = ( { code, props }: { code: string; props: CartPageProps } ) => (
	<a
		className="woocommerce-remove-coupon"
		href={ removeUrl( props, code ) }
		rel="nofollow"
		data-coupon={ code }
		aria-label={ sprintf(
			/* translators: %s: coupon code. */
			__( 'Remove coupon %s', 'vitrine' ),
			code
		) }
	>
		{ __( 'Remove', 'vitrine' ) }
	</a>
);

/**
 * The totals of the cart page and the way to the checkout. Twin of `View\Cart\Totals`.
 *
 * @param props What to show.
 * @see spec 2.5
 */
export const Totals = ( props: CartPageProps ) => {
	const { cart, shop, state, others: all } = props;
	return (
		<div className="cart_totals">
			<Others all={ all } place="before_cart_totals" />
			<h2>{ __( 'Cart totals', 'vitrine' ) }</h2>
			<CartSums
				cart={ cart }
				pending={ !! state?.totals_pending }
				shipping={
					<Shipping
						cart={ cart }
						calculator={ props.calculator ?? '' }
						others={ all }
					/>
				}
				takeOff={ ( { code } ) => (
					<TakeOff code={ code } props={ props } />
				) }
				others={ all }
				places="cart_totals"
			/>
			<Others all={ all } place="proceed_to_checkout:-20" />
			<Proceed checkoutUrl={ shop.checkout_url } />
			<Others all={ all } place="proceed_to_checkout:20-" />
			<Others all={ all } place="after_cart_totals" />
		</div>
	);
};
