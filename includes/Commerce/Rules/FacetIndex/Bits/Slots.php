<?php
/**
 * Which layers have the value in a column, for counting by units.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex\Bits;

use Vitrine\Commerce\Rules\FacetIndex\Layers;

defined( 'ABSPATH' ) || exit;

/**
 * Columns say which values a product has, but not which of its variations have them. A
 * slot is the set of products whose unit on a layer has the value in a column. A facet has
 * few columns, so slots are far smaller than a set for each value and layer.
 */
final class Slots {

	/**
	 * Maps eight characters of Columns::where() to a byte of a set.
	 *
	 * @var array<string, string>
	 */
	private static array $octets = array();

	/**
	 * Creates the slots of a group of columns.
	 *
	 * @param array{names: list<string>, bytes: string} $group  Group from Columns::of().
	 * @param array<int, array<string|int, string>>     $layers Sets of one chunk by layer and value, from Layers::OWN.
	 * @return array<string, string> Sets by "layer column"; empty ones are absent.
	 */
	public static function of( array $group, array $layers ): array {
		$columns = self::columns( $group );
		$numbers = array_flip( $group['names'] );
		$slots   = array();
		foreach ( $layers as $layer => $values ) {
			foreach ( $values as $value => $set ) {
				$number = isset( $numbers[ $value ] ) ? chr( $numbers[ $value ] + 1 ) : '';
				foreach ( '' === $number ? array() : Bitmap::places( $set ) as $place ) {
					foreach ( $columns as $column => $bytes ) {
						if ( $bytes[ $place ] === $number ) {
							$slots[ "$layer $column" ] ??= str_repeat( "\0", Bitmap::BYTES );
							Bitmap::add( $slots[ "$layer $column" ], $place );
							break;
						}
					}
				}
			}
		}
		return $slots;
	}

	/**
	 * Arranges stored slots.
	 *
	 * @param array<string, string> $slots Result of of().
	 * @return array<int, array<int, string>> Sets by layer and column.
	 */
	public static function arranged( array $slots ): array {
		$arranged = array();
		foreach ( $slots as $name => $set ) {
			[ $layer, $column ] = explode( ' ', $name );

			$arranged[ (int) $layer ][ (int) $column ] = $set;
		}
		return $arranged;
	}

	/**
	 * Counts the products with each value on one of some units.
	 *
	 * @param array{names: list<string>, bytes: string} $group Group from Columns::of().
	 * @param array<int, array<int, string>>            $slots Its slots, from arranged().
	 * @param array<int, string>                        $units Units to count as sets of this chunk, by layer.
	 * @param string                                    $any   All products in these.
	 * @return array<string|int, int> Counts by value; values without products are absent.
	 */
	public static function count( array $group, array $slots, array $units, string $any ): array {
		$counts = array();
		foreach ( self::columns( $group ) as $column => $bytes ) {
			// Values of the product apply to all of its units.
			$met = $any & ( $slots[ Layers::OWN ][ $column ] ?? '' );
			foreach ( $units as $layer => $unit ) {
				if ( Layers::OWN !== $layer && isset( $slots[ $layer ][ $column ] ) ) {
					$met |= $unit & $slots[ $layer ][ $column ];
				}
			}
			$mask = Bitmap::is_empty( $met ) ? '' : Columns::mask( $met );
			foreach ( '' === $mask ? array() : count_chars( $bytes & $mask, 1 ) as $number => $times ) {
				if ( $number > 0 ) {
					$name            = $group['names'][ $number - 1 ];
					$counts[ $name ] = ( $counts[ $name ] ?? 0 ) + $times;
				}
			}
		}
		return $counts;
	}

	/**
	 * Returns the sets of a value, by layer.
	 *
	 * @param array{names: list<string>, bytes: string} $group Group from Columns::of().
	 * @param array<int, array<int, string>>            $slots Its slots, from arranged().
	 * @param string                                    $value Value.
	 * @return array<int, string> Sets of the chunk; absent where the group does not have the value.
	 */
	public static function sets( array $group, array $slots, string $value ): array {
		$number = array_search( $value, $group['names'], true );
		$sets   = array();
		foreach ( false === $number ? array() : self::columns( $group ) as $column => $bytes ) {
			$has = self::where( $bytes, chr( $number + 1 ) );
			foreach ( $slots as $layer => $columns ) {
				if ( isset( $columns[ $column ] ) ) {
					$set            = $has & $columns[ $column ];
					$sets[ $layer ] = isset( $sets[ $layer ] ) ? $sets[ $layer ] | $set : $set;
				}
			}
		}
		return $sets;
	}

	/**
	 * Returns the set of products with a byte in a column.
	 *
	 * @param string $column Column.
	 * @param string $number Byte.
	 */
	private static function where( string $column, string $number ): string {
		if ( array() === self::$octets ) {
			for ( $byte = 0; $byte < 256; $byte++ ) {
				// Not "0" and "1": array keys of digits would become integers.
				self::$octets[ strtr( strrev( sprintf( '%08b', $byte ) ), '01', 'ny' ) ] = chr( $byte );
			}
		}
		$all = implode( '', array_map( 'chr', range( 0, 255 ) ) );
		return strtr( strtr( $column, $all, substr_replace( str_repeat( 'n', 256 ), 'y', ord( $number ), 1 ) ), self::$octets );
	}

	/**
	 * Splits a group into its columns.
	 *
	 * @param array{names: list<string>, bytes: string} $group Group from Columns::of().
	 * @return list<string>
	 */
	private static function columns( array $group ): array {
		return '' === $group['bytes'] ? array() : str_split( $group['bytes'], Bitmap::CHUNK );
	}
}
