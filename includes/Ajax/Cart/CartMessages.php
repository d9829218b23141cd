<?php
/**
 * Success messages of cart changes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Optional\HasSuccessMessage;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the engine's message if there is one, or ours.
 */
final class CartMessages {

	/**
	 * Returns the message.
	 *
	 * @param Cart   $cart The cart after the change.
	 * @param string $ours Our message.
	 */
	public static function of( Cart $cart, string $ours ): string {
		$message = $cart instanceof HasSuccessMessage ? $cart->success_message() : '';
		return '' === $message ? $ours : $message;
	}

	/**
	 * Returns the message for an applied coupon.
	 *
	 * @param Cart $cart The cart after the change.
	 */
	public static function coupon_applied( Cart $cart ): string {
		return self::of( $cart, __( 'Coupon applied.', 'vitrine' ) );
	}

	/**
	 * Returns the message for a removed coupon.
	 *
	 * @param Cart $cart The cart after the change.
	 */
	public static function coupon_removed( Cart $cart ): string {
		return self::of( $cart, __( 'Coupon removed.', 'vitrine' ) );
	}
}
