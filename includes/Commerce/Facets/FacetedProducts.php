<?php
/**
 * Catalog with product facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

use Vitrine\Commerce\Optional\Catalog\ListedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * Facets that are not taxonomies. Without it listings of products have only taxonomy
 * facets. SQL refers to the posts table by its own name.
 */
interface FacetedProducts extends ListedProducts {

	/**
	 * Values: IN_STOCK, OUT_OF_STOCK, ON_BACKORDER. A variable product is in stock if a
	 * variation is.
	 */
	public const STOCK = 'stock_status';

	/** Single value ON_SALE: the product or a variation is currently on sale. */
	public const SALE = 'on_sale';

	/** Values `1` to `5`: average rating of at least that many stars. */
	public const RATING = 'rating';

	/** Single value, a PriceRange. No taxonomy facet has this name. */
	public const PRICE = 'price_range';

	/** Prefix of attribute facets: `attribute_color`. */
	public const ATTRIBUTE = 'attribute_';

	public const IN_STOCK = 'instock';

	public const OUT_OF_STOCK = 'outofstock';

	public const ON_BACKORDER = 'onbackorder';

	public const ON_SALE = '1';

	/** Facets with the same values in every shop. */
	public const ALL = array( self::STOCK, self::SALE, self::RATING );

	/**
	 * Returns the facets of ALL that have data in this shop.
	 *
	 * @return array<string, non-empty-list<string>> Values in order, by facet name.
	 */
	public function product_facets(): array;

	/**
	 * Returns the attributes that have data in this shop, up to 100.
	 *
	 * @return array<string, string> Labels by facet name, which starts with ATTRIBUTE.
	 */
	public function attributes(): array;

	/**
	 * Returns the values of an attribute.
	 *
	 * @param string $facet One of attributes(); others have no values.
	 * @param int    $most  Maximum number.
	 * @return array<string, string> Names in order, by slug.
	 */
	public function attribute_values( string $facet, int $most ): array;

	/**
	 * Returns the SQL condition that a product has a chosen value of each facet.
	 * Several attributes, stock and price must be matched by one variation.
	 *
	 * @param array<string, list<string>> $chosen Chosen values by facet; unknown values match nothing.
	 * @return string Prepared SQL; empty if nothing is chosen.
	 */
	public function facets_condition( array $chosen ): string;

	/**
	 * Returns the number of products by value of an attribute, with a single query.
	 *
	 * @param string                      $facet  Facet name from attributes().
	 * @param array<string, list<string>> $chosen Chosen values of other attributes, STOCK and PRICE, see facets_condition(); they are included in `$where` too.
	 * @param string                      $join   JOIN clauses of the query.
	 * @param string                      $where  WHERE conditions of the query.
	 * @return array<string, int> Counts by slug; values without products are absent.
	 */
	public function attribute_counts( string $facet, array $chosen, string $join, string $where ): array;

	/**
	 * Returns the index of the shop. Calling it means that listings need one.
	 */
	public function index(): IndexedProducts;

	/**
	 * Returns the lowest and highest displayed price.
	 *
	 * @param string $join  JOIN clauses of the query.
	 * @param string $where WHERE conditions of the query.
	 * @return array{int, int}|null Prices in minor units; null if no product has a price.
	 */
	public function price_bounds( string $join, string $where ): ?array;
}
