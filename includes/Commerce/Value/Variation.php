<?php
/**
 * A variation of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

/**
 * One variation. An empty attribute value matches any value.
 *
 * @see spec 3.18
 */
final class Variation {

	/**
	 * The variation.
	 *
	 * @param int                   $id                Variation id.
	 * @param array<string, string> $attributes        Field name (`attribute_colour`) to slug; empty: any.
	 * @param string                $sku               May be empty.
	 * @param int                   $price             Minor units.
	 * @param int                   $regular_price     Minor units.
	 * @param int|null              $stock             Null: not counted.
	 * @param bool                  $in_stock          Whether it can be had.
	 * @param bool                  $purchasable       Has a price.
	 * @param bool                  $visible           Shown to shoppers.
	 * @param bool                  $active            Selectable.
	 * @param bool                  $sold_individually One an order.
	 * @param int                   $min               Smallest quantity.
	 * @param int|null              $max               Largest quantity; null: no limit.
	 * @param int                   $image_id          Attachment; 0: the product's.
	 * @param string                $weight            With its unit, or empty.
	 * @param string                $dimensions        With its unit, or empty.
	 * @param string                $description       HTML, safe to print.
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
	) {}
}
