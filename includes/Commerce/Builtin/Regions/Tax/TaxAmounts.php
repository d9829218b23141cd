<?php
/**
 * Arithmetic of taxes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Tax;

defined( 'ABSPATH' ) || exit;

/**
 * Pure, and integers throughout: minor units of money, ten-thousandths of a
 * percent.
 */
final class TaxAmounts {

	/**
	 * The tax on each part of a sum.
	 *
	 * Rounded part by part, or once for the sum: each part then gets what the
	 * rounded tax grows by when it is added, so that the parts add up exactly.
	 *
	 * @param list<array{amount: int, rates: list<TaxRate>, included: bool}> $parts Amounts from 0; whether each holds its tax.
	 * @param bool                                                           $alone Whether each part is rounded.
	 * @return list<array<int, int>> For each part: id of a rate to minor units.
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
	 * An amount without the taxes that it holds.
	 *
	 * @param int           $amount Minor units, from 0.
	 * @param list<TaxRate> $rates  That it holds.
	 */
	public static function without( int $amount, array $rates ): int {
		return self::share( $amount, TaxRate::WHOLE, self::whole( $rates, true ) );
	}

	/**
	 * A share of an amount, rounded half up.
	 *
	 * @param int $amount Minor units, from 0.
	 * @param int $part   Of the whole.
	 * @param int $whole  Above 0.
	 */
	public static function share( int $amount, int $part, int $whole ): int {
		// Apart, so that no product is larger than an integer.
		$rest = $amount % $whole;
		return intdiv( $amount, $whole ) * $part + intdiv( $rest * $part * 2 + $whole, 2 * $whole );
	}

	/**
	 * What rates are shares of.
	 *
	 * @param list<TaxRate> $rates    Together.
	 * @param bool          $included Whether the amount holds them.
	 */
	private static function whole( array $rates, bool $included ): int {
		return TaxRate::WHOLE + ( $included ? array_sum( array_map( static fn ( TaxRate $rate ): int => $rate->rate, $rates ) ) : 0 );
	}
}
