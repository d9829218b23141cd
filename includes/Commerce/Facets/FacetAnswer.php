<?php
/**
 * Result of a facet query.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Consistent and exact.
 */
interface FacetAnswer {

	/**
	 * Returns the total number of products.
	 */
	public function total(): int;

	/**
	 * Returns the IDs of matching products.
	 *
	 * @param int $most Maximum number.
	 * @return list<int>|null Unsorted; null if there are more.
	 */
	public function ids( int $most ): ?array;

	/**
	 * Returns a page of products.
	 *
	 * @param string $order One of sort_orders() of the catalog, or an order of WordPress.
	 * @param int    $first Number of results to skip.
	 * @param int    $count Maximum number.
	 * @return list<int>|null Null if the database is faster.
	 */
	public function page( string $order, int $first, int $count ): ?array;

	/**
	 * Returns the number of products by value of a facet, ignoring the chosen values of
	 * that facet.
	 *
	 * @param string       $facet  Facet of the query.
	 * @param list<string> $values Values of the facet.
	 * @return array<string, int> Counts by value, for all values.
	 */
	public function counts( string $facet, array $values ): array;

	/**
	 * Returns the number of products by term of a taxonomy.
	 *
	 * @param string                   $taxonomy Taxonomy of the query.
	 * @param array<string, list<int>> $families Term taxonomy IDs of each term and its descendants, by slug.
	 * @return array<string, int> Counts by slug, for all slugs.
	 */
	public function term_counts( string $taxonomy, array $families ): array;

	/**
	 * Returns the lowest and highest price, ignoring the chosen price range.
	 *
	 * @return array{int, int}|null Displayed prices in minor units; null if no product has a price.
	 */
	public function price_bounds(): ?array;
}
