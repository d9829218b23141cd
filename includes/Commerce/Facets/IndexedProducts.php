<?php
/**
 * Product index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Counts facets of large shops faster than its tables, with an index of its own or a
 * search service. If it cannot answer, the database is queried.
 */
interface IndexedProducts {

	/**
	 * Returns whether there is an index: small shops need none. Called before a query
	 * is built, so it must be fast.
	 */
	public function has_index(): bool;

	/**
	 * Runs a query.
	 *
	 * @param FacetQuestion $question Product query.
	 * @return ?FacetAnswer Null if the index is incomplete, or cannot answer the query.
	 */
	public function ask( FacetQuestion $question ): ?FacetAnswer;
}
