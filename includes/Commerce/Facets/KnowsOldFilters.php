<?php
/**
 * Catalog that supports URLs of former filters.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Links and bookmarks of the filters that the shop had before keep working.
 */
interface KnowsOldFilters {

	/**
	 * Returns the facets in a URL of former filters.
	 *
	 * @param array<string, mixed> $query Unvalidated query variables of the URL, unslashed.
	 * @return array<string, array{parameters: non-empty-list<string>, values: list<string>}> Parameters and values by facet.
	 */
	public function old_filters( array $query ): array;
}
