import type { Currency, Minor } from '../contract/types';

/** What was bought of a line, and what was given back of it. */
export interface RefundLine {
	/** What was paid for it, with tax. */
	paid: Minor;
	quantity: number;
	refunded_quantity: number;
	refunded: Minor;
}

const share = ( paid: Minor, pieces: number, quantity: number ): Minor =>
	Math.floor( ( 2 * paid * pieces + quantity ) / ( 2 * quantity ) );

/**
 * What pieces of a line come to, as the server's `Refundable::amount()` calculates:
 * the last ones come to all that is left.
 */
export const refundAmount = ( line: RefundLine, pieces: number ): Minor => {
	const left = Math.max( 0, line.paid - line.refunded );
	if ( pieces <= 0 ) {
		return 0;
	}
	if ( pieces >= line.quantity - line.refunded_quantity ) {
		return left;
	}
	return Math.min(
		left,
		share( line.paid, line.refunded_quantity + pieces, line.quantity ) -
			share( line.paid, line.refunded_quantity, line.quantity )
	);
};

/** Writes an amount for a field, as the server's `Money::write()` does. */
export const writeAmount = ( minor: Minor, currency: Currency ): string => {
	const unit = 10 ** currency.decimals;
	const whole = String( Math.trunc( minor / unit ) );
	return currency.decimals > 0
		? whole +
				currency.decimal_separator +
				String( minor % unit ).padStart( currency.decimals, '0' )
		: whole;
};

/** Reads such an amount; null: it is empty, or for the server to judge. */
export const readAmount = (
	text: string,
	currency: Currency
): Minor | null => {
	const parts = /^(\d{1,12})(?:[.,](\d*))?$/.exec( text.trim() );
	const fraction = parts?.[ 2 ] ?? '';
	return parts && fraction.length <= currency.decimals
		? Number(
				`${ parts[ 1 ] }${ fraction.padEnd( currency.decimals, '0' ) }`
		  )
		: null;
};
