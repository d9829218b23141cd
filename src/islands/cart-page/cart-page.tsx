import contract from '../../contract';
import { UndoBar } from '../cart/undo-bar';
import { classes } from '../parts/classes';
import { Notices } from '../parts/notices';
import { Others } from '../parts/others';
import type { CartPageProps } from '../types';
import { Composed, PrintedBlock } from './composed';
import { Coupon, CouponNotice } from './coupon';
import { CrossSells } from './cross-sells';
import { Items } from './items';
import { ARRIVALS } from './layout';
import { EmptyPage } from './empty-page';
import { Totals } from './totals';

/** The cart page without a custom layout. Twin of `View\Cart\CartContent::standard()`. */
const Standard = ( {
	props,
	couponFailed,
}: {
	props: CartPageProps;
	couponFailed: boolean;
} ) => {
	const { cart, shop, options, others: all, blocks } = props;
	return (
		<>
			{ cart.lines.length === 0 ? (
				<>
					<EmptyPage shop={ shop } />
					{ blocks?.[ ARRIVALS ] && (
						<PrintedBlock id={ ARRIVALS } blocks={ blocks } />
					) }
				</>
			) : (
				<div className="vitrine-cart-layout">
					<Items props={ props }>
						{ options.coupon && <Coupon failed={ couponFailed } /> }
					</Items>
					<div
						className={ classes(
							'cart-collaterals',
							options.sticky_totals && 'is-sticky'
						) }
					>
						<Others all={ all } place="before_cart_collaterals" />
						<Others all={ all } place="cart_collaterals:-10" />
						<Totals props={ props } withProceed />
						<Others all={ all } place="cart_collaterals:10-" />
					</div>
				</div>
			) }
			{ options.cross_sells && cart.cross_sells.length > 0 && (
				<CrossSells props={ props } />
			) }
		</>
	);
};

/**
 * Content of the `.vitrine-cart` root. Twin of `View\Cart\CartContent`.
 *
 * @param props What to show.
 * @see spec 2.5, 3.1, 5.2
 */
export const CartPage = ( props: CartPageProps ) => {
	const { cart, state, notices, layout } = props;
	const isEmpty = cart.lines.length === 0;
	// Either the hooks of a cart with items or the one of an empty cart.
	const all = Object.fromEntries(
		Object.entries( props.others ?? {} ).filter(
			( [ place ] ) => ( place === 'cart_is_empty' ) === isEmpty
		)
	);
	const failure = state?.failure ?? null;
	// Coupon errors are shown at the coupon field.
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
			{ layout ? (
				<Composed
					layout={ layout }
					props={ props }
					couponFailed={ couponFailed }
				/>
			) : (
				<Standard props={ props } couponFailed={ couponFailed } />
			) }
			<Others all={ all } place="after_cart" />
		</>
	);
};
