<?php
/**
 * Products in listings of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Catalog;

use Vitrine\Commerce\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * For catalogs whose products are posts, so that a listing of posts can show them.
 * Without it products are listed like any other content, without the sort orders of the
 * shop.
 */
interface ListedProducts extends Catalog {

	/**
	 * Returns query arguments for products: conditions that exclude unlisted products,
	 * and the sort order as far as WordPress supports it.
	 *
	 * @param string $order  One of sort_orders(); empty: order of the query.
	 * @param bool   $search Whether there is a search term.
	 * @return array<string, mixed> Arguments of WP_Query: `tax_query`, `meta_query`, `orderby` and so on.
	 */
	public function list_arguments( string $order, bool $search ): array;

	/**
	 * Adds a sort order that WordPress does not support to the clauses of a product
	 * query.
	 *
	 * @param array<string, string> $clauses Clauses of WP_Query: `where`, `join`, `orderby` and so on.
	 * @param string                $order   One of sort_orders(); empty: order of the query.
	 * @return array<string, string>
	 */
	public function list_clauses( array $clauses, string $order ): array;
}
