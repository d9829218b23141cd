import { __, sprintf } from '@wordpress/i18n';
import contract from '../../contract';
import { CartTotalRows } from './total-rows';
import { FreeShipping } from '../parts/free-shipping';
import { Others } from '../parts/others';
import type { CartPageProps } from '../types';
import type { OwnWords } from './layout';
import { Proceed } from './proceed';
import { Shipping } from './shipping';

/** URL that removes a coupon without script. */
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
 * The checkout button with HTML from other plugins. Twin of
 * `View\Cart\Parts\CartTotals::proceed()`.
 *
 * @param props
 * @param props.props Props of the cart page.
 * @param props.own   Custom button text.
 */
export const ProceedPart = ( {
	props: { shop, others: all },
	own,
}: {
	props: CartPageProps;
	own?: OwnWords | undefined;
} ) => (
	<>
		<Others all={ all } place="proceed_to_checkout:-20" />
		<Proceed checkoutUrl={ shop.checkout_url } text={ own?.text } />
		<Others all={ all } place="proceed_to_checkout:20-" />
	</>
);

/**
 * The totals of the cart page. Twin of `View\Cart\Parts\CartTotals`.
 *
 * @param props
 * @param props.props       Props of the cart page.
 * @param props.own         Custom heading and labels.
 * @param props.withProceed Whether to include the checkout button.
 * @see spec 2.5
 */
export const Totals = ( {
	props,
	own,
	withProceed = false,
}: {
	props: CartPageProps;
	own?: OwnWords | undefined;
	withProceed?: boolean;
} ) => {
	const { cart, state, others: all } = props;
	return (
		<div className="cart_totals">
			<Others all={ all } place="before_cart_totals" />
			<h2>{ own?.title ?? __( 'Cart totals', 'vitrine' ) }</h2>
			<FreeShipping cart={ cart } />
			<CartTotalRows
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
				labels={ own?.labels }
			/>
			{ withProceed && <ProceedPart props={ props } /> }
			<Others all={ all } place="after_cart_totals" />
		</div>
	);
};
