<?php
/**
 * Product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Data of the product page and card. Prices are in minor units.
 */
final class Product {

	public const SIMPLE   = 'simple';
	public const VARIABLE = 'variable';
	public const GROUPED  = 'grouped';
	public const EXTERNAL = 'external';

	/**
	 * @param int                                                                                       $id                Post ID.
	 * @param string                                                                                    $type              One of the constants.
	 * @param string                                                                                    $name              Name as plain text.
	 * @param string                                                                                    $slug              Slug in the URL.
	 * @param string                                                                                    $permalink         Absolute URL.
	 * @param string                                                                                    $sku               SKU; may be empty.
	 * @param string                                                                                    $description       Description as filtered, safe HTML.
	 * @param string                                                                                    $short_description Short description as filtered, safe HTML.
	 * @param list<Image>                                                                               $images            Images, the main one first.
	 * @param int                                                                                       $price             Lowest current price.
	 * @param int                                                                                       $max_price         Highest current price.
	 * @param int                                                                                       $regular_price     Price without sale (of the lowest).
	 * @param bool                                                                                      $on_sale           Whether the product or a part of it is on sale.
	 * @param bool                                                                                      $in_stock          Whether it is available.
	 * @param int|null                                                                                  $stock             Stock; null: not managed.
	 * @param bool                                                                                      $purchasable       Whether it is published and has a price.
	 * @param bool                                                                                      $sold_individually Whether only one can be bought per order.
	 * @param int                                                                                       $min               Minimum quantity.
	 * @param int|null                                                                                  $max               Maximum quantity; null: no limit.
	 * @param int                                                                                       $step              Quantity step.
	 * @param list<array{slug: string, name: string, url: string}>                                      $categories        Categories.
	 * @param list<array{name: string, label: string, options: array<string, string>, default: string}> $attributes        Attributes; `name` is the field name (`attribute_colour`), options are labels by slug.
	 * @param list<Variation>                                                                           $variations        Variations of a variable product.
	 * @param list<Product>                                                                             $children          Children of a grouped product.
	 * @param string                                                                                    $external_url      URL of an external product.
	 * @param string                                                                                    $external_text     Button text of an external product.
	 * @param list<int>                                                                                 $cross_sells       Product IDs of cross-sells.
	 * @param int|null                                                                                  $few               Stock, if low enough to be shown; null: not shown.
	 * @param string|null                                                                               $page_text         Text of the link to its page in lists, if it must be bought there; null: it can be bought anywhere.
	 * @param string|null                                                                               $availability_html Safe HTML of the engine for the stock; null: rendered by the view.
	 * @param string|null                                                                               $price_html        Safe HTML of the engine for the price; empty: hidden; null: rendered by the view.
	 * @param string                                                                                    $weight            Weight with unit, or empty.
	 * @param string                                                                                    $dimensions        Dimensions with unit, or empty.
	 * @param Rating|null                                                                               $rating            Rating; null: none.
	 * @param string|null                                                                               $last_sale_day     Last day of the current sale, `Y-m-d` in the site's time zone; null: unknown.
	 * @param list<array{slug: string, name: string, url: string}>                                      $tags              Tags, if the product is complete.
	 * @param string|null                                                                               $sale_html         Safe HTML of plugins for the sale badge; empty: none; null: rendered by the view.
	 * @param string|null                                                                               $rating_html       Safe HTML of plugins for the stars; empty: none; null: rendered by the view.
	 * @param string|null                                                                               $classes           CSS classes from plugins for card and page; null: none.
	 * @param string                                                                                    $global_unique_id  GTIN, UPC, EAN or ISBN; may be empty.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $type,
		public readonly string $name,
		public readonly string $slug,
		public readonly string $permalink,
		public readonly string $sku,
		public readonly string $description,
		public readonly string $short_description,
		public readonly array $images,
		public readonly int $price,
		public readonly int $max_price,
		public readonly int $regular_price,
		public readonly bool $on_sale,
		public readonly bool $in_stock,
		public readonly ?int $stock,
		public readonly bool $purchasable,
		public readonly bool $sold_individually,
		public readonly int $min = 1,
		public readonly ?int $max = null,
		public readonly int $step = 1,
		public readonly array $categories = array(),
		public readonly array $attributes = array(),
		public readonly array $variations = array(),
		public readonly array $children = array(),
		public readonly string $external_url = '',
		public readonly string $external_text = '',
		public readonly array $cross_sells = array(),
		public readonly ?int $few = null,
		public readonly ?string $page_text = null,
		public readonly ?string $availability_html = null,
		public readonly ?string $price_html = null,
		public readonly string $weight = '',
		public readonly string $dimensions = '',
		public readonly ?Rating $rating = null,
		public readonly ?string $last_sale_day = null,
		public readonly array $tags = array(),
		public readonly ?string $sale_html = null,
		public readonly ?string $rating_html = null,
		public readonly ?string $classes = null,
		public readonly string $global_unique_id = '',
	) {}

	/**
	 * Returns the discount in whole percent, rounded; 0 if there is none.
	 *
	 * @see spec 4.13
	 */
	public function sale_percentage(): int {
		return $this->on_sale && $this->regular_price > $this->price
			? (int) round( 100 * ( $this->regular_price - $this->price ) / $this->regular_price )
			: 0;
	}
}
