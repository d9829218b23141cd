<?php
/**
 * Makes orders of carts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce;

use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * The step from a cart to an order.
 */
interface Checkout {

	/**
	 * The fields of the checkout form, in order, by group.
	 *
	 * @param array<string, string> $typed Field name to what was typed, which counts before what is known of the customer.
	 * @return array<string, list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, hidden?: bool, is_whole?: bool}>>
	 *         Groups `contact`, `billing`, `shipping`, `order`; `width` is `full` or `half`; what is hidden is of no use in the chosen country; where `options` are whole, no empty one is added.
	 */
	public function fields( array $typed = array() ): array;

	/**
	 * The ways to pay for the present cart.
	 *
	 * @return list<array{id: string, title: string, description: string, fields_html: string, icon_html?: string, button?: string}> `icon_html` is safe to print; `button` is what the button says that places the order.
	 */
	public function payment_methods(): array;

	/**
	 * Places an order for the visitor's cart, exactly once for one idempotency
	 * key. Stock and coupon uses are taken with it or not at all.
	 *
	 * @param OrderRequest $request Values entered by the shopper.
	 * @return Order|\WP_Error Error data may hold `fields`: field name to message.
	 */
	public function place( OrderRequest $request ): Order|\WP_Error;

	/**
	 * The order that this shopper has placed under an idempotency key.
	 *
	 * @param string $idempotency_key As in the request for it.
	 */
	public function placed( string $idempotency_key ): ?Order;
}
