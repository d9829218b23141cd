<?php
/**
 * Coupon validation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

use Vitrine\Commerce\Rules\Cart\CouponTexts;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * Rules without database access. Returns the message for the shopper.
 */
final class CouponRules {

	/**
	 * Returns why a coupon cannot be used on a cart.
	 *
	 * @param Coupon                                                                $coupon   Coupon.
	 * @param list<array{product_id: int, categories: list<string>, subtotal: int}> $lines    Cart lines before coupons.
	 * @param list<Coupon>                                                          $others   Coupons applied before it.
	 * @param string                                                                $now      Current time in UTC, `Y-m-d H:i:s`.
	 * @param Currency                                                              $currency Currency for messages.
	 * @return string Empty if it can be used.
	 */
	public static function objection( Coupon $coupon, array $lines, array $others, string $now, Currency $currency ): string {
		if ( ! $coupon->enabled ) {
			return CouponTexts::unknown( $coupon->code );
		}
		if ( null !== $coupon->expires && $coupon->expires <= $now ) {
			return CouponTexts::expired( $coupon->code );
		}
		if ( null !== $coupon->usage_limit && $coupon->used >= $coupon->usage_limit ) {
			return CouponTexts::used_up( $coupon->code );
		}
		if ( array_sum( array_column( $lines, 'subtotal' ) ) < $coupon->min_subtotal ) {
			return CouponTexts::minimum( $coupon->code, $currency->format( $coupon->min_subtotal ) );
		}
		$for = array_filter( $lines, static fn ( array $line ): bool => $coupon->is_for( $line['product_id'], $line['categories'] ) );
		if ( array() === $for ) {
			return CouponTexts::not_for_these( $coupon->code );
		}
		foreach ( $others as $other ) {
			if ( $coupon->individual || $other->individual ) {
				return CouponTexts::not_together( $coupon->code, $other->code );
			}
		}
		return '';
	}
}
