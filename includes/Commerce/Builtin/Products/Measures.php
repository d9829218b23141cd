<?php
/**
 * Weight and size.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

defined( 'ABSPATH' ) || exit;

/**
 * What an owner writes of a product: a number in the shop's unit, or a text with
 * a unit of its own. Weights are calculated in whole milligrams. Pure.
 */
final class Measures {

	/** Milligrams of each unit. */
	public const WEIGHTS = array(
		'kg' => 1000000,
		'g'  => 1000,
		'lb' => 453592,
		'oz' => 28350,
	);

	public const LENGTHS = array( 'cm', 'in' );

	/** Of a thousand tonnes, above which a weight is a mistake. */
	private const MOST = 1000000000000000;

	/**
	 * The units of weight.
	 *
	 * @return non-empty-list<string>
	 */
	public static function weights(): array {
		return array_keys( self::WEIGHTS );
	}

	/**
	 * A weight, or dimensions, as they are shown: with their unit.
	 *
	 * @param string $text As written; may be empty.
	 * @param string $unit The shop's.
	 */
	public static function shown( string $text, string $unit ): string {
		return 1 === preg_match( '/\d$/D', $text ) ? "$text $unit" : $text;
	}

	/**
	 * A weight in milligrams; 0: it is none.
	 *
	 * @param string $text As written, with a unit or without; may be empty.
	 * @param string $unit The shop's.
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
	 * A weight as a number in the shop's unit, for a field.
	 *
	 * @param int    $milligrams The weight.
	 * @param string $unit       The shop's.
	 */
	public static function number( int $milligrams, string $unit ): string {
		$text = number_format( $milligrams / ( self::WEIGHTS[ $unit ] ?? self::WEIGHTS['kg'] ), 4, '.', '' );
		return rtrim( rtrim( $text, '0' ), '.' );
	}
}
