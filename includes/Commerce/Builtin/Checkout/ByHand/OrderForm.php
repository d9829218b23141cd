<?php
/**
 * Form of a manual order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\ByHand;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Unvalidated values; ManualOrders validates them.
 */
final class OrderForm {

	/** Allowed initial statuses. */
	public const STATUSES = array( OrderStatus::PENDING, OrderStatus::ON_HOLD, OrderStatus::PROCESSING, OrderStatus::COMPLETED );

	/**
	 * @param array<string, string> $fields         Checkout fields by name.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @param int                   $customer_id    WordPress user; 0: guest.
	 * @param array<string, int>    $lines          Quantities by item key, see Item::key().
	 * @param string                $coupon         Coupon code; empty: none.
	 * @param string                $shipping       ID of the shipping method; empty: the first.
	 * @param string                $payment_method ID of the payment method; empty: the customer chooses.
	 * @param string                $status         Initial status.
	 * @param bool                  $send_invoice   Whether to send the order details to the customer.
	 * @param string                $key            Idempotency key.
	 */
	public function __construct(
		public readonly array $fields = array(),
		public readonly bool $ship_elsewhere = false,
		public readonly int $customer_id = 0,
		public readonly array $lines = array(),
		public readonly string $coupon = '',
		public readonly string $shipping = '',
		public readonly string $payment_method = '',
		public readonly string $status = OrderStatus::PENDING,
		public readonly bool $send_invoice = false,
		public readonly string $key = '',
	) {}

	/**
	 * Returns a copy with changed properties.
	 *
	 * @param array<string, mixed> $parts Changed properties by name.
	 */
	public function with( array $parts ): self {
		return new self( ...( $parts + get_object_vars( $this ) ) );
	}
}
