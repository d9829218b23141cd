<?php
/**
 * Whether a coupon may be used.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Coupons;

use Vitrine\Commerce\Value\Currency;

/**
 * The rules, without a database: what the shopper is told when one is broken.
 */
final class CouponRules {

	/**
	 * Why a coupon cannot be used on a cart.
	 *
	 * @param Coupon                                                                        $coupon   The coupon.
	 * @param list<array{product_id: int, categories: list<string>, subtotal: int}> $lines    Of the cart, before coupons.
	 * @param list<Coupon>                                                                  $others   Applied before it.
	 * @param string                                                                        $now      UTC, `Y-m-d H:i:s`.
	 * @param Currency                                                                      $currency For the message.
	 * @return string Empty: it can.
	 */
	public static function objection( Coupon $coupon, array $lines, array $others, string $now, Currency $currency ): string {
		if ( ! $coupon->enabled ) {
			return self::unknown( $coupon->code );
		}
		if ( null !== $coupon->expires && $coupon->expires <= $now ) {
			/* translators: %s: coupon code. */
			return sprintf( __( 'The coupon "%s" has expired.', 'vitrine' ), $coupon->code );
		}
		if ( null !== $coupon->usage_limit && $coupon->used >= $coupon->usage_limit ) {
			/* translators: %s: coupon code. */
			return sprintf( __( 'The coupon "%s" has been used up.', 'vitrine' ), $coupon->code );
		}
		if ( array_sum( array_column( $lines, 'subtotal' ) ) < $coupon->min_subtotal ) {
			/* translators: 1: coupon code, 2: amount of money. */
			return sprintf( __( 'The coupon "%1$s" is for carts from %2$s on.', 'vitrine' ), $coupon->code, $currency->format( $coupon->min_subtotal ) );
		}
		$for = array_filter( $lines, static fn ( array $line ): bool => $coupon->is_for( $line['product_id'], $line['categories'] ) );
		if ( array() === $for ) {
			/* translators: %s: coupon code. */
			return sprintf( __( 'The coupon "%s" is for none of the products in your cart.', 'vitrine' ), $coupon->code );
		}
		foreach ( $others as $other ) {
			if ( $coupon->individual || $other->individual ) {
				/* translators: 1: coupon code, 2: another coupon code. */
				return sprintf( __( 'The coupon "%1$s" cannot be used together with "%2$s".', 'vitrine' ), $coupon->code, $other->code );
			}
		}
		return '';
	}

	/**
	 * What is said of a code that there is no coupon for.
	 *
	 * @param string $code As typed.
	 */
	public static function unknown( string $code ): string {
		/* translators: %s: coupon code. */
		return sprintf( __( 'There is no coupon "%s".', 'vitrine' ), $code );
	}
}
