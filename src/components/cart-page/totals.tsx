import { __, sprintf } from '@wordpress/i18n';
import contract from '../../contract';
import type { CartCoupon } from '../../contract/types';
import { holdTax } from '../../core/cart/totals';
import { Fees, Sum } from '../checkout/sums';
import { classes } from '../parts/classes';
import { Amount } from '../parts/money';
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

const Coupon = ( {
	coupon,
	props,
}: {
	coupon: CartCoupon;
	props: CartPageProps;
} ) => (
	<Sum
		name="cart-discount"
		label={ sprintf(
			/* translators: %s: coupon code. */
			__( 'Coupon: %s', 'vitrine' ),
			coupon.code
		) }
	>
		<Amount minor={ -coupon.discount } currency={ props.cart.currency } />
		<a
			className="woocommerce-remove-coupon"
			href={ removeUrl( props, coupon.code ) }
			rel="nofollow"
			data-coupon={ coupon.code }
			aria-label={ sprintf(
				/* translators: %s: coupon code. */
				__( 'Remove coupon %s', 'vitrine' ),
				coupon.code
			) }
		>
			{ __( 'Remove', 'vitrine' ) }
		</a>
	</Sum>
);

/**
 * The sums of the cart page and the way to the checkout. Twin of `View\Cart\Totals`.
 *
 * @param props What to show.
 * @see spec 2.5
 */
export const Totals = ( props: CartPageProps ) => {
	const { cart, shop, state } = props;
	const { totals, currency } = cart;
	const included = holdTax( totals, cart.fees );
	const pending = state?.totals_pending;
	return (
		<div className="cart_totals">
			<h2>{ __( 'Cart totals', 'vitrine' ) }</h2>
			<dl
				className={ classes(
					'vitrine-cart-sums',
					pending && 'is-pending'
				) }
				aria-busy={ pending ? 'true' : undefined }
			>
				<Sum name="cart-subtotal" label={ __( 'Subtotal', 'vitrine' ) }>
					<Amount minor={ totals.subtotal } currency={ currency } />
				</Sum>
				{ cart.coupons.map( ( coupon ) => (
					<Coupon
						key={ coupon.code }
						coupon={ coupon }
						props={ props }
					/>
				) ) }
				{ cart.needs_shipping && (
					<Sum name="shipping" label={ __( 'Shipping', 'vitrine' ) }>
						<Shipping cart={ cart } />
					</Sum>
				) }
				<Fees fees={ cart.fees } currency={ currency } />
				{ totals.tax > 0 && ! included && (
					<Sum name="tax-total" label={ __( 'Tax', 'vitrine' ) }>
						<Amount minor={ totals.tax } currency={ currency } />
					</Sum>
				) }
				<Sum name="order-total" label={ __( 'Total', 'vitrine' ) }>
					<Amount minor={ totals.total } currency={ currency } />
				</Sum>
				{ totals.tax > 0 && included && (
					<Sum
						name="tax-included"
						label={ __( 'Tax included', 'vitrine' ) }
					>
						<Amount minor={ totals.tax } currency={ currency } />
					</Sum>
				) }
			</dl>
			<Proceed checkoutUrl={ shop.checkout_url } />
		</div>
	);
};
