<?php
/**
 * Attribute values of products and variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * One row per attribute value of each active variation of a listed product. A variation
 * that matches any value has a row for each, and variations have the values of
 * attributes not used for variations too. Rows with variation 0 are for the product
 * itself: all of a product without variations, or the attributes not used for
 * variations.
 */
final class AttributeTable {

	/** Maximum length of name, value and label in characters. */
	private const LENGTH = 190;

	/** Rows per statement. */
	private const BATCH = 500;

	/**
	 * Replaces the rows of products.
	 *
	 * @param array<int, ?ProductRow> $products Rows by product ID; null: not listed.
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
				// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Interpolates only placeholders.
				$wpdb->query( $wpdb->prepare( "DELETE FROM %i WHERE product_id = %d AND ( $wheres )", $table, $id, ...array_merge( ...array_map( static fn ( array $one ): array => array_slice( $one, 0, 3 ), $some ) ) ) );
			}
			foreach ( array_diff_key( $new, $old[ $id ] ) as $one ) {
				$added[] = array( $id, ...$one );
			}
		}
		foreach ( array_chunk( $added, self::BATCH ) as $some ) {
			$marks = implode( ', ', array_fill( 0, count( $some ), '( %d, %d, %s, %s, %s )' ) );
			// Concurrent requests may insert the same rows.
			// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Interpolates only placeholders.
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( product_id, variation_id, name, value, label ) VALUES $marks", $table, ...array_merge( ...$some ) ) );
		}
	}

	/**
	 * Returns the products with outdated rows in the table.
	 *
	 * @param array<int, ?ProductRow> $products Rows by product ID; null: not listed.
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
				// The database collation may treat different PHP strings as equal.
				$is = $is || null === $wpdb->get_var( $wpdb->prepare( 'SELECT 1 FROM %i WHERE product_id = %d AND variation_id = %d AND name = %s AND value = %s', Tables::attributes(), $id, $unit, $name, $value ) );
			}
			if ( $is ) {
				$different[] = $id;
			}
		}
		return $different;
	}

	/**
	 * Returns the rows of products in the table.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, array<string, array{int, string, string, string}>> Variation, name, value and label, in the format of rows().
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
	 * Returns the rows of a product.
	 *
	 * @param ProductRow $row Product row.
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
	 * Truncates a text to the column length.
	 *
	 * @param string $text Name, value or label.
	 */
	private static function cut( string $text ): string {
		return mb_substr( $text, 0, self::LENGTH );
	}
}
