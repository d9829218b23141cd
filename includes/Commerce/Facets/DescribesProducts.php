<?php
/**
 * Catalog that can be indexed externally.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Provides product data in the format of facet queries, so that a search service gives
 * the same results as the shop's tables.
 */
interface DescribesProducts {

	/**
	 * Returns product IDs after an ID, in ascending order.
	 *
	 * @param int $after ID of the last known product.
	 * @param int $most  Maximum number.
	 * @return list<int> Includes hidden products.
	 */
	public function product_ids( int $after, int $most ): array;

	/**
	 * Returns the data of products.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, ProductFacts> Data by ID; products not listed publicly are absent.
	 */
	public function describe( array $ids ): array;

	/**
	 * Returns the SQL condition that excludes hidden products from listings, as built
	 * by WordPress from list_arguments().
	 *
	 * @return string Starts with AND; may be empty.
	 */
	public function shown_condition(): string;

	/**
	 * Returns a stamp of what the data depends on besides the products, such as taxes
	 * in displayed prices.
	 */
	public function facts_stamp(): string;
}
