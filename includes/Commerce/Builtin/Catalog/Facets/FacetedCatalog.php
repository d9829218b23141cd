<?php
/**
 * Facets of the built-in catalog.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Facets;

use Vitrine\Commerce\Builtin\Catalog\FacetIndex\Description;
use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Facets\DescribesProducts;
use Vitrine\Commerce\Facets\FacetAnswer;
use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\HasSwatches;
use Vitrine\Commerce\Facets\IndexedProducts;
use Vitrine\Commerce\Rules\FacetIndex\IndexAnswer;

defined( 'ABSPATH' ) || exit;

/**
 * The part of the catalog for filters and their index.
 */
abstract class FacetedCatalog implements DescribesProducts, FacetedProducts, HasSwatches, IndexedProducts {

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
	 * @param int    $most  Maximum number.
	 */
	public function attribute_values( string $facet, int $most ): array {
		return AttributeFacets::values( $facet, $most );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, list<string>> $chosen Chosen values by facet.
	 */
	public function facets_condition( array $chosen ): string {
		return Facets::condition( $chosen );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string                      $facet  Facet name from attributes().
	 * @param array<string, list<string>> $chosen Chosen values of other attributes and STOCK.
	 * @param string                      $join   JOIN clauses of the query.
	 * @param string                      $where  WHERE conditions of the query.
	 */
	public function attribute_counts( string $facet, array $chosen, string $join, string $where ): array {
		return AttributeFacets::counts( $facet, $chosen, $join, $where );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $join  JOIN clauses of the query.
	 * @param string $where WHERE conditions of the query.
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
	 */
	public function index(): IndexedProducts {
		return $this;
	}

	/**
	 * {@inheritDoc}
	 */
	public function has_index(): bool {
		return FacetIndex::keeper()->is_ready();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param FacetQuestion $question Product query.
	 */
	public function ask( FacetQuestion $question ): ?FacetAnswer {
		return IndexAnswer::to( $question, FacetIndex::keeper() );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param int $after ID of the last known product.
	 * @param int $most  Maximum number.
	 */
	public function product_ids( int $after, int $most ): array {
		global $wpdb;
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE product_id > %d ORDER BY product_id LIMIT %d', Tables::products(), $after, $most ) ) ) );
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
	 * {@inheritDoc} Hidden products are not published, so no condition is needed.
	 */
	public function shown_condition(): string {
		return '';
	}

	/**
	 * {@inheritDoc}
	 */
	public function facts_stamp(): string {
		return Description::stamp();
	}
}
