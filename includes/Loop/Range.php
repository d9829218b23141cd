<?php
/**
 * Range of numbers or dates chosen by a visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Format: `10..49.5`, `-3..`, `2026-01-01..2026-06-30` or `..2026-06-30`, both ends
 * included. Twin of src/core/loop/range.ts; prices have a format of their own.
 */
final class Range {

	/** Separator of the ends. */
	private const SEPARATOR = '..';

	/**
	 * @param string $min Number or date (`Y-m-d`); empty: no lower limit.
	 * @param string $max Number or date; empty: no upper limit.
	 */
	private function __construct( public readonly string $min, public readonly string $max ) {}

	/**
	 * Parses the text of a range; null if it is invalid.
	 *
	 * @param string $text Text in the format above.
	 */
	public static function of( string $text ): ?self {
		$ends = explode( self::SEPARATOR, $text );
		return 2 === count( $ends ) ? self::between( $ends[0], $ends[1] ) : null;
	}

	/**
	 * Creates a range of two ends; they are swapped if they are in the wrong order.
	 * Invalid values are dropped.
	 *
	 * @param string $min Value as typed.
	 * @param string $max Value as typed.
	 * @return ?self Null: neither was given, or a number and a day.
	 */
	public static function between( string $min, string $max ): ?self {
		$ends = array( self::end( $min ), self::end( $max ) );
		if ( ! in_array( '', $ends, true ) ) {
			if ( self::is_day( $ends[0] ) !== self::is_day( $ends[1] ) ) {
				return null;
			}
			if ( self::is_day( $ends[0] ) ? $ends[0] > $ends[1] : (float) $ends[0] > (float) $ends[1] ) {
				$ends = array_reverse( $ends );
			}
		}
		return array( '', '' ) === $ends ? null : new self( ...$ends );
	}

	/**
	 * Returns the normalized text.
	 */
	public function text(): string {
		return $this->min . self::SEPARATOR . $this->max;
	}

	/**
	 * Whether it is a range of dates.
	 */
	public function is_of_days(): bool {
		return self::is_day( '' === $this->min ? $this->max : $this->min );
	}

	/**
	 * Whether an end is a date.
	 *
	 * @param string $end Result of end().
	 */
	private static function is_day( string $end ): bool {
		return 1 === preg_match( '/^\d{4}-\d\d-\d\d$/D', $end );
	}

	/**
	 * Returns the normalized text of an end; empty if it is invalid.
	 *
	 * @param string $text Value as typed.
	 */
	private static function end( string $text ): string {
		$text = trim( $text );
		if ( self::is_day( $text ) ) {
			[ $year, $month, $day ] = array_map( 'intval', explode( '-', $text ) );
			return checkdate( $month, $day, $year ) ? $text : '';
		}
		if ( ! preg_match( '/^(-?)(\d{1,12})(?:\.(\d{0,4})\d*)?$/D', $text, $parts ) ) {
			return '';
		}
		$whole    = ltrim( $parts[2], '0' );
		$fraction = rtrim( $parts[3] ?? '', '0' );
		$number   = ( '' === $whole ? '0' : $whole ) . ( '' === $fraction ? '' : '.' . $fraction );
		return '0' === $number ? '0' : $parts[1] . $number;
	}
}
