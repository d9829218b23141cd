<?php
/**
 * What is known of the products of a question.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Of one moment, and exact.
 */
interface FacetAnswer {

	/**
	 * How many there are.
	 */
	public function total(): int;

	/**
	 * Ids of the matching posts.
	 *
	 * @param int $most More than these are not named.
	 * @return list<int>|null In no order; null: there are more.
	 */
	public function ids( int $most ): ?array;

	/**
	 * A page of them in the order of a listing.
	 *
	 * @param string $order One of the catalog's sort_orders(), or of WordPress's.
	 * @param int    $first Number of results to skip.
	 * @param int    $count Maximum number.
	 * @return list<int>|null Null: the database finds them faster.
	 */
	public function page( string $order, int $first, int $count ): ?array;

	/**
	 * How many there would be with each value of a facet, in the place of what was chosen of it.
	 *
	 * @param string       $facet  Facet of the query.
	 * @param list<string> $values Values of the facet.
	 * @return array<string, int> Value to count, each of them.
	 */
	public function counts( string $facet, array $values ): array;

	/**
	 * The same for the terms of a taxonomy.
	 *
	 * @param string                   $taxonomy Taxonomy of the query.
	 * @param array<string, list<int>> $families Slug to its term and those below it, as term taxonomy ids.
	 * @return array<string, int> Slug to count, each of them.
	 */
	public function term_counts( string $taxonomy, array $families ): array;

	/**
	 * The lowest and the highest price, whatever price was chosen.
	 *
	 * @return array{int, int}|null Minor units, as the shop shows prices; null: none of them has a price.
	 */
	public function price_bounds(): ?array;
}
