<?php
/**
 * Product query.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Query to the catalog.
 *
 * @see spec 2.1
 */
final class ProductQuery {

	/**
	 * @param string                                     $orderby  One of sort_orders() of the catalog; others are the default.
	 * @param string                                     $category Category slug; empty: all.
	 * @param string                                     $search   Search term; empty: all.
	 * @param int                                        $page     Page number, from 1.
	 * @param int                                        $per_page Products per page, 1 to 100.
	 * @param list<int>                                  $ids      Only these products, in this order; empty: all.
	 * @param bool                                       $on_sale  Whether to return only products on sale.
	 * @param bool                                       $counted  Whether the total is needed; otherwise it is only known for the page.
	 * @param string                                     $tag      Tag slug, if the engine has tags; empty: all.
	 * @param array{taxonomy: string, slug: string}|null $term     Term of another product taxonomy, if the engine has some; null: all.
	 * @param bool                                       $inherits Whether it is the list of the current archive, including conditions of plugins.
	 * @param bool                                       $featured Whether to return only featured products.
	 */
	public function __construct(
		public readonly string $orderby = '',
		public readonly string $category = '',
		public readonly string $search = '',
		public readonly int $page = 1,
		public readonly int $per_page = 12,
		public readonly array $ids = array(),
		public readonly bool $on_sale = false,
		public readonly bool $counted = true,
		public readonly string $tag = '',
		public readonly ?array $term = null,
		public readonly bool $inherits = false,
		public readonly bool $featured = false,
	) {}
}
