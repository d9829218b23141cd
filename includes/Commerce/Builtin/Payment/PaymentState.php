<?php
/**
 * What is known of an order's payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

/**
 * A payment as its row has it. While it is in progress, it has an owner: the
 * request that asks the gateway. The owner's lease ends at a moment, after which
 * it counts as dead. Without an owner, nobody knows what became of the payment.
 */
final class PaymentState {

	/**
	 * The state.
	 *
	 * @param string $status   One of PaymentStatus's.
	 * @param string $owner    Who asks the gateway; empty: nobody.
	 * @param int    $lease    Unix time until which the owner is believed to live.
	 * @param bool   $accepted Whether the shop has accepted the order.
	 * @param bool   $has_page Whether a payment page waits for the shopper.
	 */
	public function __construct(
		public readonly string $status,
		public readonly string $owner = '',
		public readonly int $lease = 0,
		public readonly bool $accepted = false,
		public readonly bool $has_page = false,
	) {}

	/**
	 * Whether somebody is at it.
	 *
	 * @param int $now Unix time.
	 */
	public function is_owned( int $now ): bool {
		return PaymentStatus::IN_PROGRESS === $this->status && '' !== $this->owner && $this->lease >= $now;
	}
}
