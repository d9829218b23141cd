<?php
/**
 * What coupons take off a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

defined( 'ABSPATH' ) || exit;

/**
 * Coupons work one after the other, each on what the ones before have left. A
 * percentage is rounded once for the cart, half up, and divided over the lines
 * without a remainder. Pure.
 */
final class Discounts {

	/**
	 * What each coupon takes off each line.
	 *
	 * @param list<Coupon>                                                                  $coupons In the order they were applied.
	 * @param list<array{product_id: int, categories: list<string>, subtotal: int}> $lines   Before coupons, minor units.
	 * @return list<list<int>> For each coupon, for each line.
	 */
	public static function of( array $coupons, array $lines ): array {
		$left   = array_column( $lines, 'subtotal' );
		$result = array();
		foreach ( $coupons as $coupon ) {
			$weights = array();
			foreach ( $lines as $index => $line ) {
				$weights[] = $coupon->is_for( $line['product_id'], $line['categories'] ) ? $left[ $index ] : 0;
			}
			$sum    = array_sum( $weights );
			$amount = Coupon::PERCENT === $coupon->type
				? intdiv( $sum * min( 10000, $coupon->amount ) + 5000, 10000 )
				: min( $sum, $coupon->amount );
			$shares = array_values( Shares::of( $amount, $weights ) );
			foreach ( $shares as $index => $share ) {
				$left[ $index ] -= $share;
			}
			$result[] = $shares;
		}
		return $result;
	}
}
