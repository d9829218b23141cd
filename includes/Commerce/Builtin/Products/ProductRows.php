<?php
/**
 * Reads rows of products and variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Rows are read in bulk and cached for the request.
 */
final class ProductRows {

	/**
	 * Returns products by ID; missing ones are omitted.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return array<int, ProductRow>
	 */
	public static function products( array $ids ): array {
		global $wpdb;
		$ids     = array_values( array_unique( $ids ) );
		$known   = Changes::kept( Changes::PRODUCTS, $ids );
		$missing = array_values( array_diff( $ids, array_keys( $known ) ) );
		if ( array() !== $missing ) {
			$marks = implode( ',', array_fill( 0, count( $missing ), '%d' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Interpolates only placeholders.
			$rows  = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE product_id IN ( $marks )", Tables::products(), ...$missing ), ARRAY_A );
			$known = array_fill_keys( $missing, null ) + $known;
			foreach ( $rows as $row ) {
				$known[ (int) $row['product_id'] ] = ProductRow::of( $row );
			}
			foreach ( $missing as $id ) {
				Changes::keep( Changes::PRODUCTS, $id, $known[ $id ] );
			}
		}
		return array_filter( $known );
	}

	/**
	 * Returns a product, or null.
	 *
	 * @param int $id Post ID.
	 */
	public static function product( int $id ): ?ProductRow {
		return self::products( array( $id ) )[ $id ] ?? null;
	}

	/**
	 * Caches rows of another query.
	 *
	 * @param array<array<string, string|null>> $rows Complete rows as returned by wpdb.
	 * @return list<int> Product IDs, in order.
	 */
	public static function keep( array $rows ): array {
		$ids = array();
		foreach ( $rows as $row ) {
			$ids[] = (int) $row['product_id'];
			Changes::keep( Changes::PRODUCTS, (int) $row['product_id'], ProductRow::of( $row ) );
		}
		return $ids;
	}

	/**
	 * Returns the variations of products in the owner's order.
	 *
	 * @param list<int> $product_ids Product IDs.
	 * @return array<int, array<int, VariationRow>> Variations by product ID and variation ID.
	 */
	public static function variations( array $product_ids ): array {
		global $wpdb;
		$ids     = array_values( array_unique( $product_ids ) );
		$known   = Changes::kept( Changes::VARIATIONS, $ids );
		$missing = array_values( array_diff( $ids, array_keys( $known ) ) );
		if ( array() !== $missing ) {
			$marks = implode( ',', array_fill( 0, count( $missing ), '%d' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Interpolates only placeholders.
			$rows  = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE product_id IN ( $marks ) ORDER BY product_id, position, variation_id", Tables::variations(), ...$missing ), ARRAY_A );
			$known = array_fill_keys( $missing, array() ) + $known;
			foreach ( $rows as $row ) {
				$known[ (int) $row['product_id'] ][ (int) $row['variation_id'] ] = VariationRow::of( $row );
			}
			foreach ( $missing as $id ) {
				Changes::keep( Changes::VARIATIONS, $id, $known[ $id ] );
			}
		}
		return $known;
	}
}
