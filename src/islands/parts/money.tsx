import { __ } from '@wordpress/i18n';
import type { Currency, Minor } from '../../contract/types';
import { formatMoney } from '../../core/money';
import { Foreign } from './foreign';

const Hint = ( { text }: { text: string } ) => (
	<span className="screen-reader-text">{ `${ text } ` }</span>
);

/**
 * An amount. Twin of `View\Parts\Money::amount()`.
 *
 * @param props
 * @param props.minor    Minor units.
 * @param props.currency How to write it.
 * @param props.html     What a plugin of the engine's shows in its place.
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
	// A new amount is a new element: the browser would say of text at the end of
	// a line that it moved when it only became longer.
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
 * A price: one amount, a range, or the old and the new one of a sale. Twin of
 * `View\Parts\Money::price()`.
 *
 * @param props          What to show.
 * @param props.price    Minor units.
 * @param props.currency How to write them.
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
 * A price as the engine has written it. Twin of `View\Parts\Money::written()`.
 *
 * @param props
 * @param props.html Empty: it is not told.
 */
export const WrittenPrice = ( { html }: { html: string } ) =>
	html === '' ? null : (
		<span className="price">
			<Foreign html={ html } />
		</span>
	);
