<?php
/**
 * Origins on the web.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

/**
 * Pure: looks at what an address is made of.
 */
final class WebOrigin {

	/** Hosts that never leave this machine, where nobody can listen. */
	private const LOOPBACK = array( 'localhost', '127.0.0.1', '[::1]' );

	/**
	 * Whether this is an origin that can be spoken to in secret: scheme, host and
	 * perhaps a port, and nothing more but a slash; by https, or on this machine.
	 *
	 * @param string $text As it was written.
	 */
	public static function is_secure( string $text ): bool {
		if ( ! preg_match( '#^(https?)://((?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?|\[::1\])(?::(\d{1,5}))?/?$#D', $text, $parts ) ) {
			return false;
		}
		$port = (int) ( $parts[3] ?? 443 );
		return $port > 0 && $port < 65536 && ( 'https' === $parts[1] || in_array( $parts[2], self::LOOPBACK, true ) );
	}
}
