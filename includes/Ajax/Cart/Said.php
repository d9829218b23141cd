<?php
/**
 * What a change of the cart is answered with.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Optional\SaysWhatItDid;

defined( 'ABSPATH' ) || exit;

/**
 * The engine's own words where it has some, else ours.
 */
final class Said {

	/**
	 * The words.
	 *
	 * @param Cart   $cart After the change.
	 * @param string $ours In ours.
	 */
	public static function of( Cart $cart, string $ours ): string {
		$said = $cart instanceof SaysWhatItDid ? $cart->said() : '';
		return '' === $said ? $ours : $said;
	}

	/**
	 * What was said of a coupon that was applied.
	 *
	 * @param Cart $cart After it.
	 */
	public static function coupon_applied( Cart $cart ): string {
		return self::of( $cart, __( 'Coupon applied.', 'vitrine' ) );
	}

	/**
	 * What was said of a coupon that was taken off.
	 *
	 * @param Cart $cart After it.
	 */
	public static function coupon_removed( Cart $cart ): string {
		return self::of( $cart, __( 'Coupon removed.', 'vitrine' ) );
	}
}
