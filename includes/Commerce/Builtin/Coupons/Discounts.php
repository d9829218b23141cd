<?php
/**
 * Discount calculation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

defined( 'ABSPATH' ) || exit;

/**
 * Coupons are applied in sequence, each to what the previous ones have left. A
 * percentage is rounded half up once for the cart, and split over the lines without
 * remainder.
 */
final class Discounts {

	/**
	 * Returns the discount of each coupon on each line.
	 *
	 * @param list<Coupon>                                                          $coupons Coupons in the order they were applied.
	 * @param list<array{product_id: int, categories: list<string>, subtotal: int}> $lines   Lines before coupons, in minor units.
	 * @return list<list<int>> Discounts by coupon and line.
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
