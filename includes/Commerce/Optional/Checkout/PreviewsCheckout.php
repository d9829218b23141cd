<?php
/**
 * Checkout with preview.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * For the editor, with an example cart.
 */
interface PreviewsCheckout {

	/**
	 * Returns the cart for a new guest, with taxes and shipping methods. Nothing is
	 * saved.
	 *
	 * @param array<int, int> $quantities Quantities by ID of products without variations.
	 * @return CartSnapshot|null Null if it cannot be previewed.
	 */
	public function preview_cart( array $quantities ): ?CartSnapshot;

	/**
	 * Returns the payment methods for a cart.
	 *
	 * @param CartSnapshot $cart Cart.
	 * @return list<array{id: string, title: string, description: string, fields_html: string, countries?: list<string>}>
	 */
	public function payment_methods_for( CartSnapshot $cart ): array;
}
