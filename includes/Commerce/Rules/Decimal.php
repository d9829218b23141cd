<?php
/**
 * Amounts as decimal strings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Converts minor units without floating-point numbers.
 */
final class Decimal {

	/**
	 * Returns an amount as decimal string: 123456 is `1234.56`.
	 *
	 * @param int $minor    Amount in minor units.
	 * @param int $decimals Digits after the decimal point.
	 */
	public static function of( int $minor, int $decimals ): string {
		$unit = 10 ** $decimals;
		$text = (string) intdiv( abs( $minor ), $unit );
		if ( $decimals > 0 ) {
			$text .= '.' . str_pad( (string) ( abs( $minor ) % $unit ), $decimals, '0', STR_PAD_LEFT );
		}
		return $minor < 0 ? '-' . $text : $text;
	}

	/**
	 * Returns an optional price as decimal string.
	 *
	 * @param int|null $minor    Price in minor units; null: none.
	 * @param int      $decimals Digits after the decimal point.
	 * @return string Empty if there is no price.
	 */
	public static function price( ?int $minor, int $decimals ): string {
		return null === $minor ? '' : self::of( $minor, $decimals );
	}
}
