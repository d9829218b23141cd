<?php
/**
 * Checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Creates orders from carts.
 */
interface Checkout {

	/**
	 * Returns the checkout fields by group, in order.
	 *
	 * @param array<string, string> $typed Entered values by field name, which override known values of the customer.
	 * @return array<string, list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, hidden?: bool, is_whole?: bool}>> Groups `contact`, `billing`, `shipping`, `order`; `width` is `full` or `half`; hidden fields are not used in the chosen country; if `options` are complete, no empty one is added.
	 */
	public function fields( array $typed = array() ): array;

	/**
	 * Returns the payment methods for the current cart.
	 *
	 * @return list<array{id: string, title: string, description: string, fields_html: string, icon_html?: string, button?: string}> `icon_html` is safe HTML; `button` is the text of the place order button.
	 */
	public function payment_methods(): array;

	/**
	 * Places an order for the visitor's cart, exactly once per idempotency key. Stock
	 * and coupon uses are taken with it or not at all.
	 *
	 * @param OrderRequest $request Values entered by the shopper.
	 * @return Order|\WP_Error Error data may have `fields`: messages by field.
	 */
	public function place( OrderRequest $request ): Order|\WP_Error;

	/**
	 * Returns the order that this shopper has placed with an idempotency key.
	 *
	 * @param string $idempotency_key Idempotency key of the request.
	 */
	public function placed( string $idempotency_key ): ?Order;
}
