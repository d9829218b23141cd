<?php
/**
 * Origins of URLs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * An origin identifies the sender of a message in browsers: scheme, host and a
 * non-default port.
 */
final class UrlOrigins {

	/** Hosts of the local machine. */
	private const LOOPBACK = array( 'localhost', '127.0.0.1', '[::1]' );

	private const PORTS = array(
		'http'  => 80,
		'https' => 443,
	);

	/**
	 * Returns the origin of a URL, normalized as in browsers.
	 *
	 * @param string $url URL.
	 * @return ?string Null if it is not an HTTP URL.
	 */
	public static function read( string $url ): ?string {
		$parts  = wp_parse_url( trim( $url ) );
		$parts  = is_array( $parts ) ? $parts : array();
		$scheme = strtolower( $parts['scheme'] ?? '' );
		$host   = strtolower( $parts['host'] ?? '' );
		if ( ! isset( self::PORTS[ $scheme ] ) || isset( $parts['user'] ) || ! preg_match( '/^(?:[a-z\d](?:[a-z\d.-]*[a-z\d])?|\[[a-f\d:.]+\])$/D', $host ) ) {
			return null;
		}
		$port = $parts['port'] ?? self::PORTS[ $scheme ];
		return "$scheme://$host" . ( self::PORTS[ $scheme ] === $port ? '' : ":$port" );
	}

	/**
	 * Returns an origin that cannot be intercepted: HTTPS or local. The URL must not
	 * have more than an origin.
	 *
	 * @param string $url URL.
	 * @return ?string Null if it is not a secure origin.
	 */
	public static function read_secure( string $url ): ?string {
		$origin = self::read( $url );
		$parts  = wp_parse_url( trim( $url ) );
		if ( null === $origin || ! is_array( $parts ) || array() !== array_diff_key( $parts, array_flip( array( 'scheme', 'host', 'port', 'path' ) ) ) || ! in_array( $parts['path'] ?? '', array( '', '/' ), true ) ) {
			return null;
		}
		$is_safe = str_starts_with( $origin, 'https:' ) || in_array( strtolower( $parts['host'] ?? '' ), self::LOOPBACK, true );
		return $is_safe ? $origin : null;
	}
}
