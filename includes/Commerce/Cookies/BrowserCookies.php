<?php
/**
 * Cookies of the current request.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Cookies;

defined( 'ABSPATH' ) || exit;

/**
 * SameSite=Lax protects against cross-site posts; Secure with HTTPS.
 */
final class BrowserCookies implements CookieJar {

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Cookie name.
	 */
	public function get( string $name ): string {
		$value = $_COOKIE[ $name ] ?? '';
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name    Cookie name.
	 * @param string $value   Value, not empty.
	 * @param int    $expires Unix timestamp.
	 * @param bool   $private Whether it is hidden from scripts (HttpOnly).
	 */
	public function set( string $name, string $value, int $expires, bool $private ): void {
		$_COOKIE[ $name ] = $value;
		$this->send( $name, $value, $expires, $private );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Cookie name.
	 */
	public function forget( string $name ): void {
		if ( isset( $_COOKIE[ $name ] ) ) {
			unset( $_COOKIE[ $name ] );
			$this->send( $name, ' ', time() - YEAR_IN_SECONDS, false );
		}
	}

	/**
	 * Sends a cookie, if headers are not sent yet.
	 *
	 * @param string $name    Cookie name.
	 * @param string $value   Value.
	 * @param int    $expires Unix timestamp.
	 * @param bool   $private Whether it is hidden from scripts (HttpOnly).
	 */
	private function send( string $name, string $value, int $expires, bool $private ): void {
		if ( headers_sent() ) {
			return;
		}
		setcookie(
			$name,
			$value,
			array(
				'expires'  => $expires,
				'path'     => self::path(),
				// A network has the same cookie domain for all sites.
				'domain'   => is_multisite() ? '' : (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => $private,
				'samesite' => 'Lax',
			)
		);
	}

	/**
	 * Returns the cookie path: in a network that of the site, so that carts are not
	 * shared.
	 */
	private static function path(): string {
		$path = is_multisite() ? (string) get_site()?->path : (string) COOKIEPATH;
		return '' === $path ? '/' : $path;
	}
}
