<?php
/**
 * Facet query.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Matches public products that have a term of each group and a chosen value of each
 * facet. Values of taxonomy facets are term taxonomy IDs including descendants, those
 * of others are defined in FacetedProducts.
 */
final class FacetQuestion {

	/**
	 * @param list<array{taxonomy: string, terms: list<int>}> $groups     Groups of terms that limit the listing; a group without terms matches nothing.
	 * @param array<string, list<string>>                     $chosen     Chosen values by facet of FacetedProducts.
	 * @param array<string, list<list<int>>>                  $terms      Groups of terms by taxonomy facet; a product must have a term of each group.
	 * @param list<string>                                    $facets     Facets of FacetedProducts that may be counted.
	 * @param list<string>                                    $taxonomies Taxonomies whose facets may be counted.
	 * @param list<string>                                    $narrowing  Taxonomies whose chosen values also apply when their own values are counted.
	 * @param list<int>                                       $without    IDs of products to exclude.
	 */
	public function __construct(
		public readonly array $groups,
		public readonly array $chosen,
		public readonly array $terms,
		public readonly array $facets,
		public readonly array $taxonomies,
		public readonly array $narrowing = array(),
		public readonly array $without = array(),
	) {}
}
