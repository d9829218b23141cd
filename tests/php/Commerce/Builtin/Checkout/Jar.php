<?php
/**
 * In-memory cookie jar.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Cookies\CookieJar;

/**
 * A visitor's cookies, which can be passed to another process.
 */
final class Jar implements CookieJar {

	/**
	 * Constructor.
	 *
	 * @param array<string, string> $cookies Values by cookie name.
	 */
	public function __construct( public array $cookies = array() ) {}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Name of the cookie.
	 */
	public function get( string $name ): string {
		return $this->cookies[ $name ] ?? '';
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name    Name of the cookie.
	 * @param string $value   Non-empty value.
	 * @param int    $expires Unix timestamp.
	 * @param bool   $private Whether the cookie is HTTP-only.
	 */
	public function set( string $name, string $value, int $expires, bool $private ): void { // phpcs:ignore Universal.NamingConventions.NoReservedKeywordParameterNames.privateFound -- Name from the interface.
		$this->cookies[ $name ] = $value;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Name of the cookie.
	 */
	public function forget( string $name ): void {
		unset( $this->cookies[ $name ] );
	}
}
