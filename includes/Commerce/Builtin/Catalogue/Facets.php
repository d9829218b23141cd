<?php
/**
 * Facets of the built-in engine's products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Conditions on the engine's table, by the rules of ProductRow.
 */
final class Facets {

	/** Facets with their values. */
	public const VALUES = array(
		FacetedProducts::STOCK  => array( FacetedProducts::IN_STOCK, FacetedProducts::OUT_OF_STOCK ),
		FacetedProducts::SALE   => array( FacetedProducts::ON_SALE ),
		FacetedProducts::RATING => array( '5', '4', '3', '2', '1' ),
	);

	/**
	 * The condition that a product has a value.
	 *
	 * @param string $facet Name.
	 * @param string $value One of its values.
	 */
	public static function condition( string $facet, string $value ): string {
		global $wpdb;
		$in_stock = $wpdb->prepare( 'CASE WHEN facet.type = %s OR facet.manage_stock = 0 OR facet.stock IS NULL THEN facet.in_stock = 1 ELSE facet.stock > 0 END', Product::VARIABLE );
		$has      = match ( $facet ) {
			FacetedProducts::STOCK => FacetedProducts::IN_STOCK === $value ? $in_stock : "NOT $in_stock",
			FacetedProducts::SALE  => 'facet.on_sale = 1',
			default                => $wpdb->prepare( 'facet.rating >= %d', $value ),
		};
		return 'EXISTS ( SELECT 1 FROM ' . Tables::products() . " facet WHERE facet.product_id = {$wpdb->posts}.ID AND $has )";
	}
}
