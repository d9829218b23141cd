import { __, sprintf } from '@wordpress/i18n';
import contract from '../../contract';
import type { CartLine, Currency } from '../../contract/types';
import { LineTotal } from '../cart/line-parts';
import { classes } from '../parts/classes';
import { Foreign } from '../parts/foreign';
import { Notice } from '../parts/notices';
import { Picture } from '../parts/picture';
import { CartTotalRows, ShippingCost } from '../cart-page/total-rows';
import type { OrderReviewProps } from './types';

const Line = ( { line, currency }: { line: CartLine; currency: Currency } ) => (
	<li className={ classes( 'cart_item', line.style ) }>
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
			{ line.html?.quantity === undefined ? (
				<span className="product-quantity">
					{ sprintf(
						/* translators: %d: number of pieces. */
						__( 'Quantity: %d', 'vitrine' ),
						line.quantity
					) }
				</span>
			) : (
				<Foreign html={ line.html.quantity } />
			) }
		</div>
		<div className="product-total">
			<LineTotal line={ line } currency={ currency } />
		</div>
	</li>
);

const TakeOff = ( { code }: { code: string } ) => (
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
);

/**
 * The cart items and totals. Twin of `View\Checkout\Review\OrderReview`.
 *
 * @param props
 * @param props.cart
 * @param props.state
 * @see spec 2.7
 */
export const OrderReviewBody = ( { cart, state }: OrderReviewProps ) => (
	<>
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
					{ cart.lines
						.filter( ( { unreviewed } ) => ! unreviewed )
						.map( ( line ) => (
							<Line
								key={ line.key }
								line={ line }
								currency={ cart.currency }
							/>
						) ) }
				</ul>
				<CartTotalRows
					cart={ cart }
					pending={ !! state?.totals_pending }
					shipping={
						<ShippingCost
							cost={ cart.totals.shipping }
							currency={ cart.currency }
						/>
					}
					takeOff={ ( { code } ) => <TakeOff code={ code } /> }
				/>
			</>
		) }
		<input
			type="hidden"
			name={ contract.fields.cart_hash }
			value={ cart.hash }
		/>
	</>
);
