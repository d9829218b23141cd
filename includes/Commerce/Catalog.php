<?php
/**
 * Products, read only.
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
 * What can be looked at. Only what this visitor may see comes out.
 */
interface Catalog {

	/**
	 * One product whole, or null when there is none that this visitor may see.
	 *
	 * @param int $id The product's (not a variation's) id.
	 */
	public function find( int $id ): ?Product;

	/**
	 * The variations of a product that shoppers may know of, in the owner's
	 * order, without the rest of the product.
	 *
	 * @param int $product_id The product's id.
	 * @return list<Variation> None when this visitor may see no such product, or it is not a variable one.
	 */
	public function variations( int $product_id ): array;

	/**
	 * A page of products.
	 *
	 * @param ProductQuery $query Sort order, category, search, page.
	 */
	public function query( ProductQuery $query ): ProductPage;

	/**
	 * The sort orders that the shop offers.
	 *
	 * @return array<string, string> Value of `orderby` to label; the default first.
	 */
	public function sort_orders(): array;

	/**
	 * Categories with products.
	 *
	 * @return list<array{id: int, slug: string, name: string, count: int, url: string}>
	 */
	public function categories(): array;
}
