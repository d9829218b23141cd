<?php
/**
 * A checkout that can be shown without a visitor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Checkout;

use Vitrine\Commerce\Value\CartSnapshot;

defined( 'ABSPATH' ) || exit;

/**
 * Beside the port of a checkout: what the editor shows of a cart that nobody has.
 */
interface PreviewsCheckout {

	/**
	 * The cart as a new guest would have it, with taxes and ways to ship. Nothing is kept.
	 *
	 * @param array<int, int> $quantities Product without variations to pieces.
	 * @return CartSnapshot|null Null: that takes a visitor.
	 */
	public function preview_cart( array $quantities ): ?CartSnapshot;

	/**
	 * The ways to pay for a cart.
	 *
	 * @param CartSnapshot $cart The cart.
	 * @return list<array{id: string, title: string, description: string, fields_html: string, countries?: list<string>}>
	 */
	public function payment_methods_for( CartSnapshot $cart ): array;
}
