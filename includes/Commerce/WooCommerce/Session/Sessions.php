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
use Vitrine\Commerce\WooCommerce\Cart\Loaded;
use Vitrine\Commerce\WooCommerce\Pages;

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

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		// The last word before a session is made and read, whoever's class it is.
		add_filter( 'woocommerce_session_handler', array( self::class, 'prepare' ), PHP_INT_MAX );
		add_action( 'shutdown', array( SessionLock::class, 'release' ), self::AFTER_SAVING );
		add_action( 'template_redirect', array( self::class, 'begin_for_forms' ), -100 );
	}

	/**
	 * Begins the session of a guest who is about to get WooCommerce's account forms:
	 * they are bound to the session that there is when they are printed, and a script
	 * of ours may begin one before they are sent. While they are printed its cookie
	 * could not be sent any more.
	 */
	public static function begin_for_forms(): void {
		if ( is_account_page() && ! is_user_logged_in() && ! Pages::is_drawn_by_block( 'account' ) ) {
			Loaded::start_session();
		}
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
