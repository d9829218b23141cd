<?php
/**
 * What is to be added to a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * An add as a client may ask for it: no price, ever.
 *
 * @see spec 3.2, 3.3
 */
final class AddRequest {

	/**
	 * What to add.
	 *
	 * @param int                   $product_id   Product ID.
	 * @param int                   $quantity     Of a single product.
	 * @param int                   $variation_id Variation ID; 0: none.
	 * @param array<string, string> $attributes   `attribute_colour` to slug, for variations with an empty (any) value.
	 * @param array<int, int>       $children     Of a grouped product: child id to quantity; 0 is no value.
	 */
	public function __construct(
		public readonly int $product_id,
		public readonly int $quantity = 1,
		public readonly int $variation_id = 0,
		public readonly array $attributes = array(),
		public readonly array $children = array(),
	) {}
}
