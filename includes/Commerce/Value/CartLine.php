<?php
/**
 * A line of a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * The shape of `CartLine` in src/contract/types/cart.ts.
 *
 * @see spec 3.1
 */
final class CartLine {

	/**
	 * @param string                                   $key               Cart item key.
	 * @param int                                      $product_id        Product ID.
	 * @param int                                      $variation_id      Variation ID; 0: none.
	 * @param string                                   $name              Plain text.
	 * @param string                                   $permalink         Absolute; empty: the product has no page that shoppers see.
	 * @param Image|null                               $image             Thumbnail.
	 * @param list<array{name: string, value: string}> $data              Chosen attributes and the like.
	 * @param int                                      $quantity          Quantity.
	 * @param int                                      $min               Minimum quantity.
	 * @param int|null                                 $max               Largest; null: no limit.
	 * @param int                                      $step              Step.
	 * @param bool                                     $sold_individually Whether only one can be bought per order.
	 * @param int                                      $price             Of one, now, minor units.
	 * @param int                                      $regular_price     Of one without a sale.
	 * @param int                                      $subtotal          Of the line before coupons.
	 * @param array<string, string>                    $html              Part of the line (`price`, `subtotal`, `image`, `remove`, `quantity` in the order review) to what a plugin shows in its place, safe to print.
	 * @param bool                                     $in_mini_cart      Whether the mini-cart shows it.
	 * @param int|null                                 $total             Of the line after coupons; null: the engine does not say.
	 * @param int|null                                 $tax               On that, whether it is in it or not; null: the engine does not say.
	 * @param string                                   $style             Further classes of its row.
	 * @param bool                                     $in_review         Whether the order review shows it.
	 * @param array<string, string>                    $input             Attributes of the input of its quantity that a plugin has otherwise (`class`, `type`, `pattern`, `inputmode`, `placeholder`, `autocomplete`, `readonly`).
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
