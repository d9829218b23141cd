<?php
/**
 * A product, whole.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * A product as its page and its card need it. Prices are minor units.
 */
final class Product {

	public const SIMPLE   = 'simple';
	public const VARIABLE = 'variable';
	public const GROUPED  = 'grouped';
	public const EXTERNAL = 'external';

	/**
	 * @param int                                                                                       $id                Post ID.
	 * @param string                                                                                    $type              One of the constants.
	 * @param string                                                                                    $name              Plain text.
	 * @param string                                                                                    $slug              Of the address.
	 * @param string                                                                                    $permalink         Absolute.
	 * @param string                                                                                    $sku               SKU; may be empty.
	 * @param string                                                                                    $description       HTML, filtered, safe to print.
	 * @param string                                                                                    $short_description HTML, filtered, safe to print.
	 * @param list<Image>                                                                               $images            The first is the main one.
	 * @param int                                                                                       $price             Lowest price now.
	 * @param int                                                                                       $max_price         Highest price now.
	 * @param int                                                                                       $regular_price     Price without a sale (of the lowest).
	 * @param bool                                                                                      $on_sale           Whether anything of it is.
	 * @param bool                                                                                      $in_stock          Whether it can be had.
	 * @param int|null                                                                                  $stock             Null: not counted.
	 * @param bool                                                                                      $purchasable       Has a price, is published.
	 * @param bool                                                                                      $sold_individually Whether only one can be bought per order.
	 * @param int                                                                                       $min               Minimum quantity.
	 * @param int|null                                                                                  $max               Largest quantity; null: no limit.
	 * @param int                                                                                       $step              Quantity step.
	 * @param list<array{slug: string, name: string, url: string}>                                      $categories        Its categories.
	 * @param list<array{name: string, label: string, options: array<string, string>, default: string}> $attributes        Attributes; `name` is the field (`attribute_colour`), options are slug to label.
	 * @param list<Variation>                                                                           $variations        Of a variable product.
	 * @param list<Product>                                                                             $children          Of a grouped product.
	 * @param string                                                                                    $external_url      Of an external product.
	 * @param string                                                                                    $external_text     Its button's text.
	 * @param list<int>                                                                                 $cross_sells       Product ids.
	 * @param int|null                                                                                  $few               Pieces, where they are few enough to be spoken of; null: not to be told.
	 * @param string|null                                                                               $page_text         What a link to its page says in a list, where it has to be bought there; null: it can be bought anywhere.
	 * @param string|null                                                                               $availability_html The engine's own word on the stock, safe to print; null: the view writes it.
	 * @param string|null                                                                               $price_html        The engine's own word on the price, safe to print; empty: it is not told; null: the view writes it.
	 * @param string                                                                                    $weight            With its unit, or empty.
	 * @param string                                                                                    $dimensions        With its unit, or empty.
	 * @param Rating|null                                                                               $rating            Null: nobody has rated it.
	 * @param string|null                                                                               $last_sale_day     `Y-m-d` of the site: the last day of the sale that is on; null: none is known.
	 * @param list<array{slug: string, name: string, url: string}>                                      $tags              Its tags, where it is whole.
	 * @param string|null                                                                               $sale_html         What others show in the place of the sign of a sale, safe to print; empty: nothing; null: the view's.
	 * @param string|null                                                                               $rating_html       What others show in the place of its stars, safe to print; empty: nothing; null: the view's.
	 * @param string|null                                                                               $classes           What others call its card and its page, for CSS; null: nothing.
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
	 * Whole percent that a sale takes off, rounded; 0 when there is none.
	 *
	 * @see spec 4.13
	 */
	public function sale_percentage(): int {
		return $this->on_sale && $this->regular_price > $this->price
			? (int) round( 100 * ( $this->regular_price - $this->price ) / $this->regular_price )
			: 0;
	}
}
