<?php
/**
 * The form for an order that is made by hand.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\ByHand;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;

defined( 'ABSPATH' ) || exit;

/**
 * What the owner typed, as it came; whether it may be is ManualOrders' to say.
 */
final class OrderForm {

	/** The statuses that an order may begin with. */
	public const STATUSES = array( OrderStatus::PENDING, OrderStatus::ON_HOLD, OrderStatus::PROCESSING, OrderStatus::COMPLETED );

	/**
	 * @param array<string, string> $fields         Of the checkout's form: field name to value.
	 * @param bool                  $ship_elsewhere Whether the shipping_* fields count.
	 * @param int                   $customer_id    WordPress user; 0: guest.
	 * @param array<string, int>    $lines          Item, as Item::key() names it, to pieces.
	 * @param string                $coupon         Code; empty: none.
	 * @param string                $shipping       Id of the way to ship; empty: the first.
	 * @param string                $payment_method Id; empty: the customer chooses.
	 * @param string                $status         To begin with.
	 * @param bool                  $send_invoice   Whether the customer is sent the order's details.
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
	 * With some parts replaced.
	 *
	 * @param array<string, mixed> $parts By name.
	 */
	public function with( array $parts ): self {
		return new self( ...( $parts + get_object_vars( $this ) ) );
	}
}
