<?php
/**
 * Cookies of a visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Cookies;

defined( 'ABSPATH' ) || exit;

/**
 * Each instance represents a visitor.
 */
interface CookieJar {

	/**
	 * Returns a cookie sent by the browser or set in this request.
	 *
	 * @param string $name Cookie name.
	 * @return string Empty if there is none.
	 */
	public function get( string $name ): string;

	/**
	 * Sends a cookie.
	 *
	 * @param string $name    Cookie name.
	 * @param string $value   Value, not empty.
	 * @param int    $expires Unix timestamp.
	 * @param bool   $private Whether it is hidden from scripts (HttpOnly).
	 */
	public function set( string $name, string $value, int $expires, bool $private ): void;

	/**
	 * Deletes a cookie.
	 *
	 * @param string $name Cookie name.
	 */
	public function forget( string $name ): void;
}
