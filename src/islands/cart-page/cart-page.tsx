/* eslint-disable jsx-a11y/no-redundant-roles -- Laid out as a grid, a table loses its roles in some browsers. */
import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import { EmptyCart } from '../cart/empty-cart';
import { UndoBar } from '../cart/undo-bar';
import { classes } from '../parts/classes';
import { Notices } from '../parts/notices';
import { OtherRows, Others } from '../parts/others';
import type { CartPageProps } from '../types';
import { Coupon, CouponNotice } from './coupon';
import { CrossSells } from './cross-sells';
import { Head, Row } from './row';
import { FORM_ID } from './shipping';
import { Totals } from './totals';

const Form = ( {
	props,
	couponFailed,
}: {
	props: CartPageProps;
	couponFailed: boolean;
} ) => {
	const { cart, shop, state, options, proof, others: all } = props;
	return (
		<form
			className="woocommerce-cart-form"
			id={ FORM_ID }
			action={ shop.cart_url }
			method="post"
		>
			<Others all={ all } place="before_cart_table" />
			<table className="shop_table cart" role="table">
				<caption className="screen-reader-text">
					{ __( 'Products in your cart', 'vitrine' ) }
				</caption>
				<Head />
				<Others all={ all } place="before_cart_contents" tag="tbody" />
				<tbody role="rowgroup">
					{ cart.lines.map( ( line ) => (
						<Row
							key={ line.key }
							line={ line }
							currency={ cart.currency }
							style={ shop.quantity_style }
							pending={ state?.pending?.[ line.key ] }
							others={ all }
						/>
					) ) }
				</tbody>
				<Others all={ all } place="cart_contents" tag="tbody" />
			</table>
			<div className="actions">
				{ options.coupon && <Coupon failed={ couponFailed } /> }
				<Others all={ all } place="cart_coupon" />
				<button
					type="submit"
					className="button wp-element-button is-quiet"
					name={ contract.fields.update_cart }
					value="1"
				>
					{ __( 'Update cart', 'vitrine' ) }
				</button>
				<Others all={ all } place="cart_actions" />
			</div>
			<OtherRows all={ all } place="after_cart_contents" />
			<Others all={ all } place="after_cart_table" />
			<input type="hidden" name="_wpnonce" value={ proof } />
		</form>
	);
};

/**
 * What is in the `.vitrine-cart` root. Twin of `View\Cart\Page`.
 *
 * @param props What to show.
 * @see spec 2.5, 3.1, 5.2
 */
export const CartPage = ( props: CartPageProps ) => {
	const { cart, shop, state, options, notices } = props;
	const isEmpty = cart.lines.length === 0;
	// Those of a cart with lines, and that of an empty one.
	const all = Object.fromEntries(
		Object.entries( props.others ?? {} ).filter(
			( [ place ] ) => ( place === 'cart_is_empty' ) === isEmpty
		)
	);
	const failure = state?.failure ?? null;
	// A coupon's failure belongs to its field.
	const couponFailed = failure?.code === contract.error_codes.invalid_coupon;
	const shown = [ ...notices, ...cart.notices ];
	if ( failure && ! couponFailed ) {
		shown.push( { type: 'error', text: failure.text } );
	}
	return (
		<>
			<Others all={ all } place="before_cart" />
			<Notices notices={ shown }>
				{ couponFailed && <CouponNotice error={ failure.text } /> }
			</Notices>
			{ state?.removed && <UndoBar line={ state.removed.line } /> }
			<Others all={ all } place="cart_is_empty" />
			{ isEmpty ? (
				<EmptyCart
					style="cart-empty"
					shopUrl={ shop.return_url ?? shop.shop_url }
					link={ shop.return_text }
				/>
			) : (
				<div className="vitrine-cart-layout">
					<Form props={ props } couponFailed={ couponFailed } />
					<Others all={ all } place="before_cart_collaterals" />
					<div
						className={ classes(
							'cart-collaterals',
							options.sticky_totals && 'is-sticky'
						) }
					>
						<Others all={ all } place="cart_collaterals:-10" />
						<Totals { ...props } />
						<Others all={ all } place="cart_collaterals:10-" />
					</div>
				</div>
			) }
			{ options.cross_sells && cart.cross_sells.length > 0 && (
				<CrossSells cart={ cart } shop={ shop } />
			) }
			<Others all={ all } place="after_cart" />
		</>
	);
};
/* eslint-enable jsx-a11y/no-redundant-roles */
