<?php
/**
 * Tax arithmetic.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

defined( 'ABSPATH' ) || exit;

/**
 * With integers only: amounts in minor units, rates in ten-thousandths of a percent.
 */
final class TaxAmounts {

	/**
	 * Calculates the tax of each part.
	 *
	 * Rounded per part, or once for the sum: then each part gets the increase of the
	 * rounded tax when it is added, so that the parts add up exactly.
	 *
	 * @param list<array{amount: int, rates: list<TaxRate>, included: bool}> $parts Parts with amounts of 0 or more, and whether they include tax.
	 * @param bool                                                           $alone Whether to round per part.
	 * @return list<array<int, int>> Taxes in minor units by rate ID, for each part.
	 */
	public static function of( array $parts, bool $alone ): array {
		$sums  = array();
		$taxes = array();
		foreach ( $parts as $part ) {
			$whole = self::whole( $part['rates'], $part['included'] );
			$taxed = array();
			foreach ( $part['rates'] as $rate ) {
				$sum                = $alone ? 0 : $sums[ $rate->id ][ $whole ] ?? 0;
				$taxed[ $rate->id ] = self::share( $sum + $part['amount'], $rate->rate, $whole ) - self::share( $sum, $rate->rate, $whole );

				$sums[ $rate->id ][ $whole ] = $sum + $part['amount'];
			}
			$taxes[] = $taxed;
		}
		return $taxes;
	}

	/**
	 * Returns an amount without included taxes.
	 *
	 * @param int           $amount Amount in minor units, 0 or more.
	 * @param list<TaxRate> $rates  Included rates.
	 */
	public static function without( int $amount, array $rates ): int {
		return self::share( $amount, TaxRate::WHOLE, self::whole( $rates, true ) );
	}

	/**
	 * Returns a share of an amount, rounded half up.
	 *
	 * @param int $amount Amount in minor units, 0 or more.
	 * @param int $part   Part of the whole.
	 * @param int $whole  Whole, above 0.
	 */
	public static function share( int $amount, int $part, int $whole ): int {
		// Calculated in two steps to prevent integer overflow.
		$rest = $amount % $whole;
		return intdiv( $amount, $whole ) * $part + intdiv( $rest * $part * 2 + $whole, 2 * $whole );
	}

	/**
	 * Returns the whole that rates are a share of.
	 *
	 * @param list<TaxRate> $rates    Combined rates.
	 * @param bool          $included Whether the amount includes tax.
	 */
	private static function whole( array $rates, bool $included ): int {
		return TaxRate::WHOLE + ( $included ? array_sum( array_map( static fn ( TaxRate $rate ): int => $rate->rate, $rates ) ) : 0 );
	}
}
