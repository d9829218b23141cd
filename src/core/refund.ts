import type { Currency, Minor } from '../contract/types';

/** The purchased and refunded amounts of an order line. */
export interface RefundLine {
	/** Amount paid, including tax. */
	paid: Minor;
	quantity: number;
	refunded_quantity: number;
	refunded: Minor;
}

const share = ( paid: Minor, pieces: number, quantity: number ): Minor =>
	Math.floor( ( 2 * paid * pieces + quantity ) / ( 2 * quantity ) );

/**
 * The refund for a number of items, calculated like the server's
 * `Refundable::amount()`: the last items get the remaining amount.
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

/** Formats an amount for an input field, like the server's `Money::write()`. */
export const writeAmount = ( minor: Minor, currency: Currency ): string => {
	const unit = 10 ** currency.decimals;
	const whole = String( Math.trunc( minor / unit ) );
	return currency.decimals > 0
		? whole +
				currency.decimal_separator +
				String( minor % unit ).padStart( currency.decimals, '0' )
		: whole;
};

/** Parses such an amount; null: empty or invalid, the server decides. */
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
