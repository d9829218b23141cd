<?php
/**
 * Attribute facets of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\ProductFacts;

defined( 'ABSPATH' ) || exit;

/**
 * Facets of global attributes, which are taxonomies. WooCommerce's attribute lookup
 * table has the terms of each variation; if it is disabled or being regenerated, the
 * terms assigned to the product are used.
 */
final class AttributeFacets {

	/** Maximum number of attributes. */
	private const MOST = 100;

	/**
	 * Returns the attributes and their labels.
	 *
	 * @return array<string, string>
	 */
	public static function all(): array {
		$all = array();
		foreach ( array_slice( wc_get_attribute_taxonomies(), 0, self::MOST ) as $attribute ) {
			$all[ FacetedProducts::ATTRIBUTE . wc_attribute_taxonomy_name( $attribute->attribute_name ) ] = $attribute->attribute_label ?: $attribute->attribute_name;
		}
		return $all;
	}

	/**
	 * Returns the values of an attribute, in the owner's order.
	 *
	 * @param string $facet Name of the facet.
	 * @param int    $most  Maximum number of values.
	 * @return array<string, string>
	 */
	public static function values( string $facet, int $most ): array {
		$values = array();
		foreach ( self::terms( $facet, array( 'number' => $most ) ) as $term ) {
			$values[ $term->slug ] = html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
		}
		return $values;
	}

	/**
	 * Returns the attributes among the chosen facets.
	 *
	 * @param array<string, list<string>> $chosen Chosen facets.
	 * @return array<string, list<string>>
	 */
	public static function among( array $chosen ): array {
		return array_filter( $chosen, static fn ( string $facet ): bool => str_starts_with( $facet, FacetedProducts::ATTRIBUTE ), ARRAY_FILTER_USE_KEY );
	}

	/**
	 * Returns the condition that a single variation, or the product itself, has a
	 * chosen value of each attribute.
	 *
	 * @param non-empty-array<string, list<string>> $attributes Facet name to values.
	 * @param list<string>|null                     $stock      Chosen values of the stock facet; null: none.
	 * @param string|null                           $price      Chosen price range as text; null: none.
	 */
	public static function condition( array $attributes, ?array $stock, ?string $price = null ): string {
		global $wpdb;
		if ( ! self::has_table() ) {
			return self::assigned( $attributes ) . ( null === $price ? '' : ' AND ' . Facets::in_stock_at( $stock, $price ) );
		}
		$own   = self::of_unit( $attributes, "{$wpdb->posts}.ID" );
		$parts = array();
		foreach ( self::stock( $stock ) as $value => $product ) {
			$in_stock = self::in_stock( $value, 'unit.ID' );
			// All variations have the attributes of the product itself.
			$whole   = null === $price ? $own : "( $own AND " . PriceFacet::condition( $price, $in_stock ) . ' )';
			$parts[] = "( $product AND ( $whole OR EXISTS ( SELECT 1 FROM {$wpdb->posts} unit WHERE unit.post_parent = {$wpdb->posts}.ID AND " . self::is_active( 'unit' ) . ' AND ' . self::of_unit( $attributes, 'unit.ID' ) . $in_stock . PriceFacet::of_unit( $price, 'unit.ID' ) . ' ) ) )';
		}
		return array() === $parts ? '1=0' : '( ' . implode( ' OR ', $parts ) . ' )';
	}

	/**
	 * Returns the number of products for each value.
	 *
	 * @param string                      $facet  Name of the facet.
	 * @param array<string, list<string>> $chosen Chosen values of other attributes, stock and price.
	 * @param string                      $join   JOIN clause of the query.
	 * @param string                      $where  WHERE clause of the query.
	 * @return array<string, int>
	 */
	public static function counts( string $facet, array $chosen, string $join, string $where ): array {
		global $wpdb;
		$slugs = array();
		foreach ( self::terms( $facet, array() ) as $term ) {
			$slugs[ self::has_table() ? $term->term_id : $term->term_taxonomy_id ] = $term->slug;
		}
		if ( array() === $slugs ) {
			return array();
		}
		$ids = implode( ', ', array_map( 'intval', array_keys( $slugs ) ) );
		if ( self::has_table() ) {
			$from = 'INNER JOIN ' . self::table() . " row_of ON row_of.product_or_parent_id = {$wpdb->posts}.ID AND row_of.term_id IN ( $ids ) AND " . self::in_one_unit( self::among( $chosen ), $chosen[ FacetedProducts::STOCK ] ?? null, $chosen[ FacetedProducts::PRICE ][0] ?? null );
			$id   = 'row_of.term_id';
		} else {
			$from = "INNER JOIN {$wpdb->term_relationships} row_of ON row_of.object_id = {$wpdb->posts}.ID AND row_of.term_taxonomy_id IN ( $ids )";
			$id   = 'row_of.term_taxonomy_id';
		}
		$counts = array();
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Prepared here and by WP_Query; not cached because stock changes without a post update.
		foreach ( (array) $wpdb->get_results( "SELECT $id AS id, COUNT( DISTINCT {$wpdb->posts}.ID ) AS amount FROM {$wpdb->posts} $join $from WHERE 1=1 $where GROUP BY $id", ARRAY_A ) as $row ) {
			$counts[ $slugs[ (int) $row['id'] ] ] = (int) $row['amount'];
		}
		return $counts;
	}

	/**
	 * Returns the values of products and of their variations.
	 *
	 * @param non-empty-list<int> $ids Product IDs.
	 * @return array<int, array<int, list<string>>> Product to its variations, and 0 for what all of these have with it, to values as ProductFacts writes them.
	 */
	public static function described( array $ids ): array {
		global $wpdb;
		$in     = implode( ', ', array_map( 'intval', $ids ) );
		$values = array();
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Integers and table names; runs once per export to the search service.
		$rows = self::has_table()
			? $wpdb->get_results( 'SELECT product_or_parent_id AS parent, CASE WHEN is_variation_attribute = 0 THEN 0 ELSE product_id END AS unit, term_id AS id FROM ' . self::table() . " WHERE product_or_parent_id IN ( $in )", ARRAY_A )
			: $wpdb->get_results( "SELECT r.object_id AS parent, 0 AS unit, t.term_id AS id FROM {$wpdb->term_relationships} r INNER JOIN {$wpdb->term_taxonomy} t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id IN ( $in ) AND t.taxonomy LIKE 'pa\\_%'", ARRAY_A );
		// phpcs:enable
		_prime_term_caches( array_values( array_unique( array_map( 'intval', array_column( (array) $rows, 'id' ) ) ) ), false );
		foreach ( (array) $rows as $row ) {
			$term = get_term( (int) $row['id'] );
			if ( $term instanceof \WP_Term ) {
				$values[ (int) $row['parent'] ][ (int) $row['unit'] ][] = ProductFacts::value( FacetedProducts::ATTRIBUTE . $term->taxonomy, $term->slug );
			}
		}
		return $values;
	}

	/**
	 * Returns the condition that a row `row_of` of the lookup table belongs to the
	 * product itself, or to an active variation that has the other chosen attributes,
	 * stock status and price.
	 *
	 * @param array<string, list<string>> $attributes Facet name to values.
	 * @param list<string>|null           $stock      See condition().
	 * @param string|null                 $price      See condition().
	 */
	private static function in_one_unit( array $attributes, ?array $stock, ?string $price ): string {
		global $wpdb;
		$has   = array() === $attributes ? '' : ' AND ' . self::of_unit( $attributes, 'row_of.product_id' );
		$parts = array();
		foreach ( self::stock( $stock ) as $value => $product ) {
			$parts[] = "( $product AND ( row_of.is_variation_attribute = 0 OR ( EXISTS ( SELECT 1 FROM {$wpdb->posts} unit WHERE unit.ID = row_of.product_id AND " . self::is_active( 'unit' ) . ' )' . $has . self::in_stock( $value, 'row_of.product_id' ) . PriceFacet::of_unit( $price, 'row_of.product_id' ) . ' ) ) )';
		}
		return array() === $parts ? '1=0' : '( ' . implode( ' OR ', $parts ) . ' )';
	}

	/**
	 * Returns the condition that a product or variation has a chosen value of each
	 * attribute, its own or the product's.
	 *
	 * @param array<string, list<string>> $attributes Facet name to values.
	 * @param string                      $unit       Column of its ID.
	 */
	private static function of_unit( array $attributes, string $unit ): string {
		global $wpdb;
		$parts = array();
		foreach ( $attributes as $facet => $values ) {
			$ids     = self::ids( $facet, $values );
			$parts[] = array() === $ids ? '1=0' : 'EXISTS ( SELECT 1 FROM ' . self::table() . " had WHERE had.product_or_parent_id = {$wpdb->posts}.ID AND had.term_id IN ( " . implode( ', ', array_keys( $ids ) ) . " ) AND ( had.product_id = $unit OR had.is_variation_attribute = 0 ) )";
		}
		return '( ' . implode( ' AND ', $parts ) . ' )';
	}

	/**
	 * Returns the condition that a product is assigned to a chosen term of each
	 * attribute.
	 *
	 * @param array<string, list<string>> $attributes Facet name to values.
	 */
	private static function assigned( array $attributes ): string {
		global $wpdb;
		$parts = array();
		foreach ( $attributes as $facet => $values ) {
			$ids     = self::ids( $facet, $values );
			$parts[] = array() === $ids ? '1=0' : "EXISTS ( SELECT 1 FROM {$wpdb->term_relationships} had WHERE had.object_id = {$wpdb->posts}.ID AND had.term_taxonomy_id IN ( " . implode( ', ', $ids ) . ' ) )';
		}
		return implode( ' AND ', $parts );
	}

	/**
	 * Returns the conditions for each chosen stock status.
	 *
	 * @param list<string>|null $stock See condition().
	 * @return array<string, string> Value to condition; one that is always met, where none were chosen.
	 */
	public static function stock( ?array $stock ): array {
		$known = array_intersect( $stock ?? array(), Facets::VALUES[ FacetedProducts::STOCK ] );
		return null === $stock ? array( '' => '1=1' ) : array_combine( $known, array_map( static fn ( string $value ): string => Facets::has( FacetedProducts::STOCK, $value ), $known ) );
	}

	/**
	 * Returns the condition that a variation has a stock status. None for out of stock,
	 * because a product with that status has no variation in stock.
	 *
	 * @param string $value Value of the stock facet; empty: none.
	 * @param string $unit  Column of its ID.
	 */
	public static function in_stock( string $value, string $unit ): string {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Column name from this class.
		return in_array( $value, array( '', FacetedProducts::OUT_OF_STOCK ), true ) ? '' : $wpdb->prepare( " AND EXISTS ( SELECT 1 FROM {$wpdb->wc_product_meta_lookup} left_of WHERE left_of.product_id = $unit AND left_of.stock_status = %s )", $value );
	}

	/**
	 * Returns the condition that a post is an active variation.
	 *
	 * @param string $post Table alias.
	 */
	public static function is_active( string $post ): string {
		return "$post.post_type = 'product_variation' AND $post.post_status = 'publish'";
	}

	/**
	 * Returns the term IDs of values.
	 *
	 * @param string       $facet  Name of the facet.
	 * @param list<string> $values Slugs.
	 * @return array<int, int> Term id to term taxonomy id; what is not there is absent.
	 */
	private static function ids( string $facet, array $values ): array {
		$terms = array() === $values ? array() : self::terms(
			$facet,
			array(
				'slug'       => $values,
				'hide_empty' => false,
			)
		);
		return array_combine( array_column( $terms, 'term_id' ), array_column( $terms, 'term_taxonomy_id' ) );
	}

	/**
	 * Returns terms of an attribute.
	 *
	 * @param string               $facet     Name of the facet.
	 * @param array<string, mixed> $arguments Arguments of get_terms().
	 * @return list<\WP_Term>
	 */
	private static function terms( string $facet, array $arguments ): array {
		$taxonomy = substr( $facet, strlen( FacetedProducts::ATTRIBUTE ) );
		$terms    = str_starts_with( $taxonomy, 'pa_' ) && taxonomy_exists( $taxonomy ) ? get_terms( $arguments + array( 'taxonomy' => $taxonomy ) ) : array();
		return is_array( $terms ) ? array_values( array_filter( $terms, static fn ( mixed $term ): bool => $term instanceof \WP_Term ) ) : array();
	}

	/**
	 * Whether WooCommerce's attribute lookup table is enabled and complete.
	 */
	private static function has_table(): bool {
		return 'yes' === get_option( 'woocommerce_attribute_lookup_enabled' ) && 'yes' !== get_option( 'woocommerce_attribute_lookup_regeneration_in_progress' ) && 'yes' !== get_option( 'woocommerce_attribute_lookup_regeneration_aborted' );
	}

	/**
	 * Returns the name of the lookup table.
	 */
	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'wc_product_attributes_lookup';
	}
}
