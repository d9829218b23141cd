import { __, sprintf } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type {
	CartCoupon,
	CartFee,
	CartSnapshot,
	Currency,
	Minor,
} from '../../contract/types';
import { holdTax } from '../../core/cart/totals';
import { classes } from '../parts/classes';
import { Amount } from '../parts/money';

/**
 * One sum. Twin of `View\Checkout\Review\Sums::row()`.
 *
 * @param props
 * @param props.name     Class.
 * @param props.label    What it is.
 * @param props.children How much it is.
 */
export const Sum = ( props: {
	name: string;
	label: string;
	children: ReactNode;
} ) => (
	<div className={ props.name }>
		<dt>{ props.label }</dt>
		<dd>{ props.children }</dd>
	</div>
);

/**
 * What else is to be paid. Twin of `View\Checkout\Review\Sums::fees()`.
 *
 * @param props
 * @param props.fees
 * @param props.currency
 */
export const Fees = ( props: { fees: CartFee[]; currency: Currency } ) =>
	props.fees.map( ( { label, amount } ) => (
		<Sum key={ label } name="fee" label={ label }>
			<Amount minor={ amount } currency={ props.currency } />
		</Sum>
	) );

/**
 * What shipping costs. Twin of `View\Checkout\Review\Sums::shipping()`.
 *
 * @param props
 * @param props.cost     Null: not known yet.
 * @param props.currency
 */
export const ShippingCost = ( props: {
	cost: Minor | null;
	currency: Currency;
} ) => {
	if ( props.cost === null ) {
		return <span>{ __( 'Not known yet', 'vitrine' ) }</span>;
	}
	return props.cost === 0 ? (
		<span>{ __( 'Free', 'vitrine' ) }</span>
	) : (
		<Amount minor={ props.cost } currency={ props.currency } />
	);
};

/**
 * All sums of a cart with lines. Twin of `View\Checkout\Review\Sums::of_cart()`.
 *
 * @param props
 * @param props.cart
 * @param props.pending  Whether they are not yet those of the lines.
 * @param props.shipping What shipping costs, or the choice.
 * @param props.takeOff  The way to take a coupon off.
 */
export const CartSums = ( {
	cart,
	pending,
	shipping,
	takeOff,
}: {
	cart: CartSnapshot;
	pending: boolean;
	shipping: ReactNode;
	takeOff: ( coupon: CartCoupon ) => ReactNode;
} ) => {
	const { totals, currency } = cart;
	const included = holdTax( totals, cart.fees );
	const tax = <Amount minor={ totals.tax } currency={ currency } />;
	return (
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
				<Sum
					key={ coupon.code }
					name="cart-discount"
					label={ sprintf(
						/* translators: %s: coupon code. */
						__( 'Coupon: %s', 'vitrine' ),
						coupon.code
					) }
				>
					<Amount minor={ -coupon.discount } currency={ currency } />
					{ takeOff( coupon ) }
				</Sum>
			) ) }
			{ cart.needs_shipping && (
				<Sum name="shipping" label={ __( 'Shipping', 'vitrine' ) }>
					{ shipping }
				</Sum>
			) }
			<Fees fees={ cart.fees } currency={ currency } />
			{ totals.tax > 0 && ! included && (
				<Sum name="tax-total" label={ __( 'Tax', 'vitrine' ) }>
					{ tax }
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
					{ tax }
				</Sum>
			) }
		</dl>
	);
};
