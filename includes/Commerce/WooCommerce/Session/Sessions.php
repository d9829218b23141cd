<?php
/**
 * WooCommerce sessions with concurrent requests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Session;

use Vitrine\Commerce\SessionLock\Busy;
use Vitrine\Commerce\SessionLock\SessionLock;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce keeps a cart in one row of its sessions table, reads it at the start of a
 * request and writes it at the end. A request that changes the cart takes a session
 * lock before the row is read; one that only reads never waits, and never overwrites
 * changes of another.
 */
final class Sessions {

	/** After WooCommerce has saved the session (20), and after plugins that save late. */
	private const AFTER_SAVING = 1000;

	/** Nonce actions of the account page's forms for guests. */
	private const ACCOUNT_FORMS = array( 'woocommerce-login', 'woocommerce-register' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Last, before the session is created and read, whichever class handles it.
		add_filter( 'woocommerce_session_handler', array( self::class, 'prepare' ), PHP_INT_MAX );
		add_action( 'shutdown', array( SessionLock::class, 'release' ), self::AFTER_SAVING );
		// After WooCommerce's callback (10).
		add_filter( 'nonce_user_logged_out', array( self::class, 'without_empty' ), 11, 2 );
	}

	/**
	 * Filters the user that a nonce of WooCommerce's login or registration form is
	 * bound to: a guest's session, unless it is empty. WooCommerce ends an empty
	 * session with the next page and prints its forms without one; a session that our
	 * script has started to request a nonce must not invalidate them.
	 *
	 * @param mixed $user   The user, according to WooCommerce.
	 * @param mixed $action Nonce action.
	 * @return mixed
	 */
	public static function without_empty( mixed $user, mixed $action ): mixed {
		$session = in_array( $action, self::ACCOUNT_FORMS, true ) ? WC()->session : null;
		return $session instanceof Handler && $session->is_empty() ? 0 : $user;
	}

	/**
	 * Takes the lock if the request may change the cart.
	 *
	 * @param mixed $handler Class name of the session handler.
	 * @return mixed Ours in the place of WooCommerce's own.
	 */
	public static function prepare( mixed $handler ): mixed {
		$request  = CartWrite::current();
		$sessions = $request->is_write() ? SessionKeys::of_request() : array();
		if ( array() !== $sessions && ! SessionLock::take( $sessions ) ) {
			Busy::refuse( $request->is_by_script() );
		}
		return 'WC_Session_Handler' === $handler ? Handler::class : $handler;
	}
}
