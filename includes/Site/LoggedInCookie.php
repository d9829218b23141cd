<?php
/**
 * Cookie that marks a logged-in user.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Cached pages are the same for guests and customers, and scripts cannot read
 * WordPress's own cookie. So a second cookie, which only says that there is a login, is
 * set and cleared with it. For display only; never trusted.
 *
 * @see spec 2.9
 */
final class LoggedInCookie {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'set_logged_in_cookie', array( self::class, 'set' ), 10, 2 );
		add_action( 'clear_auth_cookie', array( self::class, 'clear' ) );
	}

	/**
	 * Sets the cookie for as long as the login lasts.
	 *
	 * @param string $cookie Login cookie value; unused.
	 * @param int    $expire Expiration as Unix timestamp; 0 for a session cookie.
	 */
	public static function set( string $cookie, int $expire ): void {
		self::send( '1', $expire );
	}

	/**
	 * Deletes the cookie.
	 */
	public static function clear(): void {
		self::send( '', 1 );
	}

	/**
	 * Sends the cookie.
	 *
	 * @param string $value  Cookie value.
	 * @param int    $expire Expiration as Unix timestamp; 0 for a session cookie.
	 */
	private static function send( string $value, int $expire ): void {
		if ( headers_sent() ) {
			return;
		}
		setcookie(
			Contract::name( 'cookies.logged_in' ),
			$value,
			array(
				'expires'  => $expire,
				'path'     => COOKIEPATH ? COOKIEPATH : '/',
				'domain'   => (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => false,
				'samesite' => 'Lax',
			)
		);
	}
}
