<?php
/**
 * Writes variations.
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
 * Replaces a product's variations by a checked list, within a transaction.
 * Those that stay keep their ids, since carts and orders hold these.
 */
final class VariationWriter {

	/**
	 * Writes the list.
	 *
	 * @param int          $product_id Product ID.
	 * @param array<mixed> $raw        As ProductWriter::save() documents it, checked by VariationInput.
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
	 * The row that a variation is to replace: of its id, else of its attributes.
	 *
	 * @param array<string, mixed>     $raw Data in the format of ProductWriter::save().
	 * @param array<int, VariationRow> $old The rows that are not replaced yet, by id.
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
