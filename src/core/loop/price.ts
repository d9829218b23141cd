import contract from '../../contract';
import type { Currency } from '../../contract/types';
import { formatMoney } from '../money';

/** The facet whose one value is a range of prices: `10-49.5`, `10-` or `-49.5`. */
export const PRICE = contract.settings_values.loop_price_facet;

/** Units of the shop's currency; empty: this end is open. */
export type Ends = readonly [ string, string ];

/** An amount in one way of writing it, with so many digits before the point at most; empty: it is none. */
export const amountOf = ( text: string, most = 9 ): string => {
	const [ , whole = '', fraction = '' ] =
		/^(?=.*\d)(\d*)(?:\.(\d{0,4})\d*)?$/.exec( text.trim() ) ?? [];
	if ( whole.length > most ) {
		return '';
	}
	const cut = fraction.replace( /0+$/, '' );
	return whole || fraction
		? ( whole.replace( /^0+/, '' ) || '0' ) + ( cut && `.${ cut }` )
		: '';
};

/** What can be chosen from: whole units; null: no result has a price. */
export interface Bounds {
	low: number | null;
	high: number | null;
}

/**
 * The ends after a thumb of the slider was moved. It stops at the other one; at the
 * end of the slider it lets its end open.
 *
 * @param ends        Before.
 * @param index       0: the lower, 1: the upper thumb.
 * @param value       Of the thumb.
 * @param bounds      Of the slider.
 * @param bounds.low
 * @param bounds.high
 */
export const withThumb = (
	ends: Ends,
	index: number,
	value: number,
	{ low, high }: Bounds
): Ends => {
	const [ min, max ] = ends;
	if ( index === 0 ) {
		const stopped = max ? Math.min( value, Number( max ) ) : value;
		return [ stopped <= ( low ?? 0 ) ? '' : String( stopped ), max ];
	}
	const stopped = min ? Math.max( value, Number( min ) ) : value;
	return [ min, stopped >= ( high ?? 0 ) ? '' : String( stopped ) ];
};

/** Where the thumbs of the slider stand. */
export const thumbsOf = ( ends: Ends, { low, high }: Bounds ): Ends => [
	ends[ 0 ] || String( low ?? 0 ),
	ends[ 1 ] || String( high ?? 0 ),
];

/**
 * An amount as short as it can be: "€10". Twin of `PriceRange::short()`.
 *
 * @param amount   Units of the currency.
 * @param currency How to write it.
 */
export const shortPrice = ( amount: string, currency: Currency ): string => {
	const unit = 10 ** currency.decimals;
	const minor = Math.round( Number( amount ) * unit );
	return minor % unit
		? formatMoney( minor, currency )
		: formatMoney( minor / unit, { ...currency, decimals: 0 } );
};
