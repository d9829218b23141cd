import contract from '../../contract';
import type { Currency } from '../../contract/types';
import { formatMoney } from '../money';

/**
 * The facet with a single price range as its value: `10-49.5`, `10-` or
 * `-49.5`.
 */
export const PRICE = contract.settings_values.loop_price_facet;

/** Minimum and maximum in units of the shop's currency; empty: open. */
export type Ends = readonly [ string, string ];

/**
 * Normalizes an amount; empty if it is invalid or has more than `most` integer
 * digits.
 */
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

/** The limits of the slider in whole units; null: no result has a price. */
export interface Bounds {
	low: number | null;
	high: number | null;
}

/**
 * The range after a slider thumb has moved. Thumbs cannot pass each other; at
 * the end of the slider the range is open.
 *
 * @param ends        The range before.
 * @param index       0: the lower, 1: the upper thumb.
 * @param value       The thumb's value.
 * @param bounds      The slider's limits.
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

/** The values of the slider's thumbs. */
export const thumbsOf = ( ends: Ends, { low, high }: Bounds ): Ends => [
	ends[ 0 ] || String( low ?? 0 ),
	ends[ 1 ] || String( high ?? 0 ),
];

/**
 * A price without needless decimals: "€10". Twin of `PriceRange::short()`.
 *
 * @param amount   In units of the currency.
 * @param currency The currency's format.
 */
export const shortPrice = ( amount: string, currency: Currency ): string => {
	const unit = 10 ** currency.decimals;
	const minor = Math.round( Number( amount ) * unit );
	return minor % unit
		? formatMoney( minor, currency )
		: formatMoney( minor / unit, { ...currency, decimals: 0 } );
};
