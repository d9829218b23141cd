<?php
/**
 * Saves variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Products\Input\VariationInput;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces the variations of a product with a validated list, in a transaction.
 * Existing ones keep their IDs, which are used in carts and orders.
 */
final class VariationWriter {

	/**
	 * Replaces the variations.
	 *
	 * @param int          $product_id Product ID.
	 * @param array<mixed> $raw        Data in the format of ProductWriter::save(), validated by VariationInput.
	 * @return true|\WP_Error
	 */
	public static function replace( int $product_id, array $raw ): bool|\WP_Error {
		global $wpdb;
		$table = Tables::variations();
		$old   = ProductRows::variations( array( $product_id ) )[ $product_id ] ?? array();
		foreach ( array_values( $raw ) as $position => $one ) {
			$row     = self::row_of( (array) $one, $old );
			$columns = VariationInput::columns( (array) $one, $row );
			if ( is_wp_error( $columns ) ) {
				return $columns;
			}
			$columns += array( 'position' => $position );
			$done     = null === $row
				? $wpdb->insert( $table, array( 'product_id' => $product_id ) + $columns )
				: $wpdb->update( $table, $columns, array( 'variation_id' => $row->id ) );
			if ( false === $done ) {
				return Transaction::failed_statement();
			}
			unset( $old[ $row->id ?? 0 ] );
		}
		foreach ( $old as $row ) {
			if ( false === $wpdb->delete( $table, array( 'variation_id' => $row->id ) ) ) {
				return Transaction::failed_statement();
			}
		}
		return true;
	}

	/**
	 * Returns the existing row of a variation: with the same ID, or else the same
	 * attributes.
	 *
	 * @param array<string, mixed>     $raw Data in the format of ProductWriter::save().
	 * @param array<int, VariationRow> $old Remaining rows by ID.
	 */
	public static function row_of( array $raw, array $old ): ?VariationRow {
		if ( isset( $raw['id'] ) ) {
			return $old[ (int) $raw['id'] ] ?? null;
		}
		$attributes = VariationInput::attributes( $raw );
		foreach ( $old as $row ) {
			if ( $row->attributes === $attributes ) {
				return $row;
			}
		}
		return null;
	}
}
