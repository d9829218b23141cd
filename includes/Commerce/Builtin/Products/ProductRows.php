<?php
/**
 * Reads rows of products and variations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Database\Tables;

/**
 * Many at once, each once a request: a page of products costs one query, a
 * cart of products whose rows are known costs none.
 */
final class ProductRows {

	/**
	 * Rows by table and product id; null: there is none. Table names keep the sites of a network apart.
	 *
	 * @var array<string, array<int, ProductRow|null>>
	 */
	private static array $products = array();

	/**
	 * Variations by table and product id.
	 *
	 * @var array<string, array<int, array<int, VariationRow>>>
	 */
	private static array $variations = array();

	/**
	 * Grows whenever rows were written in this request.
	 *
	 * @var int
	 */
	private static int $version = 0;

	/**
	 * Products by id; those that are not there are left out.
	 *
	 * @param list<int> $ids Post ids.
	 * @return array<int, ProductRow>
	 */
	public static function products( array $ids ): array {
		global $wpdb;
		$table   = Tables::products();
		$missing = array_values( array_diff( array_unique( $ids ), array_keys( self::$products[ $table ] ?? array() ) ) );
		if ( array() !== $missing ) {
			self::$products[ $table ] = ( self::$products[ $table ] ?? array() ) + array_fill_keys( $missing, null );
			$marks                    = implode( ',', array_fill( 0, count( $missing ), '%d' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Only placeholders.
			$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE product_id IN ( $marks )", $table, ...$missing ), ARRAY_A );
			foreach ( $rows as $row ) {
				self::$products[ $table ][ (int) $row['product_id'] ] = ProductRow::of( $row );
			}
		}
		return array_filter( array_intersect_key( self::$products[ $table ] ?? array(), array_flip( $ids ) ) );
	}

	/**
	 * One product, or null.
	 *
	 * @param int $id Post id.
	 */
	public static function product( int $id ): ?ProductRow {
		return self::products( array( $id ) )[ $id ] ?? null;
	}

	/**
	 * The variations of products, in the owner's order.
	 *
	 * @param list<int> $product_ids Post ids.
	 * @return array<int, array<int, VariationRow>> By product id, then by variation id.
	 */
	public static function variations( array $product_ids ): array {
		global $wpdb;
		$table   = Tables::variations();
		$missing = array_values( array_diff( array_unique( $product_ids ), array_keys( self::$variations[ $table ] ?? array() ) ) );
		if ( array() !== $missing ) {
			self::$variations[ $table ] = ( self::$variations[ $table ] ?? array() ) + array_fill_keys( $missing, array() );
			$marks                      = implode( ',', array_fill( 0, count( $missing ), '%d' ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Only placeholders.
			$rows = (array) $wpdb->get_results( $wpdb->prepare( "SELECT * FROM %i WHERE product_id IN ( $marks ) ORDER BY product_id, position, variation_id", $table, ...$missing ), ARRAY_A );
			foreach ( $rows as $row ) {
				self::$variations[ $table ][ (int) $row['product_id'] ][ (int) $row['variation_id'] ] = VariationRow::of( $row );
			}
		}
		return array_intersect_key( self::$variations[ $table ] ?? array(), array_flip( $product_ids ) );
	}

	/**
	 * Forgets what was read, after a write.
	 */
	public static function forget(): void {
		self::$products   = array();
		self::$variations = array();
		++self::$version;
	}

	/**
	 * Changes whenever rows were written in this request, for those who keep what they made of them.
	 */
	public static function version(): int {
		return self::$version;
	}
}
