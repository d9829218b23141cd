<?php
/**
 * Payment of existing orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Optional\Orders;

use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * For the page where a customer pays a manual order, or one whose payment failed.
 */
interface PayForOrder {

	/**
	 * Returns the URL of the page.
	 *
	 * @param Order $order The order.
	 * @return string Absolute URL; empty if the order is not payable.
	 */
	public function url( Order $order ): string;

	/**
	 * Returns why an order is not payable.
	 *
	 * @param Order $order The order.
	 * @return string Plain text; empty if it is payable.
	 */
	public function objection( Order $order ): string;

	/**
	 * Returns the payment methods.
	 *
	 * @param Order $order The order.
	 * @return list<array{id: string, title: string, description: string, fields_html: string}> In the format of Checkout::payment_methods().
	 */
	public function payment_methods( Order $order ): array;

	/**
	 * Returns the checkboxes that the customer has to accept.
	 *
	 * @return list<array{name: string, label: string, type: string, required: bool, autocomplete: string, options: array<int|string, string>, value: string, width: string, links?: array<string, array{text: string, url: string}>}> In the format of Checkout::fields().
	 */
	public function agreements(): array;

	/**
	 * Returns the errors for checkboxes that were not accepted.
	 *
	 * @param array<string, string> $typed Submitted values by field name.
	 * @return array<string, string> Messages by field name.
	 */
	public function refusals( array $typed ): array;

	/**
	 * Pays the order. A form submitted twice is paid once.
	 *
	 * @param Order                $order  Order found by its key.
	 * @param string               $method ID of the payment method.
	 * @param string               $form   Key of the form, 16 to 128 letters and digits.
	 * @param array<string, mixed> $data   Values of the payment method's own fields.
	 * @return Order|\WP_Error Accepted order, or order with a payment page to redirect to; error data may have `fields`: messages by field.
	 */
	public function pay( Order $order, string $method, string $form, array $data ): Order|\WP_Error;
}
