<?php
/**
 * Product facets of WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\Facets;

use Vitrine\Commerce\Facets\DescribesProducts;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\HasSwatches;
use Vitrine\Commerce\Facets\IndexedProducts;
use Vitrine\Commerce\Facets\KnowsOldFilters;
use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\Index;

defined( 'ABSPATH' ) || exit;

/**
 * The methods of the catalog for filters and their index.
 */
abstract class FacetedCatalog implements DescribesProducts, FacetedProducts, HasSwatches, KnowsOldFilters {

	/**
	 * {@inheritDoc}
	 */
	public function product_facets(): array {
		return Facets::VALUES;
	}

	/**
	 * {@inheritDoc}
	 */
	public function attributes(): array {
		return AttributeFacets::all();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $facet Facet name from attributes().
	 * @param int    $most  Maximum number of values.
	 */
	public function attribute_values( string $facet, int $most ): array {
		return AttributeFacets::values( $facet, $most );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, list<string>> $chosen Facet name to chosen values.
	 */
	public function facets_condition( array $chosen ): string {
		return Facets::condition( $chosen );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string                      $facet  Facet name from attributes().
	 * @param array<string, list<string>> $chosen Chosen values of other attributes and of STOCK.
	 * @param string                      $join   JOIN clause of the query.
	 * @param string                      $where  WHERE clause of the query.
	 */
	public function attribute_counts( string $facet, array $chosen, string $join, string $where ): array {
		return AttributeFacets::counts( $facet, $chosen, $join, $where );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $join  JOIN clause of the query.
	 * @param string $where WHERE clause of the query.
	 */
	public function price_bounds( string $join, string $where ): ?array {
		return PriceFacet::bounds( $join, $where );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $facet Facet name from attributes().
	 */
	public function swatches( string $facet ): array {
		return Swatches::of( $facet );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $facet Facet name from attributes().
	 */
	public function swatch_images( string $facet ): array {
		return Swatches::images( $facet );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Query variables of the URL, unslashed.
	 */
	public function old_filters( array $query ): array {
		return OldFilters::read( $query );
	}

	/**
	 * {@inheritDoc}
	 */
	public function index(): IndexedProducts {
		return new Index();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after Last known ID.
	 * @param int $most  Maximum number of IDs.
	 */
	public function product_ids( int $after, int $most ): array {
		global $wpdb;
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = 'product' AND ID > %d ORDER BY ID LIMIT %d", $wpdb->posts, $after, $most ) ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public function describe( array $ids ): array {
		return Description::of( $ids );
	}

	/**
	 * {@inheritDoc}
	 */
	public function shown_condition(): string {
		return Description::shown();
	}

	/**
	 * {@inheritDoc}
	 */
	public function facts_stamp(): string {
		return Description::stamp();
	}
}
