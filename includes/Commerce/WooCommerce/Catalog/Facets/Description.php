<?php
/**
 * Product facts for facet indexes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\ProductFacts;
use Vitrine\Commerce\WooCommerce\Catalog\Listed;

defined( 'ABSPATH' ) || exit;

/**
 * Uses the same tables and rules as Facets, AttributeFacets and PriceFacet.
 */
final class Description {

	/** Options that affect the displayed prices or the listed products. */
	private const OPTIONS = array( 'woocommerce_calc_taxes', 'woocommerce_prices_include_tax', 'woocommerce_tax_display_shop', 'woocommerce_default_country', 'woocommerce_price_num_decimals', 'woocommerce_hide_out_of_stock_items', 'woocommerce_attribute_lookup_enabled' );

	/** A price high enough to reveal any change of taxes. */
	private const TAXED = 1000000.0;

	/**
	 * Returns the facts of products.
	 *
	 * @param list<int> $ids   Product IDs.
	 * @param bool      $terms Whether to include their terms.
	 * @return array<int, ProductFacts> By id; those that are not shown are absent.
	 */
	public static function of( array $ids, bool $terms = true ): array {
		global $wpdb;
		if ( array() === $ids ) {
			return array();
		}
		$in = implode( ', ', array_map( 'intval', $ids ) );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Integers, and SQL prepared by Facets and WordPress; runs once per export to the search service.
		$rows  = (array) $wpdb->get_results( "SELECT {$wpdb->posts}.ID, {$wpdb->posts}.post_title, {$wpdb->posts}.menu_order, {$wpdb->posts}.post_date, facts.min_price, facts.max_price, facts.stock_status, facts.average_rating, facts.total_sales, ( " . Facets::has( FacetedProducts::SALE, FacetedProducts::ON_SALE ) . " ) AS on_sale FROM {$wpdb->posts} LEFT JOIN {$wpdb->wc_product_meta_lookup} facts ON facts.product_id = {$wpdb->posts}.ID WHERE {$wpdb->posts}.ID IN ( $in ) AND {$wpdb->posts}.post_type = 'product' AND {$wpdb->posts}.post_status = 'publish' AND {$wpdb->posts}.post_password = ''" . self::shown(), ARRAY_A );
		$units = array();
		foreach ( (array) $wpdb->get_results( "SELECT unit.ID, unit.post_parent, facts.min_price, facts.stock_status, EXISTS ( SELECT 1 FROM {$wpdb->postmeta} known WHERE known.post_id = unit.ID AND known.meta_key = '_price' AND known.meta_value <> '' ) AS priced FROM {$wpdb->posts} unit LEFT JOIN {$wpdb->wc_product_meta_lookup} facts ON facts.product_id = unit.ID WHERE unit.post_parent IN ( $in ) AND " . AttributeFacets::is_active( 'unit' ), ARRAY_A ) as $row ) {
			$units[ (int) $row['post_parent'] ][ (int) $row['ID'] ] = $row;
		}
		// phpcs:enable
		$values = AttributeFacets::described( $ids );
		if ( $terms ) {
			update_object_term_cache( $ids, 'product' );
		}
		$facts = array();
		foreach ( $rows as $row ) {
			$id    = (int) $row['ID'];
			$parts = $units[ $id ] ?? array();
			// The lookup table has the values of disabled variations, too.
			$facts[ $id ] = self::facts( $id, $row, $parts, array_intersect_key( $values[ $id ] ?? array(), $parts + array( 0 => true ) ), $terms );
		}
		return $facts;
	}

	/**
	 * Returns the SQL condition for listed products.
	 */
	public static function shown(): string {
		global $wpdb;
		return (string) ( new \WP_Tax_Query( Listed::terms( false ) ) )->get_sql( $wpdb->posts, 'ID' )['where'];
	}

	/**
	 * Returns a hash of the settings that prices and products depend on.
	 */
	public static function stamp(): string {
		return md5( (string) wp_json_encode( array( array_map( 'get_option', self::OPTIONS ), PriceFacet::shown( self::TAXED ), wc_get_attribute_taxonomy_names() ) ) );
	}

	/**
	 * Returns the facts of a product.
	 *
	 * @param int                                   $id     Product ID.
	 * @param array<string, string|null>            $row    Row of the product.
	 * @param array<int, array<string, string|null>> $units  Variation ID to its row.
	 * @param array<int, list<string>>              $values Variation ID to its attribute values; 0: values of the product itself.
	 * @param bool                                  $terms  Whether to include its terms.
	 */
	private static function facts( int $id, array $row, array $units, array $values, bool $terms ): ProductFacts {
		$has   = static fn ( string $stock ): array => array( ProductFacts::value( FacetedProducts::STOCK, $stock ) );
		$stock = (string) $row['stock_status'];
		$own   = $values[0] ?? array();
		$price = null === $row['min_price'] ? null : PriceFacet::shown( (float) $row['min_price'] );
		$sold  = array(
			array(
				'values' => array( ...$own, ...$has( $stock ) ),
				'price'  => array() === $units ? $price : null,
			),
		);
		foreach ( $units as $unit => $of ) {
			// An out-of-stock product has no variation in stock; otherwise each variation has its own status.
			$meets  = FacetedProducts::OUT_OF_STOCK === $stock || $of['stock_status'] === $stock ? $has( $stock ) : array();
			$sold[] = array(
				'values' => array_values( array_unique( array( ...$own, ...( $values[ $unit ] ?? array() ), ...$meets ) ) ),
				// The lookup table has 0 for variations without a price, too.
				'price'  => (float) $of['min_price'] > 0 || '1' === (string) $of['priced'] ? PriceFacet::shown( (float) $of['min_price'] ) : null,
			);
		}
		$rating = (float) $row['average_rating'];
		$known  = array();
		foreach ( $terms ? get_object_taxonomies( 'product' ) : array() as $taxonomy ) {
			$found = get_the_terms( $id, $taxonomy );
			$known = array_merge( $known, is_array( $found ) ? array_column( $found, 'term_id' ) : array() );
		}
		return new ProductFacts(
			$id,
			(string) $row['post_title'],
			ProductFacts::with_ancestors( array_map( 'intval', $known ) ),
			array_values( array_unique( array_merge( array(), ...array_values( $values ), ...array( $has( $stock ), ProductFacts::stars( $rating ), '1' === (string) $row['on_sale'] ? array( ProductFacts::value( FacetedProducts::SALE, FacetedProducts::ON_SALE ) ) : array() ) ) ) ),
			$sold,
			$price,
			null === $row['max_price'] ? null : PriceFacet::shown( (float) $row['max_price'] ),
			$rating,
			(int) $row['total_sales'],
			(int) $row['menu_order'],
			(string) $row['post_date']
		);
	}
}
