<?php
/**
 * What came of a payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;

/**
 * A payment that was not refused.
 */
final class PaymentResult {

	/**
	 * The outcome.
	 *
	 * @param string $status   Of the order from now on: `processing`, `on-hold`, `completed`, or `pending` while a payment page is still to be visited.
	 * @param string $redirect Absolute address of that page; empty: the receipt.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $redirect = '',
	) {}

	/**
	 * It is paid, or agreed how it will be.
	 *
	 * @param string $status `processing`, `on-hold` or `completed`.
	 */
	public static function accepted( string $status = OrderStatus::PROCESSING ): self {
		return new self( $status );
	}

	/**
	 * The shopper pays on another page.
	 *
	 * @param string $url Absolute address.
	 */
	public static function redirect( string $url ): self {
		return new self( OrderStatus::PENDING, $url );
	}
}
