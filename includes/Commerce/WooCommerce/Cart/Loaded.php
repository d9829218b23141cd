<?php
/**
 * WooCommerce's cart of this request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce loads it for pages and Ajax; elsewhere (REST, the administration)
 * whoever needs it has to ask.
 */
final class Loaded {

	/**
	 * The cart, with what the session holds.
	 */
	public static function cart(): \WC_Cart {
		self::load();
		return WC()->cart;
	}

	/**
	 * The session.
	 */
	public static function session(): \WC_Session {
		self::load();
		return WC()->session;
	}

	/**
	 * Saves what this request has changed, and lets the browser know: what
	 * follows within a lock, and the next request, find it.
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
	 * Starts a session for a visitor who has none, while a cookie can still be sent.
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
	 * Loads cart and session where WooCommerce has not.
	 */
	private static function load(): void {
		if ( ! did_action( 'woocommerce_load_cart_from_session' ) ) {
			wc_load_cart();
			// Asks the session for the lines.
			WC()->cart->get_cart();
		}
	}
}
