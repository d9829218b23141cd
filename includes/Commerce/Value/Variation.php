<?php
/**
 * A variation of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * One variation. An empty attribute value matches any value.
 *
 * @see spec 3.18
 */
final class Variation {

	/**
	 * @param int                   $id                Variation id.
	 * @param array<string, string> $attributes        Field name (`attribute_colour`) to slug; empty: any.
	 * @param string                $sku               SKU; may be empty.
	 * @param int                   $price             Price in minor units.
	 * @param int                   $regular_price     Minor units.
	 * @param int|null              $stock             Null: not counted.
	 * @param bool                  $in_stock          Whether it can be had.
	 * @param bool                  $purchasable       Has a price.
	 * @param bool                  $visible           Shown to shoppers.
	 * @param bool                  $active            Selectable.
	 * @param bool                  $sold_individually Whether only one can be bought per order.
	 * @param int                   $min               Minimum quantity.
	 * @param int|null              $max               Largest quantity; null: no limit.
	 * @param int                   $image_id          Attachment; 0: the product's.
	 * @param string                $weight            With its unit, or empty.
	 * @param string                $dimensions        With its unit, or empty.
	 * @param string                $description       HTML, safe to print.
	 * @param string                $weight_html       How the weight is shown, safe to print; empty: as `weight` says.
	 * @param string                $dimensions_html   How the dimensions are shown, safe to print; empty: as `dimensions` says.
	 * @param string|null           $price_html        The engine's own word on the price, safe to print; null: the view writes it.
	 * @param string|null           $availability_html The engine's own word on the stock, safe to print; null: the view writes it.
	 * @param int|null              $few               Pieces, where they are few enough to be spoken of; null: not to be told.
	 * @param string|null           $last_sale_day     `Y-m-d` of the site: the last day of the sale that is on; null: none is known.
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
	 * Whether it agrees with choices. What is empty on either side agrees with
	 * anything.
	 *
	 * @param array<string, string> $chosen Field name to slug.
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
	 * Whether it can be put into a cart.
	 *
	 * @see spec 4.13
	 */
	public function is_available(): bool {
		return $this->purchasable && $this->in_stock && $this->visible;
	}

	/**
	 * Whole percent that a sale takes off, rounded; 0 when there is none.
	 *
	 * @see spec 4.13, readings 16
	 */
	public function sale_percentage(): int {
		return $this->regular_price > $this->price
			? (int) round( 100 * ( $this->regular_price - $this->price ) / $this->regular_price )
			: 0;
	}
}
