<?php
/**
 * Request for an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * Values entered at the checkout; it has no prices or totals.
 */
final class OrderRequest {

	/**
	 * @param array<string, string> $fields          Entered values by field name, such as `billing_city`.
	 * @param bool                  $ship_elsewhere  Whether the shipping_* fields count.
	 * @param string                $payment_method  ID of the payment method.
	 * @param string                $idempotency_key Random key that is unique per purchase.
	 * @param string                $cart_hash       Hash of the cart shown to the shopper; empty: any.
	 * @param array<string, mixed>  $payment_data    Values of the payment method's own fields.
	 * @param Payment|null          $paid            External payment; the payment method is not charged then.
	 * @param array<string, string> $origin          Unvalidated order attribution by field without prefix; empty without consent.
	 * @param array<string, mixed>  $others          Unvalidated values of fields added by other plugins; empty if the engine has no hooks for them.
	 */
	public function __construct(
		public readonly array $fields,
		public readonly bool $ship_elsewhere,
		public readonly string $payment_method,
		public readonly string $idempotency_key,
		public readonly string $cart_hash = '',
		public readonly array $payment_data = array(),
		public readonly ?Payment $paid = null,
		public readonly array $origin = array(),
		public readonly array $others = array(),
	) {}
}
