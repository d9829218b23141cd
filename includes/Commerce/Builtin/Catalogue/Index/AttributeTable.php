<?php
/**
 * Which values of attributes products and their variations have.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Index;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * A row for each value of each active variation of a product that listings show;
 * a variation that is for any value of an attribute has all of them, and those
 * that do not tell variations apart. What the product has by itself are rows of
 * variation 0: all of a product without variations, of another those that do not
 * tell them apart.
 */
final class AttributeTable {

	/** Characters of a name, a value or a label. */
	private const LENGTH = 190;

	/** Rows of one statement. */
	private const BATCH = 500;

	/**
	 * Writes the rows of products in the place of those that they had.
	 *
	 * @param array<int, ?ProductRow> $products Product to its row; null: listings do not show it.
	 */
	public static function write( array $products ): void {
		global $wpdb;
		$table = Tables::attributes();
		$old   = self::of( array_keys( $products ) );
		$added = array();
		foreach ( $products as $id => $row ) {
			$new = null === $row ? array() : self::rows( $row );
			foreach ( array_chunk( array_diff_key( $old[ $id ], $new ), self::BATCH ) as $some ) {
				$wheres = implode( ' OR ', array_fill( 0, count( $some ), '( variation_id = %d AND name = %s AND value = %s )' ) );
				// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Only placeholders.
				$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE product_id = %d AND ( $wheres )", $table, $id, ...array_merge( ...array_map( static fn ( array $one ): array => array_slice( $one, 0, 3 ), $some ) ) ) );
			}
			foreach ( array_diff_key( $new, $old[ $id ] ) as $one ) {
				$added[] = array( $id, ...$one );
			}
		}
		foreach ( array_chunk( $added, self::BATCH ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '( %d, %d, %s, %s, %s )' ) );
			// Two requests at once may write the same.
			// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Only placeholders.
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( product_id, variation_id, name, value, label ) VALUES $marks", $table, ...array_merge( ...$some ) ) );
		}
	}

	/**
	 * Those products that have other rows in the table.
	 *
	 * @param array<int, ?ProductRow> $products As above.
	 * @return list<int>
	 */
	public static function different( array $products ): array {
		global $wpdb;
		$different = array();
		foreach ( self::of( array_keys( $products ) ) as $id => $known ) {
			$row = $products[ $id ];
			$own = null === $row ? array() : self::rows( $row );
			$is  = array() !== array_diff_key( $known, $own );
			foreach ( $is ? array() : array_diff_key( $own, $known ) as list( $unit, $name, $value ) ) {
				// Two values may be the same to the database and not to PHP.
				$is = $is || null === $wpdb->get_var( $wpdb->prepare( 'SELECT 1 FROM %i WHERE product_id = %d AND variation_id = %d AND name = %s AND value = %s', Tables::attributes(), $id, $unit, $name, $value ) );
			}
			if ( $is ) {
				$different[] = $id;
			}
		}
		return $different;
	}

	/**
	 * The rows of products in the table.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, array<string, array{int, string, string, string}>> Variation, name, value and label, as rows() has them.
	 */
	private static function of( array $ids ): array {
		global $wpdb;
		$rows = array_fill_keys( $ids, array() );
		foreach ( array() === $ids ? array() : (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, variation_id, name, value, label FROM %i WHERE product_id IN ( ' . implode( ', ', array_map( 'intval', $ids ) ) . ' )', Tables::attributes() ), ARRAY_A ) as $known ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
			$one = array( (int) $known['variation_id'], $known['name'], $known['value'], $known['label'] );

			$rows[ (int) $known['product_id'] ][ implode( "\n", $one ) ] = $one;
		}
		return $rows;
	}

	/**
	 * The rows of a product.
	 *
	 * @param ProductRow $row The product's.
	 * @return array<string, array{int, string, string, string}> Variation, name, value and label.
	 */
	private static function rows( ProductRow $row ): array {
		$variable = Product::VARIABLE === $row->type;
		$units    = array( 0 => array() );
		foreach ( $variable ? ProductRows::variations( array( $row->id ) )[ $row->id ] ?? array() : array() as $variation ) {
			if ( $variation->active ) {
				$units[ $variation->id ] = $variation->attributes;
			}
		}
		$rows = array();
		foreach ( $units as $unit => $chosen ) {
			foreach ( $row->data->attributes as $attribute ) {
				if ( $variable && 0 === $unit && $attribute['variation'] ) {
					continue;
				}
				$own = $attribute['variation'] ? $chosen[ $attribute['name'] ] ?? '' : '';
				foreach ( '' === $own ? $attribute['options'] : array_intersect_key( $attribute['options'], array( $own => 0 ) ) as $value => $label ) {
					$one = array( $unit, self::cut( $attribute['name'] ), self::cut( (string) $value ), self::cut( $label ) );

					$rows[ implode( "\n", $one ) ] = $one;
				}
			}
		}
		return $rows;
	}

	/**
	 * As much of a text as the table holds.
	 *
	 * @param string $text A name, a value or a label.
	 */
	private static function cut( string $text ): string {
		return mb_substr( $text, 0, self::LENGTH );
	}
}
