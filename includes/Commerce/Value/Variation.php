<?php
/**
 * Product variation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * An empty attribute value matches any value.
 *
 * @see spec 3.18
 */
final class Variation {

	/**
	 * @param int                   $id                Variation ID.
	 * @param array<string, string> $attributes        Slugs by field name such as `attribute_colour`; empty: any value.
	 * @param string                $sku               SKU; may be empty.
	 * @param int                   $price             Price in minor units.
	 * @param int                   $regular_price     Regular price in minor units.
	 * @param int|null              $stock             Stock; null: not managed.
	 * @param bool                  $in_stock          Whether it is available.
	 * @param bool                  $purchasable       Whether it has a price.
	 * @param bool                  $visible           Whether it is shown to shoppers.
	 * @param bool                  $active            Whether it can be chosen.
	 * @param bool                  $sold_individually Whether only one can be bought per order.
	 * @param int                   $min               Minimum quantity.
	 * @param int|null              $max               Maximum quantity; null: no limit.
	 * @param int                   $image_id          Attachment ID; 0: image of the product.
	 * @param string                $weight            Weight with unit, or empty.
	 * @param string                $dimensions        Dimensions with unit, or empty.
	 * @param string                $description       Description as safe HTML.
	 * @param string                $weight_html       Safe HTML of the weight; empty: use `weight`.
	 * @param string                $dimensions_html   Safe HTML of the dimensions; empty: use `dimensions`.
	 * @param string|null           $price_html        Safe HTML of the engine for the price; null: rendered by the view.
	 * @param string|null           $availability_html Safe HTML of the engine for the stock; null: rendered by the view.
	 * @param int|null              $few               Stock, if low enough to be shown; null: not shown.
	 * @param string|null           $last_sale_day     Last day of the current sale, `Y-m-d` in the site's time zone; null: unknown.
	 * @param string                $global_unique_id  GTIN, UPC, EAN or ISBN of its own; may be empty.
	 */
	public function __construct(
		public readonly int $id,
		public readonly array $attributes,
		public readonly string $sku,
		public readonly int $price,
		public readonly int $regular_price,
		public readonly ?int $stock,
		public readonly bool $in_stock,
		public readonly bool $purchasable = true,
		public readonly bool $visible = true,
		public readonly bool $active = true,
		public readonly bool $sold_individually = false,
		public readonly int $min = 1,
		public readonly ?int $max = null,
		public readonly int $image_id = 0,
		public readonly string $weight = '',
		public readonly string $dimensions = '',
		public readonly string $description = '',
		public readonly string $weight_html = '',
		public readonly string $dimensions_html = '',
		public readonly ?string $price_html = null,
		public readonly ?string $availability_html = null,
		public readonly ?int $few = null,
		public readonly ?string $last_sale_day = null,
		public readonly string $global_unique_id = '',
	) {}

	/**
	 * Whether it matches choices. An empty value on either side matches anything.
	 *
	 * @param array<string, string> $chosen Slugs by field name.
	 * @see spec 4.13
	 */
	public function agrees( array $chosen ): bool {
		foreach ( $this->attributes as $name => $value ) {
			$choice = $chosen[ $name ] ?? '';
			if ( '' !== $value && '' !== $choice && $value !== $choice ) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Whether it can be added to the cart.
	 *
	 * @see spec 4.13
	 */
	public function is_available(): bool {
		return $this->purchasable && $this->in_stock && $this->visible;
	}

	/**
	 * Returns the discount in whole percent, rounded; 0 if there is none.
	 *
	 * @see spec 4.13, readings 16
	 */
	public function sale_percentage(): int {
		return $this->regular_price > $this->price
			? (int) round( 100 * ( $this->regular_price - $this->price ) / $this->regular_price )
			: 0;
	}
}
