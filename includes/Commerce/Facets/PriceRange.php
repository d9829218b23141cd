<?php
/**
 * Price range.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Format `10-49.5`, `10-` or `-49.5`: units of the currency, both ends included. Twin
 * of src/core/loop/price.ts.
 */
final class PriceRange {

	/**
	 * @param string $min Minimum as decimal string; empty: none.
	 * @param string $max Maximum as decimal string; empty: none.
	 */
	private function __construct( public readonly string $min, public readonly string $max ) {}

	/**
	 * Parses a range; null if it is invalid.
	 *
	 * @param string $text Text of the range.
	 */
	public static function of( string $text ): ?self {
		$ends = explode( '-', $text );
		return 2 === count( $ends ) ? self::between( $ends[0], $ends[1] ) : null;
	}

	/**
	 * Creates a range; ends in the wrong order are swapped, and invalid amounts
	 * ignored.
	 *
	 * @param string $min Entered minimum.
	 * @param string $max Entered maximum.
	 * @return ?self Null if both are empty.
	 */
	public static function between( string $min, string $max ): ?self {
		$ends = array( self::amount( $min ), self::amount( $max ) );
		if ( '' !== $ends[0] && '' !== $ends[1] && (float) $ends[0] > (float) $ends[1] ) {
			$ends = array_reverse( $ends );
		}
		// A minimum of 0 is no limit.
		$min = '0' === $ends[0] ? '' : $ends[0];
		return '' === $min && '' === $ends[1] ? null : new self( $min, $ends[1] );
	}

	/**
	 * Returns the text of the range for URLs.
	 */
	public function text(): string {
		return $this->min . '-' . $this->max;
	}

	/**
	 * Returns the lowest amount.
	 *
	 * @param int $decimals Number of decimals of the currency.
	 * @return int Amount in minor units.
	 */
	public function lowest( int $decimals ): int {
		return (int) ceil( self::minor( $this->min, $decimals ) );
	}

	/**
	 * Returns the highest amount.
	 *
	 * @param int $decimals Number of decimals of the currency.
	 * @return int|null Amount in minor units; null: no limit.
	 */
	public function highest( int $decimals ): ?int {
		return '' === $this->max ? null : (int) floor( self::minor( $this->max, $decimals ) );
	}

	/**
	 * Returns the label of the range, such as "€10 – €50".
	 *
	 * @param Currency $currency Currency of the shop.
	 */
	public function name( Currency $currency ): string {
		$write = static fn ( string $end ): string => self::short( $end, $currency );
		if ( '' === $this->max ) {
			/* translators: %s: lowest price of a range without end. */
			return sprintf( __( 'From %s', 'vitrine' ), $write( $this->min ) );
		}
		if ( '' === $this->min ) {
			/* translators: %s: highest price of a range. */
			return sprintf( __( 'Up to %s', 'vitrine' ), $write( $this->max ) );
		}
		/* translators: 1: lowest price of a range, 2: highest price. */
		return sprintf( __( '%1$s – %2$s', 'vitrine' ), $write( $this->min ), $write( $this->max ) );
	}

	/**
	 * Formats an amount without unneeded decimals: "€10". Twin of `shortPrice()` in
	 * src/core/loop/price.ts.
	 *
	 * @param string   $amount   Amount in units of the currency.
	 * @param Currency $currency Currency of the shop.
	 */
	public static function short( string $amount, Currency $currency ): string {
		$unit  = 10 ** $currency->decimals;
		$minor = (int) round( self::minor( $amount, $currency->decimals ) );
		return 0 !== $minor % $unit ? $currency->format( $minor ) : ( new Currency( $currency->code, $currency->symbol, $currency->position, 0, $currency->decimal_separator, $currency->thousand_separator ) )->format( intdiv( $minor, $unit ) );
	}

	/**
	 * Normalizes an amount; empty if it is invalid.
	 *
	 * @param string $text Entered amount.
	 */
	private static function amount( string $text ): string {
		if ( ! preg_match( '/^(\d{0,9})(?:\.(\d{0,4})\d*)?$/D', trim( $text ), $parts ) || '' === trim( $text, " .\t\n\r" ) ) {
			return '';
		}
		$whole    = ltrim( $parts[1], '0' );
		$fraction = rtrim( $parts[2] ?? '', '0' );
		return ( '' === $whole ? '0' : $whole ) . ( '' === $fraction ? '' : '.' . $fraction );
	}

	/**
	 * Converts an amount to minor units, not necessarily an integer.
	 *
	 * @param string $amount   Amount from amount().
	 * @param int    $decimals Number of decimals of the currency.
	 */
	private static function minor( string $amount, int $decimals ): float {
		// Rounded because of floating-point errors: 10.1 times 100 is slightly more
		// than 1010.
		return round( (float) $amount * 10 ** $decimals, 4 );
	}
}
