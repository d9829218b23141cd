<?php
/**
 * Product catalog, read-only.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\Value\Product;
use Vitrine\Commerce\Value\ProductPage;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Commerce\Value\Variation;

defined( 'ABSPATH' ) || exit;

/**
 * Returns only what the current visitor can see.
 */
interface Catalog {

	/**
	 * Returns a complete product, or null if there is none that this visitor can see.
	 *
	 * @param int $id Product ID, not that of a variation.
	 */
	public function find( int $id ): ?Product;

	/**
	 * Returns the visible variations of a product in the owner's order, without the
	 * rest of the product.
	 *
	 * @param int $product_id Product ID.
	 * @return list<Variation> Empty if this visitor cannot see the product, or it is not variable.
	 */
	public function variations( int $product_id ): array;

	/**
	 * Returns a page of products.
	 *
	 * @param ProductQuery $query Sort order, category, search, page.
	 */
	public function query( ProductQuery $query ): ProductPage;

	/**
	 * Returns the sort orders of the shop.
	 *
	 * @return array<string, string> Labels by value of `orderby`; the default first.
	 */
	public function sort_orders(): array;

	/**
	 * Returns the categories with products.
	 *
	 * @return list<array{id: int, slug: string, name: string, count: int, url: string}>
	 */
	public function categories(): array;
}
