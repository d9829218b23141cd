<?php
/**
 * Visibility and order of listed products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce's own parts of a product query, for the catalog and for listings of
 * posts.
 */
final class Listed {

	/** Orders that use WooCommerce's lookup table, to the method of WC_Query. */
	private const BY_TABLE = array(
		'price'      => 'order_by_price_asc_post_clauses',
		'price-desc' => 'order_by_price_desc_post_clauses',
		'popularity' => 'order_by_popularity_post_clauses',
		'rating'     => 'order_by_rating_post_clauses',
	);

	/**
	 * Returns the taxonomy conditions: hidden products, out-of-stock ones if the owner
	 * hides them, and conditions of other plugins.
	 *
	 * @param bool         $search Whether it is a search.
	 * @param list<mixed> $more   Further conditions.
	 * @return array<mixed> Clauses for WP_Tax_Query.
	 */
	public static function terms( bool $search, array $more = array() ): array {
		$known  = wc_get_product_visibility_term_ids();
		$hidden = array( $known[ $search ? 'exclude-from-search' : 'exclude-from-catalog' ] );
		if ( 'yes' === get_option( 'woocommerce_hide_out_of_stock_items' ) ) {
			$hidden[] = $known['outofstock'];
		}
		$terms = array(
			'relation' => 'AND',
			array(
				'taxonomy' => 'product_visibility',
				'field'    => 'term_taxonomy_id',
				'terms'    => $hidden,
				'operator' => 'NOT IN',
			),
			...$more,
		);
		/** This filter is documented in WooCommerce: includes/class-wc-query.php */
		return (array) apply_filters( 'woocommerce_product_query_tax_query', $terms, WC()->query ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Returns the query arguments of an order. For orders by WooCommerce's lookup
	 * table, clauses() is needed as well.
	 *
	 * @param string $order Valid order of WooCommerce or another plugin.
	 * @return array<string, mixed>
	 */
	public static function order( string $order ): array {
		$parts     = explode( '-', $order, 2 );
		$arguments = WC()->query->get_catalog_ordering_args( $parts[0], strtoupper( $parts[1] ?? '' ) );
		// For some orders WooCommerce has just added filters to the next query.
		WC()->query->remove_ordering_args();
		return array_filter( (array) $arguments );
	}

	/**
	 * Adds an order by WooCommerce's lookup table to the clauses of a query.
	 *
	 * @param array<string, string> $clauses Clauses of WP_Query.
	 * @param string                $order   Valid order; empty: none.
	 * @return array<string, string>
	 */
	public static function clauses( array $clauses, string $order ): array {
		$method = self::BY_TABLE[ $order ] ?? '';
		if ( '' === $method ) {
			return $clauses;
		}
		$clauses = (array) WC()->query->$method( $clauses );
		return str_starts_with( $order, 'price' ) ? self::unpriced_last( $clauses ) : $clauses;
	}

	/**
	 * Sorts products without a price last.
	 *
	 * @param array<string, string> $clauses Clauses of WP_Query, sorted by price.
	 * @return array<string, string>
	 */
	private static function unpriced_last( array $clauses ): array {
		global $wpdb;
		// The lookup table has 0 for products without a price, too.
		$clauses['orderby'] = "( wc_product_meta_lookup.min_price = 0 AND NOT EXISTS ( SELECT 1 FROM {$wpdb->postmeta} priced WHERE priced.post_id = {$wpdb->posts}.ID AND priced.meta_key = '_price' AND priced.meta_value <> '' ) ), " . $clauses['orderby'];
		return $clauses;
	}
}
