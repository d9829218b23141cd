<?php
/**
 * Entered amounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Converts between form fields and minor units, without floating-point numbers.
 */
final class MoneyField {

	/**
	 * Parses an amount: `12`, `12.5`, `1,234.50` or `1.234,50`, with any separators.
	 *
	 * @param string   $typed    Entered text.
	 * @param Currency $currency Currency of the shop.
	 * @return int|null|false Amount in minor units; null: empty; false: invalid.
	 */
	public static function read( string $typed, Currency $currency ): int|null|false {
		$typed = (string) preg_replace( '/[\s\x{00A0}\']/u', '', $typed );
		if ( '' === $typed ) {
			return null;
		}
		$fraction = '';
		if ( preg_match( '/^(.*)([.,])(\d*)$/D', $typed, $parts ) && self::is_decimal( $parts[2], $parts[3], $currency ) ) {
			[ , $typed, , $fraction ] = $parts;
		}
		$grouped = preg_match( '/^\d+$|^\d{1,3}([.,])\d{3}(?:\1\d{3})*$/D', $typed );
		if ( ! $grouped || strlen( $fraction ) > $currency->decimals ) {
			return false;
		}
		$minor = preg_replace( '/\D/', '', $typed ) . str_pad( $fraction, $currency->decimals, '0' );
		return strlen( $minor ) > 15 ? false : (int) $minor;
	}

	/**
	 * Whether the last separator is the decimal separator: always if it is that of the
	 * shop, otherwise if it is not followed by three digits.
	 *
	 * @param string   $separator `.` or `,`.
	 * @param string   $digits    Digits after the separator.
	 * @param Currency $currency  Currency of the shop.
	 */
	private static function is_decimal( string $separator, string $digits, Currency $currency ): bool {
		return $separator === $currency->decimal_separator || 3 !== strlen( $digits );
	}

	/**
	 * Formats an amount for a field: `1234.50` with the shop's decimal separator.
	 *
	 * @param int|null $minor    Amount in minor units; null: none.
	 * @param Currency $currency Currency of the shop.
	 */
	public static function write( ?int $minor, Currency $currency ): string {
		if ( null === $minor ) {
			return '';
		}
		$unit = 10 ** $currency->decimals;
		$text = (string) intdiv( $minor, $unit );
		return 0 === $currency->decimals ? $text : $text . $currency->decimal_separator . str_pad( (string) ( $minor % $unit ), $currency->decimals, '0', STR_PAD_LEFT );
	}
}
