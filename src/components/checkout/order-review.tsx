import { __, sprintf } from '@wordpress/i18n';
import contract from '../../contract';
import type {
	CartCoupon,
	CartLine,
	CartSnapshot,
	Currency,
} from '../../contract/types';
import { holdTax } from '../../core/cart/totals';
import { classes } from '../parts/classes';
import { Amount } from '../parts/money';
import { Notice } from '../parts/notices';
import { Picture } from '../parts/picture';
import { Fees, ShippingCost, Sum } from './sums';
import type { OrderReviewProps } from './types';

const Line = ( { line, currency }: { line: CartLine; currency: Currency } ) => (
	<li className="cart_item">
		<div className="vitrine-line-image">
			<Picture image={ line.image } sizes="64px" alt="" />
		</div>
		<div className="vitrine-line-text">
			<span className="product-name">{ line.name }</span>
			{ line.data.length > 0 && (
				<span className="vitrine-review-data">
					{ line.data
						.map( ( { name, value } ) => `${ name }: ${ value }` )
						.join( ', ' ) }
				</span>
			) }
			<span className="product-quantity">
				{ sprintf(
					/* translators: %d: number of pieces. */
					__( 'Quantity: %d', 'vitrine' ),
					line.quantity
				) }
			</span>
		</div>
		<div className="product-total">
			<Amount minor={ line.subtotal } currency={ currency } />
		</div>
	</li>
);

const Coupon = ( props: { coupon: CartCoupon; currency: Currency } ) => {
	const { code, discount } = props.coupon;
	return (
		<Sum
			name="cart-discount"
			label={ sprintf(
				/* translators: %s: coupon code. */
				__( 'Coupon: %s', 'vitrine' ),
				code
			) }
		>
			<Amount minor={ -discount } currency={ props.currency } />
			<button
				type="submit"
				className={ contract.markers.coupon_remove.slice( 1 ) }
				name={ contract.fields.remove_coupon }
				value={ code }
				data-coupon={ code }
				aria-label={ sprintf(
					/* translators: %s: coupon code. */
					__( 'Remove coupon %s', 'vitrine' ),
					code
				) }
			>
				{ __( 'Remove', 'vitrine' ) }
			</button>
		</Sum>
	);
};

const Sums = ( {
	cart,
	pending,
}: {
	cart: CartSnapshot;
	pending: boolean;
} ) => {
	const { totals, currency } = cart;
	const included = holdTax( totals, cart.fees );
	return (
		<dl
			className={ classes(
				'vitrine-cart-sums',
				pending && 'is-pending'
			) }
			aria-busy={ pending || undefined }
		>
			<Sum name="cart-subtotal" label={ __( 'Subtotal', 'vitrine' ) }>
				<Amount minor={ totals.subtotal } currency={ currency } />
			</Sum>
			{ cart.coupons.map( ( coupon ) => (
				<Coupon
					key={ coupon.code }
					coupon={ coupon }
					currency={ currency }
				/>
			) ) }
			{ cart.needs_shipping && (
				<Sum name="shipping" label={ __( 'Shipping', 'vitrine' ) }>
					<ShippingCost
						cost={ totals.shipping }
						currency={ currency }
					/>
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
	);
};

/**
 * What is about to be ordered: lines and sums. Twin of `View\Checkout\Review\OrderReview`.
 *
 * @param props
 * @param props.cart
 * @param props.state
 * @see spec 2.7
 */
export const OrderReview = ( { cart, state }: OrderReviewProps ) => (
	<div className={ contract.markers.order_review_table.slice( 1 ) }>
		{ cart.notices.map( ( notice ) => (
			<Notice
				key={ `${ notice.type } ${ notice.text }` }
				notice={ notice }
			/>
		) ) }
		{ cart.lines.length === 0 ? (
			<p>{ __( 'Your cart is empty.', 'vitrine' ) }</p>
		) : (
			<>
				<ul className="vitrine-review-lines">
					{ cart.lines.map( ( line ) => (
						<Line
							key={ line.key }
							line={ line }
							currency={ cart.currency }
						/>
					) ) }
				</ul>
				<Sums cart={ cart } pending={ !! state?.totals_pending } />
			</>
		) }
		<input
			type="hidden"
			name={ contract.fields.cart_hash }
			value={ cart.hash }
		/>
	</div>
);
