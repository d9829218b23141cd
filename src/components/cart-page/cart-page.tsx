/* eslint-disable jsx-a11y/no-redundant-roles -- Laid out as a grid, a table loses its roles in some browsers. */
import { __ } from '@wordpress/i18n';
import contract from '../../contract';
import { EmptyCart } from '../cart/empty-cart';
import { UndoBar } from '../cart/undo-bar';
import { classes } from '../parts/classes';
import { Notices } from '../parts/notices';
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
	const { cart, shop, state, options, proof } = props;
	return (
		<form
			className="woocommerce-cart-form"
			id={ FORM_ID }
			action={ shop.cart_url }
			method="post"
		>
			<table className="shop_table cart" role="table">
				<caption className="screen-reader-text">
					{ __( 'Products in your cart', 'vitrine' ) }
				</caption>
				<Head />
				<tbody role="rowgroup">
					{ cart.lines.map( ( line ) => (
						<Row
							key={ line.key }
							line={ line }
							currency={ cart.currency }
							style={ shop.quantity_style }
							pending={ state?.pending?.[ line.key ] }
						/>
					) ) }
				</tbody>
			</table>
			<div className="actions">
				{ options.coupon && <Coupon failed={ couponFailed } /> }
				<button
					type="submit"
					className="button wp-element-button is-quiet"
					name={ contract.fields.update_cart }
					value="1"
				>
					{ __( 'Update cart', 'vitrine' ) }
				</button>
			</div>
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
	const failure = state?.failure ?? null;
	// A coupon's failure belongs to its field.
	const couponFailed = failure?.code === contract.error_codes.invalid_coupon;
	const shown = [ ...notices, ...cart.notices ];
	if ( failure && ! couponFailed ) {
		shown.push( { type: 'error', text: failure.text } );
	}
	return (
		<>
			<Notices notices={ shown }>
				{ couponFailed && <CouponNotice error={ failure.text } /> }
			</Notices>
			{ state?.removed && <UndoBar line={ state.removed.line } /> }
			{ cart.lines.length === 0 ? (
				<EmptyCart style="cart-empty" shopUrl={ shop.shop_url } />
			) : (
				<div className="vitrine-cart-layout">
					<Form props={ props } couponFailed={ couponFailed } />
					<div
						className={ classes(
							'cart-collaterals',
							options.sticky_totals && 'is-sticky'
						) }
					>
						<Totals { ...props } />
					</div>
				</div>
			) }
			{ options.cross_sells && cart.cross_sells.length > 0 && (
				<CrossSells cart={ cart } shop={ shop } />
			) }
		</>
	);
};
/* eslint-enable jsx-a11y/no-redundant-roles */
