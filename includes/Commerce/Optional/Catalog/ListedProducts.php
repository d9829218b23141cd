<?php
/**
 * Products among a site's content.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

use Vitrine\Commerce\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog may offer beside the port: products are posts, and a listing
 * of posts can show them too. A catalog without it is listed like any other
 * content, without the orders of the shop.
 */
interface ListedProducts extends Catalog {

	/**
	 * What a query of products asks for: conditions that leave out what the shop
	 * does not list, and an order as far as WordPress knows it.
	 *
	 * @param string $order  One of sort_orders(); empty: the query has its own.
	 * @param bool   $search Whether words are looked for.
	 * @return array<string, mixed> Arguments of WP_Query: `tax_query`, `meta_query`, `orderby`, ...
	 */
	public function list_arguments( string $order, bool $search ): array;

	/**
	 * Adds an order of the catalog that WordPress does not know to the clauses
	 * of a query of products.
	 *
	 * @param array<string, string> $clauses Of WP_Query: `where`, `join`, `orderby`, ...
	 * @param string                $order   One of sort_orders(); empty: the query has its own.
	 * @return array<string, string>
	 */
	public function list_clauses( array $clauses, string $order ): array;
}
