import { __, sprintf } from '@wordpress/i18n';
import { Fragment } from '@wordpress/element';
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
import { OtherRows, type OthersHtml } from '../parts/others';

interface TaxProps {
	cart: Pick< CartSnapshot, 'taxes' | 'totals' | 'currency' >;
}

/**
 * A row of the totals. Twin of `View\Checkout\Review\TotalRows::row()`.
 *
 * @param props
 * @param props.name     Class name.
 * @param props.label    Label.
 * @param props.children Amount.
 */
export const TotalRow = ( props: {
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
 * The fees. Twin of `View\Checkout\Review\TotalRows::fees()`.
 *
 * @param props
 * @param props.fees
 * @param props.currency
 */
export const Fees = ( props: { fees: CartFee[]; currency: Currency } ) =>
	props.fees.map( ( { label, amount, html } ) => (
		<TotalRow key={ label } name="fee" label={ label }>
			<Amount
				minor={ amount }
				currency={ props.currency }
				html={ html }
			/>
		</TotalRow>
	) );

/** Each tax, or the total tax if the engine does not itemize it. */
const eachTax = ( { taxes, totals }: TaxProps[ 'cart' ] ): CartFee[] =>
	totals.tax > 0 ? taxes ?? [ { label: '', amount: totals.tax } ] : [];

/**
 * Taxes added to the other totals. Twin of
 * `View\Checkout\Review\TotalRows::taxes()`.
 *
 * @param props
 * @param props.cart
 */
const Taxes = ( { cart }: TaxProps ) =>
	eachTax( cart ).map( ( { label, amount } ) => (
		<TotalRow
			key={ label }
			name="tax-total"
			label={ label || __( 'Tax', 'vitrine' ) }
		>
			<Amount minor={ amount } currency={ cart.currency } />
		</TotalRow>
	) );

/**
 * Taxes included in the other totals. Twin of
 * `View\Checkout\Review\TotalRows::taxes_included()`.
 *
 * @param props
 * @param props.cart
 */
const TaxesIncluded = ( { cart }: TaxProps ) => {
	const name = __( 'Tax included', 'vitrine' );
	return eachTax( cart ).map( ( { label, amount } ) => (
		<TotalRow
			key={ label }
			name="tax-included"
			label={ label ? `${ name } (${ label })` : name }
		>
			<Amount minor={ amount } currency={ cart.currency } />
		</TotalRow>
	) );
};

/**
 * The shipping costs. Twin of `View\Checkout\Review\TotalRows::shipping()`.
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
		return <span>{ __( 'To be calculated', 'vitrine' ) }</span>;
	}
	return props.cost === 0 ? (
		<span>{ __( 'Free', 'vitrine' ) }</span>
	) : (
		<Amount minor={ props.cost } currency={ props.currency } />
	);
};

/**
 * All totals of a cart with items. Twin of
 * `View\Checkout\Review\TotalRows::of_cart()`.
 *
 * @param props
 * @param props.cart
 * @param props.pending  Whether the totals are outdated.
 * @param props.shipping Shipping costs or methods.
 * @param props.takeOff  Renders the link that removes a coupon.
 * @param props.others   HTML from other plugins.
 * @param props.places   Prefix of the hook names.
 * @param props.labels   Custom labels: `subtotal`, `shipping`, `total`.
 */
export const CartTotalRows = ( {
	cart,
	pending,
	shipping,
	takeOff,
	others,
	places = '',
	labels = {},
}: {
	cart: CartSnapshot;
	pending: boolean;
	shipping: ReactNode;
	takeOff: ( coupon: CartCoupon ) => ReactNode;
	others?: OthersHtml | undefined;
	places?: string;
	labels?: Readonly< Record< string, string > > | undefined;
} ) => {
	const { totals, currency } = cart;
	const included = holdTax( totals, cart.fees );
	const parts: Array< [ string, ReactNode[] ] > = [
		[
			'',
			[
				<TotalRow
					key="subtotal"
					name="cart-subtotal"
					label={ labels.subtotal ?? __( 'Subtotal', 'vitrine' ) }
				>
					<Amount
						minor={ totals.subtotal }
						currency={ currency }
						html={ cart.html?.subtotal }
					/>
				</TotalRow>,
				...cart.coupons.map( ( coupon ) => (
					<TotalRow
						key={ `coupon-${ coupon.code }` }
						name="cart-discount"
						label={
							coupon.label ??
							sprintf(
								/* translators: %s: coupon code. */
								__( 'Coupon: %s', 'vitrine' ),
								coupon.code
							)
						}
					>
						<Amount
							minor={ -coupon.discount }
							currency={ currency }
							html={ coupon.html }
						/>
						{ ! coupon.fixed && takeOff( coupon ) }
					</TotalRow>
				) ),
			],
		],
		[
			'_before_shipping',
			[
				cart.needs_shipping && (
					<TotalRow
						key="shipping"
						name="shipping"
						label={ labels.shipping ?? __( 'Shipping', 'vitrine' ) }
					>
						{ shipping }
					</TotalRow>
				),
			],
		],
		[
			'_after_shipping',
			[
				<Fees key="fees" fees={ cart.fees } currency={ currency } />,
				! included && <Taxes key="taxes" cart={ cart } />,
			],
		],
		[
			'_before_order_total',
			[
				<TotalRow
					key="total"
					name="order-total"
					label={ labels.total ?? __( 'Total', 'vitrine' ) }
				>
					<Amount
						minor={ totals.total }
						currency={ currency }
						html={ cart.html?.total }
					/>
				</TotalRow>,
			],
		],
		[
			'_after_order_total',
			[ included && <TaxesIncluded key="taxes" cart={ cart } /> ],
		],
	];
	// A single list, unless other plugins print between the totals.
	const lists: Array< [ string, ReactNode[] ] > = [];
	for ( const [ place, rows ] of parts ) {
		const last = lists.at( -1 );
		if ( ! last || others?.[ places + place ] !== undefined ) {
			lists.push( [ places + place, [ ...rows ] ] );
		} else {
			last[ 1 ].push( ...rows );
		}
	}
	return lists.map( ( [ place, rows ] ) => (
		<Fragment key={ place }>
			<OtherRows all={ others } place={ place } />
			{ rows.some( Boolean ) && (
				<dl
					className={ classes(
						'vitrine-cart-sums',
						pending && 'is-pending'
					) }
					aria-busy={ pending ? 'true' : undefined }
				>
					{ rows }
				</dl>
			) }
		</Fragment>
	) );
};
