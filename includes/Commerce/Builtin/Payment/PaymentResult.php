<?php
/**
 * What came of a payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;

defined( 'ABSPATH' ) || exit;

/**
 * A payment that was not refused, and what the order becomes by it.
 */
final class PaymentResult {

	/**
	 * @param string $status    Of the order from now on: `processing`, `on-hold`, `completed`, or `pending` while it is not accepted.
	 * @param string $payment   Of the payment from now on: one of PaymentStatus's.
	 * @param string $redirect  Absolute address of a payment page; empty: the receipt.
	 * @param string $reference What the one who takes the payment calls it; may be empty.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $payment,
		public readonly string $redirect = '',
		public readonly string $reference = '',
	) {}

	/**
	 * The money was taken.
	 *
	 * @param string $reference What the one who took it calls it.
	 * @param string $status    `processing` or `completed`.
	 */
	public static function paid( string $reference = '', string $status = OrderStatus::PROCESSING ): self {
		return new self( $status, PaymentStatus::PAID, '', $reference );
	}

	/**
	 * The money is promised and has to be captured later.
	 *
	 * @param string $reference What the one who promised it calls it.
	 * @param string $status    `on-hold` or `processing`.
	 */
	public static function authorized( string $reference = '', string $status = OrderStatus::ON_HOLD ): self {
		return new self( $status, PaymentStatus::AUTHORIZED, '', $reference );
	}

	/**
	 * It is agreed how it will be paid later: on delivery, by transfer, by cheque.
	 *
	 * @param string $status `processing` when the goods go out before, `on-hold` when they wait for the money.
	 */
	public static function agreed( string $status = OrderStatus::PROCESSING ): self {
		return new self( $status, PaymentStatus::UNPAID );
	}

	/**
	 * It is paid, or, where the order is put on hold, agreed how it will be.
	 *
	 * @param string $status `processing`, `on-hold` or `completed`.
	 */
	public static function accepted( string $status = OrderStatus::PROCESSING ): self {
		return OrderStatus::ON_HOLD === $status ? self::agreed( $status ) : self::paid( '', $status );
	}

	/**
	 * The shopper pays on another page.
	 *
	 * @param string $url       Absolute address.
	 * @param string $reference What the one who will take the payment calls it.
	 */
	public static function redirect( string $url, string $reference = '' ): self {
		return new self( OrderStatus::PENDING, PaymentStatus::UNPAID, $url, $reference );
	}

	/**
	 * Nobody knows whether the money was taken: no answer came in time. The order
	 * is kept, its shopper is told so, and it is never charged again without the
	 * gateway's own idempotency key.
	 */
	public static function unknown(): self {
		return new self( OrderStatus::PENDING, PaymentStatus::IN_PROGRESS );
	}

	/**
	 * Whether the shop can accept the order on it.
	 */
	public function is_acceptance(): bool {
		return OrderStatus::PENDING !== $this->status;
	}

	/**
	 * Whether nobody knows what became of the payment.
	 */
	public function is_unknown(): bool {
		return PaymentStatus::IN_PROGRESS === $this->payment;
	}
}
