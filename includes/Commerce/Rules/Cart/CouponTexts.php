<?php
/**
 * Messages on coupons.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * They name the coupon and the problem, as plain text.
 */
final class CouponTexts {

	/**
	 * Coupon does not exist.
	 *
	 * @param string $code Coupon code as entered.
	 */
	public static function unknown( string $code ): string {
		/* translators: %s: coupon code. */
		return sprintf( __( 'Coupon "%s" does not exist.', 'vitrine' ), $code );
	}

	/**
	 * The coupon has expired.
	 *
	 * @param string $code Coupon code.
	 */
	public static function expired( string $code ): string {
		/* translators: %s: coupon code. */
		return sprintf( __( 'The coupon "%s" has expired.', 'vitrine' ), $code );
	}

	/**
	 * Usage limit is reached.
	 *
	 * @param string $code Coupon code.
	 */
	public static function used_up( string $code ): string {
		/* translators: %s: coupon code. */
		return sprintf( __( 'The coupon "%s" has reached its usage limit.', 'vitrine' ), $code );
	}

	/**
	 * Minimum spend is not reached.
	 *
	 * @param string $code  Coupon code.
	 * @param string $money Formatted minimum spend.
	 */
	public static function minimum( string $code, string $money ): string {
		/* translators: 1: coupon code, 2: amount of money. */
		return sprintf( __( 'The minimum spend for the coupon "%1$s" is %2$s.', 'vitrine' ), $code, $money );
	}

	/**
	 * The coupon does not apply to any product of the cart.
	 *
	 * @param string $code Coupon code.
	 */
	public static function not_for_these( string $code ): string {
		/* translators: %s: coupon code. */
		return sprintf( __( 'The coupon "%s" does not apply to the products in your cart.', 'vitrine' ), $code );
	}

	/**
	 * Cannot be combined with another coupon.
	 *
	 * @param string $code  Coupon code.
	 * @param string $other Code of the other coupon.
	 */
	public static function not_together( string $code, string $other ): string {
		/* translators: 1: coupon code, 2: another coupon code. */
		return sprintf( __( 'The coupon "%1$s" cannot be used together with "%2$s".', 'vitrine' ), $code, $other );
	}

	/**
	 * The coupon has already been applied.
	 *
	 * @param string $code Coupon code.
	 */
	public static function already( string $code ): string {
		/* translators: %s: coupon code. */
		return sprintf( __( 'The coupon "%s" has already been applied.', 'vitrine' ), $code );
	}

	/**
	 * The coupon is not applied to the cart.
	 *
	 * @param string $code Coupon code.
	 */
	public static function not_applied( string $code ): string {
		/* translators: %s: coupon code. */
		return sprintf( __( 'The coupon "%s" is not applied to your cart.', 'vitrine' ), $code );
	}

	/**
	 * No code was entered.
	 */
	public static function none_entered(): string {
		return __( 'Please enter a coupon code.', 'vitrine' );
	}

	/**
	 * Cart is empty.
	 */
	public static function empty_cart(): string {
		return __( 'Your cart is empty. Add a product before you apply a coupon.', 'vitrine' );
	}
}
