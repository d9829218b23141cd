<?php
/**
 * Result of a payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Result of a payment that was not refused, and the resulting status of the order.
 */
final class PaymentResult {

	/**
	 * @param string $status    New order status: `processing`, `on-hold`, `completed`, or `pending` if it is not accepted yet.
	 * @param string $payment   New payment status: one of the constants of PaymentStatus.
	 * @param string $redirect  Absolute URL of a payment page; empty: the order received page.
	 * @param string $reference Reference of the payment at the provider; may be empty.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $payment,
		public readonly string $redirect = '',
		public readonly string $reference = '',
	) {}

	/**
	 * Payment was charged.
	 *
	 * @param string $reference Reference of the payment at the provider.
	 * @param string $status    `processing` or `completed`.
	 */
	public static function paid( string $reference = '', string $status = OrderStatus::PROCESSING ): self {
		return new self( $status, PaymentStatus::PAID, '', $reference );
	}

	/**
	 * Payment is authorized and has to be captured later.
	 *
	 * @param string $reference Reference of the payment at the provider.
	 * @param string $status    `on-hold` or `processing`.
	 */
	public static function authorized( string $reference = '', string $status = OrderStatus::ON_HOLD ): self {
		return new self( $status, PaymentStatus::AUTHORIZED, '', $reference );
	}

	/**
	 * Payment will be made later: on delivery, by transfer or by check.
	 *
	 * @param string $status `processing` to ship before payment, `on-hold` to wait for it.
	 */
	public static function agreed( string $status = OrderStatus::PROCESSING ): self {
		return new self( $status, PaymentStatus::UNPAID );
	}

	/**
	 * Paid; or to be paid later if the order is put on hold.
	 *
	 * @param string $status `processing`, `on-hold` or `completed`.
	 */
	public static function accepted( string $status = OrderStatus::PROCESSING ): self {
		return OrderStatus::ON_HOLD === $status ? self::agreed( $status ) : self::paid( '', $status );
	}

	/**
	 * Shopper pays on another page.
	 *
	 * @param string $url       Absolute URL.
	 * @param string $reference Reference of the payment at the provider.
	 */
	public static function redirect( string $url, string $reference = '' ): self {
		return new self( OrderStatus::PENDING, PaymentStatus::UNPAID, $url, $reference );
	}

	/**
	 * Result is unknown: there was no timely answer. The order is kept and the shopper
	 * informed; it is never charged again without the gateway's idempotency key.
	 */
	public static function unknown(): self {
		return new self( OrderStatus::PENDING, PaymentStatus::IN_PROGRESS );
	}

	/**
	 * Whether the shop accepts the order.
	 */
	public function is_acceptance(): bool {
		return OrderStatus::PENDING !== $this->status;
	}

	/**
	 * Whether the result is unknown.
	 */
	public function is_unknown(): bool {
		return PaymentStatus::IN_PROGRESS === $this->payment;
	}
}
