<?php
/**
 * The values of products as columns of bytes, for counting.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex\Bits;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Rules\FacetIndex\Layers;

defined( 'ABSPATH' ) || exit;

/**
 * A column has one byte for each product: the number of its value. count_chars() counts
 * all values of a facet in one pass, where sets need one pass for each value. A product
 * with several values uses several columns, and a facet with more values than a byte has
 * numbers is split into groups of columns.
 */
final class Columns {

	/** Values of one group: a byte without 0, which means no value. */
	private const VALUES = 255;

	/**
	 * Maps each byte of a set to eight bytes, 255 where the bit is set.
	 *
	 * @var array<string, string>
	 */
	private static array $bytes = array();

	/**
	 * Whether columns are kept of a facet; the others have too few values for it.
	 *
	 * @param string $facet Facet name, for a taxonomy with the prefix Layers::TERM.
	 */
	public static function has( string $facet ): bool {
		return str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) || str_starts_with( $facet, Layers::TERM );
	}

	/**
	 * Turns sets into columns.
	 *
	 * @param array<string|int, string> $values Sets of one chunk by value.
	 * @return list<array{names: list<string>, bytes: string}> For each group, its values by number, from 1, and its concatenated columns.
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
	 * Turns a set into a mask for columns.
	 *
	 * @param string $set Set.
	 * @return string One byte for each place: 255 where it is in the set.
	 */
	public static function mask( string $set ): string {
		if ( array() === self::$bytes ) {
			for ( $byte = 0; $byte < 256; $byte++ ) {
				self::$bytes[ chr( $byte ) ] = strtr( strrev( sprintf( '%08b', $byte ) ), array( '0' => "\0", '1' => "\xff" ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			}
		}
		return strtr( $set, self::$bytes );
	}

	/**
	 * Counts the products with each value.
	 *
	 * @param array{names: list<string>, bytes: string} $group Group from of().
	 * @param string                                    $mask  Mask of the products to count in this chunk.
	 * @return array<string|int, int> Counts by value; values without products are absent.
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
