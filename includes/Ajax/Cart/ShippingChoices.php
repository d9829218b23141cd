<?php
/**
 * Chosen shipping methods.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Cart;

use Vitrine\Commerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Handles one shipping method per package.
 */
final class ShippingChoices {

	/**
	 * Chooses a shipping method for each package.
	 *
	 * @param Cart         $cart The cart.
	 * @param list<string> $ids  IDs of shipping methods in the snapshot; empty: nothing changes.
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
