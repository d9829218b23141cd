<?php
/**
 * IP address of the client.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * `X-Forwarded-For` can be forged; only the entries appended by the site's own proxies
 * are reliable. The list is read from its end while the senders are trusted proxies.
 */
final class Client {

	/** Prefix length of the IPv6 network of a single customer. */
	private const HOME_BITS = 64;

	/**
	 * Returns the key to count a client by: its IPv4 address, or its IPv6 network,
	 * since one client has many IPv6 addresses.
	 */
	public static function key(): string {
		$address = self::address( $_SERVER );
		$packed  = inet_pton( $address );
		return false === $packed || 4 === strlen( $packed ) ? $address : bin2hex( substr( $packed, 0, intdiv( self::HOME_BITS, 8 ) ) );
	}

	/**
	 * Returns the IP address of the client.
	 *
	 * @param array<mixed> $server Data in the format of `$_SERVER`.
	 * @return string `0.0.0.0` if unknown.
	 */
	public static function address( array $server ): string {
		$address   = self::valid( $server['REMOTE_ADDR'] ?? '' ) ?? '0.0.0.0';
		$forwarded = $server['HTTP_X_FORWARDED_FOR'] ?? '';
		$chain     = is_string( $forwarded ) ? array_reverse( explode( ',', $forwarded ) ) : array();
		$trusted   = self::trusted();
		foreach ( $chain as $before ) {
			$before = self::valid( $before );
			if ( null === $before || ! self::is_among( $address, $trusted ) ) {
				break;
			}
			$address = $before;
		}
		return $address;
	}

	/**
	 * Whether an address is in one of several networks.
	 *
	 * @param string       $address  IPv4 or IPv6 address.
	 * @param list<string> $networks Addresses, or networks such as `10.0.0.0/8`.
	 */
	public static function is_among( string $address, array $networks ): bool {
		$bits = self::bits( $address );
		foreach ( $networks as $network ) {
			list( $base, $length ) = explode( '/', $network . '/' );

			$wanted = self::bits( $base );
			$length = '' === $length ? strlen( $wanted ) : (int) $length;
			if ( '' !== $bits && strlen( $bits ) === strlen( $wanted ) && 0 === strncmp( $bits, $wanted, $length ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Returns the trusted proxies.
	 *
	 * @return list<string> Addresses and networks.
	 */
	private static function trusted(): array {
		$words = preg_split( '/[\s,]+/', Settings::text( 'trusted_proxies' ), -1, PREG_SPLIT_NO_EMPTY );
		/**
		 * Filters the proxies whose `X-Forwarded-For` header is trusted when attempts
		 * are counted by client.
		 *
		 * @param list<string> $proxies Addresses, or networks such as `10.0.0.0/8`.
		 *
		 * @example
		 * add_filter( 'vitrine_trusted_proxies', fn( $proxies ) => array( ...$proxies, '10.0.0.0/8' ) );
		 */
		return array_values( array_filter( (array) apply_filters( 'vitrine_trusted_proxies', false === $words ? array() : $words ), 'is_string' ) );
	}

	/**
	 * Returns an address without port and brackets.
	 *
	 * @param mixed $text Such as `192.0.2.1`, `192.0.2.1:4711` or `[2001:db8::1]:4711`.
	 * @return string|null Null if it is not an IP address.
	 */
	private static function valid( mixed $text ): ?string {
		if ( ! is_string( $text ) || 1 !== preg_match( '/^\s*(?:\[([0-9a-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+)(?::\d+)?|([0-9a-f:.]+))\s*$/iD', $text, $found ) ) {
			return null;
		}
		$address = (string) preg_replace( '/^::ffff:(?=\d+\.)/i', '', (string) end( $found ) );
		return false === filter_var( $address, FILTER_VALIDATE_IP ) ? null : $address;
	}

	/**
	 * Returns an address as a string of 0 and 1.
	 *
	 * @param string $address IPv4 or IPv6 address.
	 * @return string Empty if it is not an IP address.
	 */
	private static function bits( string $address ): string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		return false === $packed ? '' : implode( '', array_map( static fn ( int $byte ): string => sprintf( '%08b', $byte ), array_values( (array) unpack( 'C*', $packed ) ) ) );
	}
}
