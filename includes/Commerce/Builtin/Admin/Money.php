<?php
/**
 * Money as people type it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Between fields of forms and minor units. Pure; no float is ever involved.
 */
final class Money {

	/**
	 * Reads an amount: `12`, `12.5`, `1,234.50` or `1.234,50`, whichever separators the shop uses.
	 *
	 * @param string   $typed    As typed.
	 * @param Currency $currency Currency of the shop.
	 * @return int|null|false Minor units; null: empty; false: not an amount.
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
	 * Whether the last separator of an amount is the decimal one: the shop's
	 * own always, the other one when too few digits follow for a thousand.
	 *
	 * @param string   $separator `.` or `,`.
	 * @param string   $digits    What follows it.
	 * @param Currency $currency  Currency of the shop.
	 */
	private static function is_decimal( string $separator, string $digits, Currency $currency ): bool {
		return $separator === $currency->decimal_separator || 3 !== strlen( $digits );
	}

	/**
	 * Writes an amount for a field: `1234.50` with the shop's decimal separator.
	 *
	 * @param int|null $minor    Minor units; null: none.
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
