<?php
/**
 * Amounts as entered by users.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Converts between minor units and the text in a field.
 */
final class Amount {

	/**
	 * Returns the text of an amount.
	 *
	 * @param int $minor Amount in minor units.
	 * @param int $units Minor units per major unit.
	 */
	public static function text( int $minor, int $units ): string {
		return number_format( $minor / $units, (int) log10( $units ), '.', '' );
	}

	/**
	 * Parses an amount with a decimal point or comma.
	 *
	 * @param string $text  Text as entered.
	 * @param int    $units Minor units per major unit.
	 * @return int|null Amount in minor units; null if invalid.
	 */
	public static function minor( string $text, int $units ): ?int {
		$number = str_replace( ',', '.', trim( $text ) );
		return is_numeric( $number ) && (float) $number >= 0 ? (int) round( (float) $number * $units ) : null;
	}
}
