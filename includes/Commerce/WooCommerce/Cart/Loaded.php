<?php
/**
 * WooCommerce's cart and session, loaded on demand.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce loads the cart for pages and AJAX; elsewhere (REST API, admin) it must be
 * loaded explicitly.
 */
final class Loaded {

	/**
	 * Returns the cart with its items.
	 */
	public static function cart(): \WC_Cart {
		self::load();
		return WC()->cart;
	}

	/**
	 * Returns the session.
	 */
	public static function session(): \WC_Session {
		self::load();
		return WC()->session;
	}

	/**
	 * Saves the changes of this request and sets the cart cookies, so that later code
	 * under the lock and the next request use them.
	 *
	 * @param \WC_Cart $cart The cart.
	 */
	public static function save( \WC_Cart $cart ): void {
		( new \WC_Cart_Session( $cart ) )->maybe_set_cart_cookies();
		$session = self::session();
		if ( is_callable( array( $session, 'save_data' ) ) ) {
			$session->save_data();
		}
	}

	/**
	 * Starts a session for a visitor without one, as long as cookies can be sent.
	 */
	public static function start_session(): void {
		$session = self::session();
		if ( ! headers_sent() && is_callable( array( $session, 'has_session' ) ) && is_callable( array( $session, 'set_customer_session_cookie' ) ) && ! $session->has_session() ) {
			$session->set_customer_session_cookie( true );
		}
	}

	/**
	 * Whether this visitor has a session.
	 */
	public static function has_session(): bool {
		$session = self::session();
		return ! is_callable( array( $session, 'has_session' ) ) || $session->has_session();
	}

	/**
	 * Loads cart and session if WooCommerce has not.
	 */
	private static function load(): void {
		if ( ! did_action( 'woocommerce_load_cart_from_session' ) ) {
			wc_load_cart();
			// Loads the items from the session.
			WC()->cart->get_cart();
		}
	}
}
