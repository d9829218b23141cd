<?php
/**
 * Addresses that a shop's own filters have made.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog may offer beside its facets: links and bookmarks of the filters
 * that the shop had before lead to the same products.
 */
interface KnowsOldFilters {

	/**
	 * What an address says in the words of those filters.
	 *
	 * @param array<string, mixed> $query Of the address, unslashed; anything may stand there.
	 * @return array<string, array{parameters: non-empty-list<string>, values: list<string>}> Name of a facet to the parameters that say its values, and these.
	 */
	public function old_filters( array $query ): array;
}
