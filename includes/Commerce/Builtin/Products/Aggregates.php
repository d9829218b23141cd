<?php
/**
 * Aggregated data of product rows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Price ranges of variable and grouped products, so that listings can sort by them.
 * Saved in the transaction of the variations or children.
 */
final class Aggregates {

	/**
	 * Updates the row of a product, and those of groups that contain it.
	 *
	 * @param int    $product_id Product ID.
	 * @param string $type       Product type.
	 * @return true|\WP_Error
	 */
	public static function refresh( int $product_id, string $type ): bool|\WP_Error {
		FacetIndex::note( array( $product_id ) );
		Changes::happened();
		$done = true;
		if ( Product::VARIABLE === $type ) {
			$parts = array_filter( ProductRows::variations( array( $product_id ) )[ $product_id ] ?? array(), static fn ( VariationRow $row ): bool => $row->active );
			$done  = self::write( $product_id, $parts );
			$done  = true === $done ? Stock::refresh_variable( $product_id ) : $done;
		} elseif ( Product::GROUPED === $type ) {
			$done = self::write( $product_id, ProductRows::products( ProductRows::product( $product_id )->data->children ?? array() ) );
		} else {
			foreach ( self::groups_of( $product_id ) as $group ) {
				$done = true === $done ? self::refresh( $group, Product::GROUPED ) : $done;
			}
		}
		return $done;
	}

	/**
	 * Returns the price range: lowest, highest, and the regular price of the lowest.
	 *
	 * @param array<ProductRow|VariationRow> $parts Variations or children.
	 * @return array{price: int|null, max_price: int|null, regular_price: int|null, on_sale: int}
	 */
	public static function range( array $parts ): array {
		$range = array(
			'price'         => null,
			'max_price'     => null,
			'regular_price' => null,
			'on_sale'       => 0,
		);
		foreach ( $parts as $part ) {
			if ( null === $part->price ) {
				continue;
			}
			if ( null === $range['price'] || $part->price < $range['price'] ) {
				$range['price']         = $part->price;
				$range['regular_price'] = $part->regular_price;
			}
			$range['max_price'] = max( $range['max_price'] ?? 0, $part->price );
			$range['on_sale']   = $range['on_sale'] || $part->price !== $part->regular_price ? 1 : 0;
		}
		return $range;
	}

	/**
	 * Saves the price range of a product.
	 *
	 * @param int                            $product_id Product ID.
	 * @param array<ProductRow|VariationRow> $parts      Variations or children.
	 * @return true|\WP_Error
	 */
	private static function write( int $product_id, array $parts ): bool|\WP_Error {
		global $wpdb;
		$done = $wpdb->update( Tables::products(), self::range( $parts ), array( 'product_id' => $product_id ) );
		Changes::happened();
		return false === $done ? Transaction::failed_statement() : true;
	}

	/**
	 * Returns the grouped products that contain a product.
	 *
	 * @param int $product_id Product ID.
	 * @return list<int>
	 */
	private static function groups_of( int $product_id ): array {
		global $wpdb;
		$groups = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, data FROM %i WHERE type = %s', Tables::products(), Product::GROUPED ), ARRAY_A ) as $row ) {
			if ( in_array( $product_id, ProductData::of_json( $row['data'] )->children, true ) ) {
				$groups[] = (int) $row['product_id'];
			}
		}
		return $groups;
	}
}
