<?php
/**
 * Products by what only the shop knows of them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

use Vitrine\Commerce\Optional\Catalog\ListedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalog may offer beside the port: facets of its products that are no
 * taxonomies. A listing of products without it has facets of taxonomies only.
 * SQL is over the table of posts, which is there under its own name.
 */
interface FacetedProducts extends ListedProducts {

	/** Values: IN_STOCK, OUT_OF_STOCK, ON_BACKORDER. A variable product is in stock when one of its variations is. */
	public const STOCK = 'stock_status';

	/** One value, ON_SALE: a product or one of its variations is, at this time. */
	public const SALE = 'on_sale';

	/** Values: `1` to `5`, each with so many stars and more, on average. */
	public const RATING = 'rating';

	/** One value, a PriceRange. No taxonomy of this name has a facet. */
	public const PRICE = 'price_range';

	/** What the names of facets of attributes begin with: `attribute_color`. */
	public const ATTRIBUTE = 'attribute_';

	public const IN_STOCK = 'instock';

	public const OUT_OF_STOCK = 'outofstock';

	public const ON_BACKORDER = 'onbackorder';

	public const ON_SALE = '1';

	/** Names of all facets whose values are the same in every shop. */
	public const ALL = array( self::STOCK, self::SALE, self::RATING );

	/**
	 * The facets of ALL that this shop has data for.
	 *
	 * @return array<string, non-empty-list<string>> Name of the facet to its values, in their order.
	 */
	public function product_facets(): array;

	/**
	 * The attributes that this shop has data for, 100 at most.
	 *
	 * @return array<string, string> Name of the facet, which begins with ATTRIBUTE, to what the attribute is called.
	 */
	public function attributes(): array;

	/**
	 * The values of an attribute.
	 *
	 * @param string $facet One of attributes(); any other has none.
	 * @param int    $most  Maximum number.
	 * @return array<string, string> Slug to name, in their order.
	 */
	public function attribute_values( string $facet, int $most ): array;

	/**
	 * The condition that a product is one of what was chosen: of each facet it has
	 * one of the values. Values of several attributes are met by one variation, which
	 * is in stock and costs what was chosen too.
	 *
	 * @param array<string, list<string>> $chosen Name of the facet to its values; what it has not is had by no product.
	 * @return string Prepared; empty: nothing was chosen.
	 */
	public function facets_condition( array $chosen ): string;

	/**
	 * How many products there would be with each value of an attribute beside what
	 * was chosen, by one query.
	 *
	 * @param string                      $facet  Facet name from attributes().
	 * @param array<string, list<string>> $chosen Of other attributes, of STOCK and of PRICE, as for facets_condition(); `$where` has it as well.
	 * @param string                      $join   JOIN clauses of the query.
	 * @param string                      $where  WHERE conditions of the query.
	 * @return array<string, int> Slug to count; what has none is absent.
	 */
	public function attribute_counts( string $facet, array $chosen, string $join, string $where ): array;

	/**
	 * The shop's own index of its products. Asking for it says that listings need one.
	 */
	public function index(): IndexedProducts;

	/**
	 * The lowest and the highest price of some products, as the shop shows prices.
	 *
	 * @param string $join  JOIN clauses of the query.
	 * @param string $where WHERE conditions of the query.
	 * @return array{int, int}|null Minor units; null: none of them has a price.
	 */
	public function price_bounds( string $join, string $where ): ?array;
}
