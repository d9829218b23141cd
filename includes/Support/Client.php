<?php
/**
 * Where a request comes from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Anybody can write anything into `X-Forwarded-For`; only what a proxy of the
 * site's own has added to its end can be believed. So the list is read from its
 * end, as long as those who speak are proxies that the owner trusts.
 */
final class Client {

	/** Bits of an IPv6 address that one customer of a provider has to themselves. */
	private const HOME_BITS = 64;

	/**
	 * Whom to count as one client: an address, or a home's network of IPv6 ones,
	 * of which anybody has more than can be counted.
	 */
	public static function key(): string {
		$address = self::address( $_SERVER );
		$packed  = inet_pton( $address );
		return false === $packed || 4 === strlen( $packed ) ? $address : bin2hex( substr( $packed, 0, intdiv( self::HOME_BITS, 8 ) ) );
	}

	/**
	 * The address of the client.
	 *
	 * @param array<mixed> $server As `$_SERVER`.
	 * @return string `0.0.0.0` when nobody says it.
	 */
	public static function address( array $server ): string {
		$address = self::valid( $server['REMOTE_ADDR'] ?? '' ) ?? '0.0.0.0';
		$said    = $server['HTTP_X_FORWARDED_FOR'] ?? '';
		$chain   = is_string( $said ) ? array_reverse( explode( ',', $said ) ) : array();
		$trusted = self::trusted();
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
	 * Whether an address lies in one of several networks.
	 *
	 * @param string       $address  IPv4 or IPv6.
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
	 * The proxies whose word is believed.
	 *
	 * @return list<string> Addresses and networks.
	 */
	private static function trusted(): array {
		$words = preg_split( '/[\s,]+/', Settings::text( 'trusted_proxies' ), -1, PREG_SPLIT_NO_EMPTY );
		/**
		 * Names the proxies in front of the site whose `X-Forwarded-For` is believed
		 * where attempts are counted by client.
		 *
		 * @param list<string> $proxies Addresses, or networks such as `10.0.0.0/8`.
		 *
		 * @example
		 * add_filter( 'vitrine_trusted_proxies', fn( $proxies ) => array( ...$proxies, '10.0.0.0/8' ) );
		 */
		return array_values( array_filter( (array) apply_filters( 'vitrine_trusted_proxies', false === $words ? array() : $words ), 'is_string' ) );
	}

	/**
	 * An address without what may stand around it.
	 *
	 * @param mixed $text Such as `192.0.2.1`, `192.0.2.1:4711` or `[2001:db8::1]:4711`.
	 * @return string|null Null: it is none.
	 */
	private static function valid( mixed $text ): ?string {
		if ( ! is_string( $text ) || 1 !== preg_match( '/^\s*(?:\[([0-9a-f:.]+)\](?::\d+)?|(\d+\.\d+\.\d+\.\d+)(?::\d+)?|([0-9a-f:.]+))\s*$/iD', $text, $found ) ) {
			return null;
		}
		$address = (string) preg_replace( '/^::ffff:(?=\d+\.)/i', '', (string) end( $found ) );
		return false === filter_var( $address, FILTER_VALIDATE_IP ) ? null : $address;
	}

	/**
	 * An address as a text of noughts and ones.
	 *
	 * @param string $address IPv4 or IPv6.
	 * @return string Empty: it is none.
	 */
	private static function bits( string $address ): string {
		$packed = false === filter_var( $address, FILTER_VALIDATE_IP ) ? false : inet_pton( $address );
		return false === $packed ? '' : implode( '', array_map( static fn ( int $byte ): string => sprintf( '%08b', $byte ), array_values( (array) unpack( 'C*', $packed ) ) ) );
	}
}
