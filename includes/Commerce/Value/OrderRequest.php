<?php
/**
 * What a shopper filled in at the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Value;

defined( 'ABSPATH' ) || exit;

/**
 * A request for an order; no price and no total is in it.
 */
final class OrderRequest {

	/**
	 * @param array<string, string> $fields          Field name (`billing_city`) to value, as typed.
	 * @param bool                  $ship_elsewhere  Whether the shipping_* fields count.
	 * @param string                $payment_method  Id of a payment method.
	 * @param string                $idempotency_key Unguessable, one for one intent to buy.
	 * @param string                $cart_hash       The cart that the shopper saw; empty: whatever it is.
	 * @param array<string, mixed>  $payment_data    What the payment method's own fields hold.
	 * @param Payment|null          $paid            What was paid already; the payment method is then not asked.
	 * @param array<string, string> $origin          Where the shopper comes from, as sent: field, without its prefix, to text; empty where that may not be told.
	 * @param array<string, mixed>  $others          What fields hold that other plugins have put into the form, as sent; empty where the engine calls none.
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
