<?php
/**
 * The products of WooCommerce by their facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue\Facets;

use Vitrine\Commerce\Facets\DescribesProducts;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\HasSwatches;
use Vitrine\Commerce\Facets\IndexedProducts;
use Vitrine\Commerce\Facets\KnowsOldFilters;
use Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex\Index;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalogue knows of its products for filters and their index.
 */
abstract class FacetedCatalogue implements DescribesProducts, FacetedProducts, HasSwatches, KnowsOldFilters {

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
	 * @param string $facet One of attributes().
	 * @param int    $most  So many at most.
	 */
	public function attribute_values( string $facet, int $most ): array {
		return AttributeFacets::values( $facet, $most );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, list<string>> $chosen Name of the facet to its values.
	 */
	public function facets_condition( array $chosen ): string {
		return Facets::condition( $chosen );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string                      $facet  One of attributes().
	 * @param array<string, list<string>> $chosen Of other attributes and of STOCK.
	 * @param string                      $join   Of the question.
	 * @param string                      $where  Of the question.
	 */
	public function attribute_counts( string $facet, array $chosen, string $join, string $where ): array {
		return AttributeFacets::counts( $facet, $chosen, $join, $where );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $join  Of the question.
	 * @param string $where Of the question.
	 */
	public function price_bounds( string $join, string $where ): ?array {
		return PriceFacet::bounds( $join, $where );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $facet One of attributes().
	 */
	public function swatches( string $facet ): array {
		return Swatches::of( $facet );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $facet One of attributes().
	 */
	public function swatch_images( string $facet ): array {
		return Swatches::images( $facet );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, mixed> $query Of the address, unslashed.
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
	 * @param int $after The last one that is known.
	 * @param int $most  So many at most.
	 */
	public function product_ids( int $after, int $most ): array {
		global $wpdb;
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = 'product' AND ID > %d ORDER BY ID LIMIT %d", $wpdb->posts, $after, $most ) ) ) );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param list<int> $ids Products.
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
