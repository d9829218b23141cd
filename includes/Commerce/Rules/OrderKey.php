<?php
/**
 * Whose an idempotency key is.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

use Vitrine\Commerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Binds a key to its shopper, so that no one is shown another's order by
 * repeating it.
 */
final class OrderKey {

	/**
	 * The key as an engine keeps it.
	 *
	 * @param string $key  As the client has it.
	 * @param Cart   $cart Of this visitor.
	 * @return string 64 hex digits.
	 */
	public static function owned( string $key, Cart $cart ): string {
		$user  = get_current_user_id();
		$owner = $user > 0 ? "user:$user" : 'session:' . $cart->session_token();
		return hash( 'sha256', "$owner|$key" );
	}
}
