<?php
/**
 * Cart line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Data in the format of `CartLine` in src/contract/types/cart.ts.
 *
 * @see spec 3.1
 */
final class CartLine {

	/**
	 * @param string                                   $key               Cart item key.
	 * @param int                                      $product_id        Product ID.
	 * @param int                                      $variation_id      Variation ID; 0: none.
	 * @param string                                   $name              Name as plain text.
	 * @param string                                   $permalink         Absolute URL; empty: the product has no public page.
	 * @param Image|null                               $image             Thumbnail.
	 * @param list<array{name: string, value: string}> $data              Chosen attributes and other data.
	 * @param int                                      $quantity          Quantity.
	 * @param int                                      $min               Minimum quantity.
	 * @param int|null                                 $max               Maximum quantity; null: no limit.
	 * @param int                                      $step              Quantity step.
	 * @param bool                                     $sold_individually Whether only one can be bought per order.
	 * @param int                                      $price             Current price of one item in minor units.
	 * @param int                                      $regular_price     Price of one item without sale.
	 * @param int                                      $subtotal          Subtotal of the line before coupons.
	 * @param array<string, string>                    $html              Safe HTML of plugins that replaces a part of the line (`price`, `subtotal`, `image`, `remove`, `quantity` in the order review).
	 * @param bool                                     $in_mini_cart      Whether it is shown in the mini-cart.
	 * @param int|null                                 $total             Total of the line after coupons; null: unknown.
	 * @param int|null                                 $tax               Tax of the line, included or not; null: unknown.
	 * @param string                                   $style             Additional CSS classes of the row.
	 * @param bool                                     $in_review         Whether it is shown in the order review.
	 * @param array<string, string>                    $input             Attributes of the quantity input changed by plugins (`class`, `type`, `pattern`, `inputmode`, `placeholder`, `autocomplete`, `readonly`).
	 */
	public function __construct(
		public readonly string $key,
		public readonly int $product_id,
		public readonly int $variation_id,
		public readonly string $name,
		public readonly string $permalink,
		public readonly ?Image $image,
		public readonly array $data,
		public readonly int $quantity,
		public readonly int $min,
		public readonly ?int $max,
		public readonly int $step,
		public readonly bool $sold_individually,
		public readonly int $price,
		public readonly int $regular_price,
		public readonly int $subtotal,
		public readonly array $html = array(),
		public readonly bool $in_mini_cart = true,
		public readonly ?int $total = null,
		public readonly ?int $tax = null,
		public readonly string $style = '',
		public readonly bool $in_review = true,
		public readonly array $input = array(),
	) {}
}
