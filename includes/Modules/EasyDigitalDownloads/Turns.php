<?php
/**
 * Easy Digital Downloads' sessions under simultaneous requests.
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
 * That plugin keeps a cart in one row of its table of sessions, reads it when it
 * is first asked for and writes it back whole. A request that changes the cart
 * takes the session's lock before the row is read; one that only looks never
 * waits for it.
 */
final class Turns {

	/** After the session was saved (20), and plugins that do so late. */
	private const AFTER_SAVING = 1000;

	/** Where that plugin keeps the row for the time of a request. */
	private const CACHE = 'edd-sessions-by-session_key';

	private const READING = array( 'GET', 'HEAD', 'OPTIONS' );

	/** Names in the address by which a link changes a cart or a session. */
	private const LINKS = array( 'edd_action', 'add-to-cart', 'remove_item', 'undo_item', 'remove_coupon', 'apply_coupon' );

	/** Endpoints that show, whatever their method. */
	private const SHOWING = array( 'endpoints.get_refreshed_fragments', 'endpoints.get_variation' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// The last word before the row is read.
		add_filter( 'edd_start_session', array( self::class, 'wait' ), PHP_INT_MAX );
		add_action( 'shutdown', array( SessionLock::class, 'release' ), self::AFTER_SAVING );
	}

	/**
	 * Waits for other writes of the visitor where this request writes. Hooked.
	 *
	 * @param mixed $start Whether the session is to be read.
	 */
	public static function wait( mixed $start ): mixed {
		$locks = $start && self::is_write() ? self::locks() : array();
		if ( array() !== $locks && ! SessionLock::take( $locks ) ) {
			Busy::refuse( wp_doing_ajax() || '' !== self::endpoint() );
		}
		return $start;
	}

	/**
	 * Before a request that only looks keeps something in the session all the
	 * same: reads the row anew, since another may have written it meanwhile.
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
		// Reads it anew, as the first question of a request does.
		$handler->get( 'edd_cart' );
	}

	/**
	 * The lock of the visitor's session.
	 *
	 * @return list<string> None for a visitor who has no session yet.
	 */
	private static function locks(): array {
		$key = self::key();
		return '' === $key ? array() : array( "edd|$key" );
	}

	/**
	 * The key of the visitor's session, as the cookie has it; empty: there is none.
	 */
	private static function key(): string {
		$cookie = EDD()->session->get_session_cookie();
		return is_array( $cookie ) ? $cookie['session_key'] : '';
	}

	/**
	 * Whether the request may change the session. In doubt it does: a lock too
	 * many costs nothing but a wait behind another write of the same visitor.
	 */
	private static function is_write(): bool {
		$endpoint = self::endpoint();
		if ( in_array( $endpoint, array_map( array( Contract::class, 'name' ), self::SHOWING ), true ) ) {
			return false;
		}
		// phpcs:ignore WordPress.Security -- Looks for names only; whoever takes the request asks for its nonce.
		$method = strtoupper( (string) ( $_SERVER['REQUEST_METHOD'] ?? 'GET' ) );
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- As above.
		return ! in_array( $method, self::READING, true ) || Contract::name( 'endpoints.nonces' ) === $endpoint || array() !== array_intersect( self::LINKS, array_keys( $_GET ) );
	}

	/**
	 * The endpoint of `/?wc-ajax=`, or nothing.
	 */
	private static function endpoint(): string {
		// phpcs:ignore WordPress.Security -- Compared with names, nothing else.
		$name = $_GET[ Contract::name( 'endpoint_url.query_var' ) ] ?? '';
		return is_string( $name ) ? $name : '';
	}
}
