<?php
/**
 * Divides an amount.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

defined( 'ABSPATH' ) || exit;

/**
 * The method of largest remainders, in whole numbers.
 */
final class Shares {

	/**
	 * Divides an amount among weights. The shares add up to the amount, none is
	 * above its weight, and each is within 1 of its exact share.
	 *
	 * @param int             $amount  From 0 to the sum of the weights.
	 * @param array<int, int> $weights From 0.
	 * @return array<int, int> A share for each weight, by its key.
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
	 * Quotient and remainder of `factor * part / whole` where the product may
	 * be beyond an integer: long multiplication, bit by bit.
	 *
	 * @param int $factor From 0.
	 * @param int $part   From 0 to the whole.
	 * @param int $whole  Above 0.
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
