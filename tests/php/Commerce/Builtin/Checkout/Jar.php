<?php
/**
 * A browser's cookies in memory.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Cookies\CookieJar;

/**
 * A visitor who exists in one process, or is handed on to another.
 */
final class Jar implements CookieJar {

	/**
	 * The jar.
	 *
	 * @param array<string, string> $cookies Name to value.
	 */
	public function __construct( public array $cookies = array() ) {}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Of the cookie.
	 */
	public function get( string $name ): string {
		return $this->cookies[ $name ] ?? '';
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name    Of the cookie.
	 * @param string $value   Not empty.
	 * @param int    $expires Unix time.
	 * @param bool   $private Whether scripts may not read it.
	 */
	public function set( string $name, string $value, int $expires, bool $private ): void { // phpcs:ignore Universal.NamingConventions.NoReservedKeywordParameterNames.privateFound -- The interface's name.
		$this->cookies[ $name ] = $value;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Of the cookie.
	 */
	public function forget( string $name ): void {
		unset( $this->cookies[ $name ] );
	}
}
