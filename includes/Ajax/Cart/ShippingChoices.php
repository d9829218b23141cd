<?php
/**
 * The ways to send that were chosen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Commerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * One for each package that the cart is sent in.
 */
final class ShippingChoices {

	/**
	 * Chooses a shipping method for each package.
	 *
	 * @param Cart         $cart The cart.
	 * @param list<string> $ids  Of the snapshot's choices; none changes nothing.
	 * @return true|\WP_Error The first refusal.
	 */
	public static function choose( Cart $cart, array $ids ): bool|\WP_Error {
		foreach ( $ids as $id ) {
			$done = $cart->choose_shipping( $id );
			if ( is_wp_error( $done ) ) {
				return $done;
			}
		}
		return true;
	}
}
