<?php
/**
 * The cookies of this request's browser.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Cookies;

defined( 'ABSPATH' ) || exit;

/**
 * SameSite=Lax keeps them out of other sites' posts; Secure on https.
 */
final class BrowserCookies implements CookieJar {

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Of the cookie.
	 */
	public function get( string $name ): string {
		$value = $_COOKIE[ $name ] ?? '';
		return is_string( $value ) ? sanitize_text_field( wp_unslash( $value ) ) : '';
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name    Of the cookie.
	 * @param string $value   Not empty.
	 * @param int    $expires Unix time.
	 * @param bool   $private Whether scripts may not read it.
	 */
	public function set( string $name, string $value, int $expires, bool $private ): void {
		$_COOKIE[ $name ] = $value;
		$this->send( $name, $value, $expires, $private );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Of the cookie.
	 */
	public function forget( string $name ): void {
		if ( isset( $_COOKIE[ $name ] ) ) {
			unset( $_COOKIE[ $name ] );
			$this->send( $name, ' ', time() - YEAR_IN_SECONDS, false );
		}
	}

	/**
	 * Sends one, where a page's head has not gone out already.
	 *
	 * @param string $name    Of the cookie.
	 * @param string $value   Its value.
	 * @param int    $expires Unix time.
	 * @param bool   $private Whether scripts may not read it.
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
				// A network says one domain for all of its sites.
				'domain'   => is_multisite() ? '' : (string) COOKIE_DOMAIN,
				'secure'   => is_ssl(),
				'httponly' => $private,
				'samesite' => 'Lax',
			)
		);
	}

	/**
	 * The path that the shop lies below: in a network it is the site's own, since a
	 * cart is nobody else's business.
	 */
	private static function path(): string {
		$path = is_multisite() ? (string) get_site()?->path : (string) COOKIEPATH;
		return '' === $path ? '/' : $path;
	}
}
