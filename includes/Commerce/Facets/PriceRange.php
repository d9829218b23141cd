<?php
/**
 * A range of prices that a visitor has chosen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Written `10-49.5`, `10-` or `-49.5`: units of the shop's currency, both ends
 * within it. Twin of src/core/loop/price.ts.
 */
final class PriceRange {

	/**
	 * @param string $min Digits, perhaps with a point; empty: from nothing.
	 * @param string $max The same; empty: without end.
	 */
	private function __construct( public readonly string $min, public readonly string $max ) {}

	/**
	 * Of its text; null: it says no range.
	 *
	 * @param string $text As written above.
	 */
	public static function of( string $text ): ?self {
		$ends = explode( '-', $text );
		return 2 === count( $ends ) ? self::between( $ends[0], $ends[1] ) : null;
	}

	/**
	 * Between two ends; the wrong way round they are turned. What is no amount is none.
	 *
	 * @param string $min As typed.
	 * @param string $max As typed.
	 * @return ?self Null: neither was given.
	 */
	public static function between( string $min, string $max ): ?self {
		$ends = array( self::amount( $min ), self::amount( $max ) );
		if ( '' !== $ends[0] && '' !== $ends[1] && (float) $ends[0] > (float) $ends[1] ) {
			$ends = array_reverse( $ends );
		}
		// From nothing on are all.
		$min = '0' === $ends[0] ? '' : $ends[0];
		return '' === $min && '' === $ends[1] ? null : new self( $min, $ends[1] );
	}

	/**
	 * The range as it stands in an address.
	 */
	public function text(): string {
		return $this->min . '-' . $this->max;
	}

	/**
	 * The lowest amount within it.
	 *
	 * @param int $decimals Number of decimals of the currency.
	 * @return int Minor units.
	 */
	public function lowest( int $decimals ): int {
		return (int) ceil( self::minor( $this->min, $decimals ) );
	}

	/**
	 * The highest amount within it.
	 *
	 * @param int $decimals Number of decimals of the currency.
	 * @return int|null Minor units; null: it has no end.
	 */
	public function highest( int $decimals ): ?int {
		return '' === $this->max ? null : (int) floor( self::minor( $this->max, $decimals ) );
	}

	/**
	 * The label of the range, such as "€10 – €50".
	 *
	 * @param Currency $currency Of the shop.
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
	 * An amount as short as it can be: "€10". Twin of `shortPrice()` in src/core/loop/price.ts.
	 *
	 * @param string   $amount   Units of the currency.
	 * @param Currency $currency Of the shop.
	 */
	public static function short( string $amount, Currency $currency ): string {
		$unit  = 10 ** $currency->decimals;
		$minor = (int) round( self::minor( $amount, $currency->decimals ) );
		return 0 !== $minor % $unit ? $currency->format( $minor ) : ( new Currency( $currency->code, $currency->symbol, $currency->position, 0, $currency->decimal_separator, $currency->thousand_separator ) )->format( intdiv( $minor, $unit ) );
	}

	/**
	 * An amount in one way of writing it; empty: it is none.
	 *
	 * @param string $text As typed.
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
	 * An amount in minor units, which need not be whole.
	 *
	 * @param string $amount   Of amount().
	 * @param int    $decimals Number of decimals of the currency.
	 */
	private static function minor( string $amount, int $decimals ): float {
		// Rounded, since 10.1 times 100 is a little more than 1010 to a computer.
		return round( (float) $amount * 10 ** $decimals, 4 );
	}
}
