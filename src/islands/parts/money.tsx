import { __ } from '@wordpress/i18n';
import type { Currency, Minor } from '../../contract/types';
import { formatMoney } from '../../core/money';
import { Foreign } from './foreign';

const Hint = ( { text }: { text: string } ) => (
	<span className="screen-reader-text">{ `${ text } ` }</span>
);

/**
 * A formatted amount. Twin of `View\Parts\Money::amount()`.
 *
 * @param props
 * @param props.minor    Amount in minor units.
 * @param props.currency The currency's format.
 * @param props.html     HTML from a plugin of the engine, shown instead.
 */
export const Amount = ( {
	minor,
	currency,
	html,
}: {
	minor: Minor;
	currency: Currency;
	html?: string | undefined;
} ) => {
	if ( html !== undefined ) {
		return <Foreign html={ html } />;
	}
	const text = formatMoney( minor, currency );
	// The key creates a new element per amount: right-aligned text that gets
	// longer would count as a layout shift.
	return (
		<span key={ text } className="amount">
			{ text }
		</span>
	);
};

export interface PriceProps {
	price: { price: Minor; max_price: Minor; regular_price: Minor };
	currency: Currency;
}

/**
 * A price: a single amount, a range, or the regular and the sale price. Twin of
 * `View\Parts\Money::price()`.
 *
 * @param props          Props of the price.
 * @param props.price    Amounts in minor units.
 * @param props.currency The currency's format.
 */
export const Price = ( { price, currency }: PriceProps ) => {
	if ( price.max_price > price.price ) {
		return (
			<span className="price">
				<Amount minor={ price.price } currency={ currency } />
				<span aria-hidden="true"> – </span>
				<Hint text={ __( 'to', 'vitrine' ) } />
				<Amount minor={ price.max_price } currency={ currency } />
			</span>
		);
	}
	if ( price.regular_price <= price.price ) {
		return (
			<span className="price">
				<Amount minor={ price.price } currency={ currency } />
			</span>
		);
	}
	return (
		<span className="price">
			<del>
				<Hint text={ __( 'Original price:', 'vitrine' ) } />
				<Amount minor={ price.regular_price } currency={ currency } />
			</del>{ ' ' }
			<ins>
				<Hint text={ __( 'Current price:', 'vitrine' ) } />
				<Amount minor={ price.price } currency={ currency } />
			</ins>
		</span>
	);
};

/**
 * A price formatted by the engine. Twin of `View\Parts\Money::written()`.
 *
 * @param props
 * @param props.html Empty: no price.
 */
export const WrittenPrice = ( { html }: { html: string } ) =>
	html === '' ? null : (
		<span className="price">
			<Foreign html={ html } />
		</span>
	);
