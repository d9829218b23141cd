<?php
/**
 * Division of amounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

defined( 'ABSPATH' ) || exit;

/**
 * Largest remainder method with integers.
 */
final class Shares {

	/**
	 * Splits an amount by weights. The shares add up to the amount, none exceeds its
	 * weight, and each differs from its exact share by less than 1.
	 *
	 * @param int             $amount  Amount from 0 to the sum of the weights.
	 * @param array<int, int> $weights Weights of 0 or more.
	 * @return array<int, int> Shares by key of the weight.
	 */
	public static function of( int $amount, array $weights ): array {
		$sum        = array_sum( $weights );
		$shares     = array();
		$remainders = array();
		foreach ( $weights as $key => $weight ) {
			[ $shares[ $key ], $remainders[ $key ] ] = $sum > 0 ? self::product_over( $amount, $weight, $sum ) : array( 0, 0 );
		}
		// The sort is stable: of equal remainders the first gets the unit.
		arsort( $remainders );
		$left = $amount - array_sum( $shares );
		foreach ( array_keys( $remainders ) as $key ) {
			if ( $left <= 0 ) {
				break;
			}
			++$shares[ $key ];
			--$left;
		}
		return $shares;
	}

	/**
	 * Returns quotient and remainder of `factor * part / whole`, with long
	 * multiplication because the product may exceed an integer.
	 *
	 * @param int $factor 0 or more.
	 * @param int $part   Part, from 0 to the whole.
	 * @param int $whole  More than 0.
	 * @return array{0: int, 1: int}
	 */
	private static function product_over( int $factor, int $part, int $whole ): array {
		$quotient  = 0;
		$remainder = 0;
		foreach ( str_split( decbin( $factor ) ) as $bit ) {
			$quotient  *= 2;
			$remainder *= 2;
			foreach ( '1' === $bit ? array( 0, $part ) : array( 0 ) as $more ) {
				$remainder += $more;
				if ( $remainder >= $whole ) {
					$remainder -= $whole;
					++$quotient;
				}
			}
		}
		return array( $quotient, $remainder );
	}
}
