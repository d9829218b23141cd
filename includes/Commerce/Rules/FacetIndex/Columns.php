<?php
/**
 * Values of products, as columns of bytes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Facets\FacetedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * A byte a product: the number of its value. All values of a facet are counted in one
 * pass by count_chars(), where sets take one for each value. A product with several
 * values has a byte in several columns; a facet with more values than a byte has
 * numbers is several groups of columns.
 */
final class Columns {

	/** Numbers of a byte, but 0, which is none. */
	private const VALUES = 255;

	/**
	 * Each byte of a set as eight bytes, 255 for each bit.
	 *
	 * @var array<string, string>
	 */
	private static array $bytes = array();

	/**
	 * Whether a facet has them: the others have few values.
	 *
	 * @param string $facet Name, of a taxonomy with what Layers begins it with.
	 */
	public static function has( string $facet ): bool {
		return str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) || str_starts_with( $facet, Layers::TERM );
	}

	/**
	 * The columns of some sets.
	 *
	 * @param array<string|int, string> $values Value to set, of one chunk.
	 * @return list<array{names: list<string>, bytes: string}> The values of each group by their number from 1, and its columns one after the other.
	 */
	public static function of( array $values ): array {
		$groups = array();
		foreach ( array_chunk( $values, self::VALUES, true ) as $some ) {
			$columns = array();
			$taken   = array();
			foreach ( array_values( $some ) as $number => $set ) {
				foreach ( Bitmap::places( $set ) as $place ) {
					$column                       = $taken[ $place ] ?? 0;
					$columns[ $column ]         ??= str_repeat( "\0", Bitmap::CHUNK );
					$columns[ $column ][ $place ] = chr( $number + 1 );
					$taken[ $place ]              = $column + 1;
				}
			}
			$groups[] = array(
				'names' => array_map( 'strval', array_keys( $some ) ),
				'bytes' => implode( '', $columns ),
			);
		}
		return $groups;
	}

	/**
	 * A set as a mask of columns.
	 *
	 * @param string $set Bits.
	 * @return string A byte for each place: 255 where it is in the set.
	 */
	public static function mask( string $set ): string {
		if ( array() === self::$bytes ) {
			for ( $byte = 0; $byte < 256; $byte++ ) {
				self::$bytes[ chr( $byte ) ] = strtr( strrev( sprintf( '%08b', $byte ) ), array( '0' => "\0", '1' => "\xff" ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short.
			}
		}
		return strtr( $set, self::$bytes );
	}

	/**
	 * How many of some products have each value.
	 *
	 * @param array{names: list<string>, bytes: string} $group As of() gives it.
	 * @param string                                    $mask  Of the chunk.
	 * @return array<string|int, int> Value to count; what nobody has is absent.
	 */
	public static function count( array $group, string $mask ): array {
		$counts = array();
		foreach ( '' === $group['bytes'] ? array() : str_split( $group['bytes'], Bitmap::CHUNK ) as $column ) {
			foreach ( count_chars( $column & $mask, 1 ) as $number => $times ) {
				if ( $number > 0 ) {
					$name            = $group['names'][ $number - 1 ];
					$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + $times;
				}
			}
		}
		return $counts;
	}
}
