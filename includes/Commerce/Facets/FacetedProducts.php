<?php
/**
 * Products by what only the shop knows of them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

use Vitrine\Commerce\Optional\ListedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * What a catalogue may offer beside the port: facets of its products that are no
 * taxonomies. A listing of products without it has facets of taxonomies only.
 */
interface FacetedProducts extends ListedProducts {

	/** Values: IN_STOCK, OUT_OF_STOCK, ON_BACKORDER. A variable product is in stock when one of its variations is. */
	public const STOCK = 'stock_status';

	/** One value, ON_SALE: a product or one of its variations is, at this time. */
	public const SALE = 'on_sale';

	/** Values: `1` to `5`, each with so many stars and more, on average. */
	public const RATING = 'rating';

	public const IN_STOCK = 'instock';

	public const OUT_OF_STOCK = 'outofstock';

	public const ON_BACKORDER = 'onbackorder';

	public const ON_SALE = '1';

	/** Names of all facets. */
	public const ALL = array( self::STOCK, self::SALE, self::RATING );

	/**
	 * The facets that this shop has data for.
	 *
	 * @return array<string, non-empty-list<string>> Name of the facet to its values, in their order.
	 */
	public function product_facets(): array;

	/**
	 * The condition that a product has a value of a facet.
	 *
	 * @param string $facet One of product_facets().
	 * @param string $value One of its values.
	 * @return string SQL over the table of posts, which is there under its own name.
	 */
	public function facet_condition( string $facet, string $value ): string;
}
