<?php
/**
 * A question about many products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Which products: those that everybody may see, that have one term of each group,
 * and are one of what was chosen of each facet. Facets of taxonomies have term
 * taxonomy ids with those below them for values, all others what FacetedProducts
 * has.
 */
final class FacetQuestion {

	/**
	 * @param list<array{taxonomy: string, terms: list<int>}> $groups What is listed at all; a group without terms has no products.
	 * @param array<string, list<string>>                     $chosen Facet of FacetedProducts to its chosen values.
	 * @param array<string, list<list<int>>>                  $terms  Facet of a taxonomy to groups of terms, of each of which a product has one.
	 * @param list<string>                                    $facets Those of FacetedProducts that may be asked for.
	 * @param list<string>                                    $taxonomies Those whose facets may be asked for.
	 * @param list<string>                                    $narrowing Taxonomies whose own choice stays when their values are counted.
	 * @param list<int>                                       $without Products that are left out.
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
