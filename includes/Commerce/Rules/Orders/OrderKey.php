<?php
/**
 * Idempotency keys of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Orders;

use Vitrine\Commerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Binds a key to its shopper, so that others cannot see the order by repeating the key.
 */
final class OrderKey {

	/**
	 * Returns the key to store.
	 *
	 * @param string $key  Key of the client.
	 * @param Cart   $cart Cart of the visitor.
	 * @return string 64 hex digits.
	 */
	public static function owned( string $key, Cart $cart ): string {
		$user  = get_current_user_id();
		$owner = $user > 0 ? "user:$user" : 'session:' . $cart->session_token();
		return hash( 'sha256', "$owner|$key" );
	}
}
