<?php
/**
 * Weight and dimensions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

defined( 'ABSPATH' ) || exit;

/**
 * Parses a number in the shop's unit, or text with its own unit. Weights are calculated
 * in integer milligrams.
 */
final class Measures {

	/** Milligrams by unit. */
	public const WEIGHTS = array(
		'kg' => 1000000,
		'g'  => 1000,
		'lb' => 453592,
		'oz' => 28350,
	);

	public const LENGTHS = array( 'cm', 'in' );

	/** One thousand tonnes in milligrams: maximum weight. */
	private const MOST = 1000000000000000;

	/**
	 * Returns the weight units.
	 *
	 * @return non-empty-list<string>
	 */
	public static function weights(): array {
		return array_keys( self::WEIGHTS );
	}

	/**
	 * Returns a weight or dimensions with unit.
	 *
	 * @param string $text Text as entered; may be empty.
	 * @param string $unit Unit of the shop.
	 */
	public static function shown( string $text, string $unit ): string {
		return 1 === preg_match( '/\d$/D', $text ) ? "$text $unit" : $text;
	}

	/**
	 * Returns a weight in milligrams; 0: invalid.
	 *
	 * @param string $text Text as entered, with or without unit; may be empty.
	 * @param string $unit Unit of the shop.
	 */
	public static function milligrams( string $text, string $unit ): int {
		if ( 1 !== preg_match( '/^\s*(\d{1,9}(?:[.,]\d{1,6})?)\s*(kg|g|lbs?|oz)?\.?\s*$/Di', $text, $parts ) ) {
			return 0;
		}
		$written = rtrim( strtolower( $parts[2] ?? '' ), 's' );
		$factor  = self::WEIGHTS[ '' === $written ? $unit : $written ] ?? 0;
		return (int) min( self::MOST, round( (float) str_replace( ',', '.', $parts[1] ) * $factor ) );
	}

	/**
	 * Returns a weight in the shop's unit for a form field.
	 *
	 * @param int    $milligrams Weight in milligrams.
	 * @param string $unit       Unit of the shop.
	 */
	public static function number( int $milligrams, string $unit ): string {
		$text = number_format( $milligrams / ( self::WEIGHTS[ $unit ] ?? self::WEIGHTS['kg'] ), 4, '.', '' );
		return rtrim( rtrim( $text, '0' ), '.' );
	}
}
