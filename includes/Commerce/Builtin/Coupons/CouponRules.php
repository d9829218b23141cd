<?php
/**
 * Whether a coupon may be used.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

use Vitrine\Commerce\Rules\CouponTexts;
use Vitrine\Commerce\Value\Currency;

defined( 'ABSPATH' ) || exit;

/**
 * The rules, without a database: what the shopper is told when one is broken.
 */
final class CouponRules {

	/**
	 * Why a coupon cannot be used on a cart.
	 *
	 * @param Coupon                                                                $coupon   Coupon.
	 * @param list<array{product_id: int, categories: list<string>, subtotal: int}> $lines    Of the cart, before coupons.
	 * @param list<Coupon>                                                          $others   Applied before it.
	 * @param string                                                                $now      UTC, `Y-m-d H:i:s`.
	 * @param Currency                                                              $currency For the message.
	 * @return string Empty: it can.
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
