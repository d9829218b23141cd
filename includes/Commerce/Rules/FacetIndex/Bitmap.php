<?php
/**
 * Sets of products as strings of bits.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

defined( 'ABSPATH' ) || exit;

/**
 * Place 0 is the lowest bit of the first byte; what is behind the end of a set is not
 * in it, as PHP's `&` and `|` have it of two strings: 100,000 products are 12.5 KB, met
 * in microseconds. For `~`, which knows no end, there is minus().
 */
final class Bitmap {

	/** Places of a chunk, which is what is stored in one piece. */
	public const CHUNK = 16384;

	/** Bytes of a chunk. */
	public const BYTES = 2048;

	/**
	 * How many bits each byte has, by its number.
	 *
	 * @var array<int, int>
	 */
	private static array $bits = array();

	/**
	 * Sets the bit of a place.
	 *
	 * @param string $set   Long enough.
	 * @param int    $place From 0.
	 */
	public static function add( string &$set, int $place ): void {
		$set[ $place >> 3 ] = chr( ord( $set[ $place >> 3 ] ) | ( 1 << ( $place & 7 ) ) );
	}

	/**
	 * The set of some places.
	 *
	 * @param list<int> $places From 0.
	 * @param int       $bytes  Its length.
	 */
	public static function of( array $places, int $bytes ): string {
		$set = str_repeat( "\0", $bytes );
		foreach ( $places as $place ) {
			self::add( $set, $place );
		}
		return $set;
	}

	/**
	 * Those of a set that are not in another.
	 *
	 * @param string $set  Bits.
	 * @param string $less Bits.
	 */
	public static function minus( string $set, string $less ): string {
		return $set & ~ str_pad( $less, strlen( $set ), "\0" );
	}

	/**
	 * How many there are in a set.
	 *
	 * @param string $set Bits.
	 */
	public static function count( string $set ): int {
		if ( array() === self::$bits ) {
			for ( $byte = 0; $byte < 256; $byte++ ) {
				self::$bits[ $byte ] = substr_count( decbin( $byte ), '1' );
			}
		}
		$count = 0;
		// PHP counts how often each byte stands there, which no loop here could do as fast.
		foreach ( count_chars( $set, 1 ) as $byte => $times ) {
			$count += $times * self::$bits[ $byte ];
		}
		return $count;
	}

	/**
	 * Whether there is none in a set.
	 *
	 * @param string $set Bits.
	 */
	public static function is_empty( string $set ): bool {
		return strspn( $set, "\0" ) === strlen( $set );
	}

	/**
	 * The places of a set, rising.
	 *
	 * @param string $set Bits.
	 * @return list<int>
	 */
	public static function places( string $set ): array {
		$places = array();
		$length = strlen( $set );
		for ( $byte = strspn( $set, "\0" ); $byte < $length; $byte += 1 + strspn( $set, "\0", $byte + 1 ) ) {
			$value = ord( $set[ $byte ] );
			for ( $bit = 0; $bit < 8; $bit++ ) {
				if ( $value & ( 1 << $bit ) ) {
					$places[] = 8 * $byte + $bit;
				}
			}
		}
		return $places;
	}
}
