<?php
/**
 * A cookie that says that somebody is logged in.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Pages that caches keep are the same for guests and customers, and scripts cannot
 * read WordPress's own cookie. So a second one, which says nothing but that there
 * is a login, comes and goes with it. It is for what a page shows; nothing trusts it.
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
	 * Keeps it as long as the login.
	 *
	 * @param string $cookie The login's own, which is none of ours.
	 * @param int    $expire When that ends; 0: with the browser.
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
	 * @param string $value  Its value.
	 * @param int    $expire When it ends; 0: with the browser.
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
