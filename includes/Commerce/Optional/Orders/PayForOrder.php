<?php
/**
 * Payment of an order that was made before.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * What the page needs on which a customer pays for an order: one that the owner
 * made by hand, or whose payment failed.
 */
interface PayForOrder {

	/**
	 * The address of the page.
	 *
	 * @param Order $order The order.
	 * @return string Absolute; empty: this order cannot be paid there.
	 */
	public function url( Order $order ): string;

	/**
	 * Why an order cannot be paid.
	 *
	 * @param Order $order The order.
	 * @return string Plain text; empty: it can.
	 */
	public function objection( Order $order ): string;

	/**
	 * The ways to pay it.
	 *
	 * @param Order $order The order.
	 * @return list<array{id: string, title: string, description: string, fields_html: string}> As the checkout's port has them.
	 */
	public function payment_methods( Order $order ): array;

	/**
	 * What a customer has to agree to before.
	 *
	 * @return list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, links?: array<string, array{text: string, url: string}>}> As the checkout's port has its fields.
	 */
	public function agreements(): array;

	/**
	 * What of it was not agreed to.
	 *
	 * @param array<string, string> $typed Field name to what was sent.
	 * @return array<string, string> Field name to a message.
	 */
	public function refusals( array $typed ): array;

	/**
	 * Has it paid. The same form that is sent twice is paid once.
	 *
	 * @param Order                $order  As it was found by its key.
	 * @param string               $method ID of the payment method.
	 * @param string               $form   Key of the form, 16 to 128 letters and digits.
	 * @param array<string, mixed> $data   What the method's own fields hold.
	 * @return Order|\WP_Error The order, accepted or with a payment page to go to; the error's data may hold `fields`: field name to message.
	 */
	public function pay( Order $order, string $method, string $form, array $data ): Order|\WP_Error;
}
