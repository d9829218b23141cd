<?php
/**
 * Session locking for Easy Digital Downloads.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\EasyDigitalDownloads;

use Vitrine\Commerce\SessionLock\Busy;
use Vitrine\Commerce\SessionLock\SessionLock;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Easy Digital Downloads stores a cart in one row of its session table, reads it on
 * first use and writes it back as a whole. Requests that change the cart take a lock
 * before the row is read; requests that only read never wait.
 */
final class Turns {

	/** After the session is saved (20), and plugins that do so late. */
	private const AFTER_SAVING = 1000;

	/** Cache group of session rows. */
	private const CACHE = 'edd-sessions-by-session_key';

	private const READING = array( 'GET', 'HEAD', 'OPTIONS' );

	/** Query parameters of links that change a cart or session. */
	private const LINKS = array( 'edd_action', 'add-to-cart', 'remove_item', 'undo_item', 'remove_coupon', 'apply_coupon' );

	/** Actions of admin-ajax.php that only read. */
	private const CHECKS = array( 'actions.check_user_exist' );

	/** Endpoints that only read, whatever their method. */
	private const SHOWING = array( 'endpoints.get_refreshed_fragments', 'endpoints.get_variation' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Last hook before the row is read.
		add_filter( 'edd_start_session', array( self::class, 'wait' ), PHP_INT_MAX );
		add_action( 'shutdown', array( SessionLock::class, 'release' ), self::AFTER_SAVING );
	}

	/**
	 * Waits for other writes of the visitor if this request writes. Hooked.
	 *
	 * @param mixed $start Whether the session is started.
	 */
	public static function wait( mixed $start ): mixed {
		$locks = $start && self::is_write() ? self::locks() : array();
		if ( array() !== $locks && ! SessionLock::take( $locks ) ) {
			Busy::refuse( wp_doing_ajax() || '' !== self::endpoint() );
		}
		return $start;
	}

	/**
	 * Takes the lock in a request that was expected to only read, and reloads the
	 * session, which another request may have changed.
	 */
	public static function renew(): void {
		$handler = EDD()->session;
		$locks   = self::locks();
		if ( array() === $locks || SessionLock::holds( $locks[0] ) || ! SessionLock::take( $locks ) ) {
			return;
		}
		wp_cache_delete( self::key(), self::CACHE );
		foreach ( array( 'manager', 'is_active' ) as $part ) {
			if ( ! property_exists( $handler, $part ) ) {
				return;
			}
		}
		$manager = ( new \ReflectionProperty( $handler, 'manager' ) )->getValue( $handler );
		if ( is_object( $manager ) && property_exists( $manager, 'session' ) ) {
			( new \ReflectionProperty( $manager, 'session' ) )->setValue( $manager, null );
		}
		( new \ReflectionProperty( $handler, 'is_active' ) )->setValue( $handler, false );
		// Loads the session again.
		$handler->get( 'edd_cart' );
	}

	/**
	 * Returns the lock of the visitor's session.
	 *
	 * @return list<string> Empty if the visitor has no session.
	 */
	private static function locks(): array {
		$key = self::key();
		return '' === $key ? array() : array( "edd|$key" );
	}

	/**
	 * Returns the session key from the cookie; empty if there is none.
	 */
	private static function key(): string {
		$cookie = EDD()->session->get_session_cookie();
		return is_array( $cookie ) ? $cookie['session_key'] : '';
	}

	/**
	 * Whether the request may change the session. True if in doubt: an unnecessary lock
	 * only waits for other writes of the same visitor.
	 */
	private static function is_write(): bool {
		$endpoint = self::endpoint();
		if ( in_array( $endpoint, array_map( array( Contract::class, 'name' ), self::SHOWING ), true ) ) {
			return false;
		}
		// phpcs:ignore WordPress.Security -- Only compared with known names.
		if ( wp_doing_ajax() && in_array( $_POST['action'] ?? '', array_map( array( Contract::class, 'name' ), self::CHECKS ), true ) ) {
			return false;
		}
		// phpcs:ignore WordPress.Security -- Only checks for names; the handler of the request verifies the nonce.
		$method = strtoupper( (string) ( $_SERVER['REQUEST_METHOD'] ?? 'GET' ) );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only checks for names; the handler of the request verifies the nonce.
		return ! in_array( $method, self::READING, true ) || Contract::name( 'endpoints.nonces' ) === $endpoint || array() !== array_intersect( self::LINKS, array_keys( $_GET ) );
	}

	/**
	 * Returns the endpoint in `/?wc-ajax=`; empty if there is none.
	 */
	private static function endpoint(): string {
		// phpcs:ignore WordPress.Security -- Only compared with known names.
		$name = $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ?? '';
		return is_string( $name ) ? $name : '';
	}
}
