import type { Currency, Minor } from '../contract/types';

/**
 * Formats an amount exactly like the server's `Currency::format()`:
 * `-€1,234.50`.
 *
 * @param minor    Amount in minor units.
 * @param currency The currency's format.
 * @return Plain text, not HTML.
 */
export const formatMoney = ( minor: Minor, currency: Currency ): string => {
	const unit = 10 ** currency.decimals;
	const size = Math.abs( minor );
	const whole = String( Math.trunc( size / unit ) ).replace(
		/\B(?=(\d{3})+$)/g,
		() => currency.thousand_separator
	);
	const number =
		currency.decimals > 0
			? whole +
			  currency.decimal_separator +
			  String( size % unit ).padStart( currency.decimals, '0' )
			: whole;
	const { symbol } = currency;
	const text = {
		left: symbol + number,
		right: number + symbol,
		left_space: `${ symbol }\u00a0${ number }`,
		right_space: `${ number }\u00a0${ symbol }`,
	}[ currency.position ];
	return minor < 0 ? `-${ text }` : text;
};
