<?php
/**
 * Money as a decimal text.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Minor units made decimal text, without a floating-point number in between. Pure.
 */
final class Decimal {

	/**
	 * The text of an amount: 123456 is `1234.56`.
	 *
	 * @param int $minor    Minor units.
	 * @param int $decimals Digits after the point.
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
	 * The same of a price that there may not be.
	 *
	 * @param int|null $minor    Minor units; null: no price.
	 * @param int      $decimals Digits after the point.
	 * @return string Empty: no price.
	 */
	public static function price( ?int $minor, int $decimals ): string {
		return null === $minor ? '' : self::of( $minor, $decimals );
	}
}
