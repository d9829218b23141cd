<?php
/**
 * Interface of payment gateways.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Implemented by payment plugins, which add gateways with the filter
 * `vitrine_payment_gateways`.
 *
 * A server may die during a payment. To let such orders continue, a gateway implements
 * what it supports: IdempotentGateway, if it can be called again; PaymentLookup, if it
 * knows the result of a payment; OfflineGateway, if no payment is charged now. With
 * none of these, the order is shown to the owner and never charged again.
 */
interface Gateway {

	/**
	 * Returns the ID: lowercase letters, digits, `-` and `_`, up to 64 characters.
	 */
	public function id(): string;

	/**
	 * Returns the title for shoppers as plain text.
	 */
	public function title(): string;

	/**
	 * Returns the description for shoppers as plain text; may be empty.
	 */
	public function description(): string;

	/**
	 * Returns its own fields as safe HTML; may be empty. Field names must start with
	 * `payment_data[`; process() gets their values by the names in brackets.
	 */
	public function fields_html(): string;

	/**
	 * Returns whether it is available for a cart.
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public function is_available( CartSnapshot $cart ): bool;

	/**
	 * Charges the payment of a saved order. It is called at most once per order.
	 *
	 * @param Order                $order Pending order with reserved stock.
	 * @param array<string, mixed> $data  Unvalidated values of the gateway's own fields.
	 * @return PaymentResult|\WP_Error An error means that nothing was charged; its message is shown to the shopper. Without a timely answer return PaymentResult::unknown().
	 */
	public function process( Order $order, array $data ): PaymentResult|\WP_Error;
}
