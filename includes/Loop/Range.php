<?php
/**
 * A range of numbers or of days that a visitor has chosen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Written `10..49.5`, `-3..`, `2026-01-01..2026-06-30` or `..2026-06-30`: both ends
 * within it. Twin of src/core/loop/range.ts; prices have a writing of their own.
 */
final class Range {

	/** Stands between the ends. */
	private const SEPARATOR = '..';

	/**
	 * @param string $min A number or a day (`Y-m-d`); empty: without a beginning.
	 * @param string $max The same; empty: without an end.
	 */
	private function __construct( public readonly string $min, public readonly string $max ) {}

	/**
	 * Of its text; null: it says no range.
	 *
	 * @param string $text As written above.
	 */
	public static function of( string $text ): ?self {
		$ends = explode( self::SEPARATOR, $text );
		return 2 === count( $ends ) ? self::between( $ends[0], $ends[1] ) : null;
	}

	/**
	 * Between two ends; the wrong way round they are turned. What is neither a number
	 * nor a day is none.
	 *
	 * @param string $min As typed.
	 * @param string $max As typed.
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
	 * Its one text.
	 */
	public function text(): string {
		return $this->min . self::SEPARATOR . $this->max;
	}

	/**
	 * Whether it is one of days.
	 */
	public function is_of_days(): bool {
		return self::is_day( '' === $this->min ? $this->max : $this->min );
	}

	/**
	 * Whether an end is a day.
	 *
	 * @param string $end Of end().
	 */
	private static function is_day( string $end ): bool {
		return 1 === preg_match( '/^\d{4}-\d\d-\d\d$/D', $end );
	}

	/**
	 * An end in one way of writing it; empty: it is none.
	 *
	 * @param string $text As typed.
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
