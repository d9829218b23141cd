<?php
/**
 * Origins of other sites.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * An origin is what a browser says of who sent a message: scheme, host and, where
 * it is not the scheme's own, port.
 */
final class Origins {

	/** Hosts that never leave this machine. */
	private const LOOPBACK = array( 'localhost', '127.0.0.1', '[::1]' );

	private const PORTS = array(
		'http'  => 80,
		'https' => 443,
	);

	/**
	 * The origin of an address, spelled as browsers do.
	 *
	 * @param string $url Address.
	 * @return ?string Null when it is no address of the web.
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
	 * As read(), of one to which nobody can listen: by https, or on this machine;
	 * and nothing more than an origin.
	 *
	 * @param string $url Address.
	 * @return ?string Null when it is none.
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
