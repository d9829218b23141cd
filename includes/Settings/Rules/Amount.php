<?php
/**
 * Amounts as a person writes them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Between minor units and what stands in a field.
 */
final class Amount {

	/**
	 * An amount as a person writes it.
	 *
	 * @param int $minor Minor units.
	 * @param int $units Minor units of one.
	 */
	public static function text( int $minor, int $units ): string {
		return number_format( $minor / $units, (int) log10( $units ), '.', '' );
	}

	/**
	 * An amount that a person wrote, with a point or a comma.
	 *
	 * @param string $text  As written.
	 * @param int    $units Minor units of one.
	 * @return int|null Minor units; null when it is no amount.
	 */
	public static function minor( string $text, int $units ): ?int {
		$number = str_replace( ',', '.', trim( $text ) );
		return is_numeric( $number ) && (float) $number >= 0 ? (int) round( (float) $number * $units ) : null;
	}
}
