<?php
/**
 * Products among a site's content.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

/**
 * What a catalogue may offer beside the port: products are posts, and a listing
 * of posts can show them too. A catalogue without it is listed like any other
 * content, without the orders of the shop.
 */
interface ListedProducts extends Catalogue {

	/**
	 * Adds an order of the catalogue to a query of products, and leaves out what
	 * the shop does not list.
	 *
	 * @param array<string, string> $clauses Of WP_Query: `where`, `join`, `orderby`, ...
	 * @param string                $order   One of sort_orders(); empty: the query has its own.
	 * @param bool                  $search  Whether words are looked for.
	 * @return array<string, string>
	 */
	public function list_clauses( array $clauses, string $order, bool $search ): array;
}
