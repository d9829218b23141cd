<?php
/**
 * Request to add to the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Has no price, which clients cannot set.
 *
 * @see spec 3.2, 3.3
 */
final class AddRequest {

	/**
	 * Creates the request.
	 *
	 * @param int                   $product_id   Product ID.
	 * @param int                   $quantity     Quantity, except for grouped products.
	 * @param int                   $variation_id Variation ID; 0: none.
	 * @param array<string, string> $attributes   Slugs by field name such as `attribute_colour`, for variations with an empty (any) value.
	 * @param array<int, int>       $children     Quantities by child ID of a grouped product; 0 is ignored.
	 */
	public function __construct(
		public readonly int $product_id,
		public readonly int $quantity = 1,
		public readonly int $variation_id = 0,
		public readonly array $attributes = array(),
		public readonly array $children = array(),
	) {}
}
