<?php
/**
 * A visitor's cookies.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Cookies;

defined( 'ABSPATH' ) || exit;

/**
 * Reads and sends cookies. Another jar is another visitor.
 */
interface CookieJar {

	/**
	 * What the browser has sent, or was sent in this request.
	 *
	 * @param string $name Of the cookie.
	 * @return string Empty: there is none.
	 */
	public function get( string $name ): string;

	/**
	 * Sends a cookie.
	 *
	 * @param string $name    Of the cookie.
	 * @param string $value   Not empty.
	 * @param int    $expires Unix time.
	 * @param bool   $private Whether scripts may not read it.
	 */
	public function set( string $name, string $value, int $expires, bool $private ): void;

	/**
	 * Has the browser forget a cookie.
	 *
	 * @param string $name Of the cookie.
	 */
	public function forget( string $name ): void;
}
