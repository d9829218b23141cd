<?php
/**
 * What a listing asks for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * A question to the catalog.
 *
 * @see spec 2.1
 */
final class ProductQuery {

	/**
	 * @param string                                     $orderby  One of Catalog::sort_orders(); anything else is the default.
	 * @param string                                     $category Slug; empty: all.
	 * @param string                                     $search   Words; empty: all.
	 * @param int                                        $page     Page number, from 1.
	 * @param int                                        $per_page 1 to 100.
	 * @param list<int>                                  $ids      Only these, in this order; empty: all.
	 * @param bool                                       $on_sale  Only what is on sale.
	 * @param bool                                       $counted  Whether the number of all is asked for; where it is not, that of the page stands for it.
	 * @param string                                     $tag      Slug, where the engine has tags; empty: all.
	 * @param array{taxonomy: string, slug: string}|null $term     Of another taxonomy of products, where the engine has some; null: all.
	 * @param bool                                       $inherits Whether it is the list of this request's archive, with all that plugins want of that.
	 * @param bool                                       $featured Only what its owner has marked as featured.
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
