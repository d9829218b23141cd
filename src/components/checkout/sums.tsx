import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import type { CartFee, Currency, Minor } from '../../contract/types';
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
