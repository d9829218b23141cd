<?php
/**
 * WooCommerce's sessions under simultaneous requests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Session;

use Vitrine\Commerce\SessionLock\Busy;
use Vitrine\Commerce\SessionLock\SessionLock;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce keeps a cart in one row of its table of sessions, reads it at the
 * start of a request and writes it at the end. A request that changes the cart
 * takes the session's lock before the row is read; one that only looks never
 * waits, and never writes over what another has changed meanwhile.
 */
final class Sessions {

	/** After WooCommerce has saved the session (20), and plugins that do so late. */
	private const AFTER_SAVING = 1000;

	/** The forms of the account page for guests. */
	private const ACCOUNT_FORMS = array( 'woocommerce-login', 'woocommerce-register' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// The last word before a session is made and read, whoever's class it is.
		add_filter( 'woocommerce_session_handler', array( self::class, 'prepare' ), PHP_INT_MAX );
		add_action( 'shutdown', array( SessionLock::class, 'release' ), self::AFTER_SAVING );
		// Behind WooCommerce's word (10).
		add_filter( 'nonce_user_logged_out', array( self::class, 'without_empty' ), 11, 2 );
	}

	/**
	 * Whom a nonce of WooCommerce's login or registration is bound to: a guest's
	 * session, where there is something in it. WooCommerce ends an empty one with
	 * the next page, and prints its forms without one; that a script of ours has
	 * begun one meanwhile, to ask for a nonce, must not spoil them.
	 *
	 * @param mixed $user   As WooCommerce has it.
	 * @param mixed $action What the nonce is for.
	 * @return mixed
	 */
	public static function without_empty( mixed $user, mixed $action ): mixed {
		$session = in_array( $action, self::ACCOUNT_FORMS, true ) ? WC()->session : null;
		return $session instanceof Handler && $session->is_empty() ? 0 : $user;
	}

	/**
	 * Takes the lock where the request is to change the cart.
	 *
	 * @param mixed $handler Name of the class that reads and writes the session.
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
