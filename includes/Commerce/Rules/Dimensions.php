<?php
/**
 * Dimensions of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * Parses dimensions entered as text and converts them to a unit.
 */
final class Dimensions {

	private const MILLIMETERS = array(
		'mm' => 1.0,
		'cm' => 10.0,
		'm'  => 1000.0,
		'in' => 25.4,
		'yd' => 914.4,
	);

	/**
	 * Returns length, width and height.
	 *
	 * @param string $text Text such as `30 × 20 × 10` or `12 x 8 x 4 in`; may be empty.
	 * @param string $from Unit if the text has none.
	 * @param string $to   Unit of the result.
	 * @return array{string, string, string}|null Numbers; empty strings if there are no dimensions; null if the text is invalid.
	 */
	public static function of( string $text, string $from, string $to ): ?array {
		if ( '' === trim( $text ) ) {
			return array( '', '', '' );
		}
		$number = '(\d{1,7}(?:[.,]\d{1,4})?)';
		$unit   = '\s*(mm|cm|m|in|yd|″|")?';
		if ( 1 !== preg_match( "/^\s*$number$unit(?:\s*[x×*]\s*$number$unit)?(?:\s*[x×*]\s*$number$unit)?\s*\.?\s*$/Diu", $text, $parts ) ) {
			return null;
		}
		$written = '';
		foreach ( array( 2, 4, 6 ) as $at ) {
			$written = ( $parts[ $at ] ?? '' ) !== '' ? $parts[ $at ] : $written;
		}
		$written = in_array( $written, array( '″', '"' ), true ) ? 'in' : strtolower( $written );
		$factor  = ( self::MILLIMETERS[ '' === $written ? $from : $written ] ?? 1.0 ) / ( self::MILLIMETERS[ $to ] ?? 1.0 );
		$sized   = static fn ( string $side ): string => '' === $side ? '' : rtrim( rtrim( number_format( (float) str_replace( ',', '.', $side ) * $factor, 4, '.', '' ), '0' ), '.' );
		return array( $sized( $parts[1] ), $sized( $parts[3] ?? '' ), $sized( $parts[5] ?? '' ) );
	}
}
