<?php
/**
 * What is known of an order's payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Recovery;

use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * A payment as its row has it. While it is in progress, it has an owner: the
 * request that asks the gateway. The owner's lease ends at a moment, after which
 * it counts as dead. Without an owner, nobody knows what became of the payment.
 * The owner's name says whether it had come to ask the gateway: before that,
 * nothing can have been charged.
 */
final class PaymentState {

	/** What the name of an owner begins with that has not asked the gateway. */
	private const PREPARES = 'p';

	/** What it begins with from the moment on in which it asks. */
	private const ASKS = 'a';

	/**
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
	 * @param int $now Unix timestamp.
	 */
	public function is_owned( int $now ): bool {
		return PaymentStatus::IN_PROGRESS === $this->status && '' !== $this->owner && $this->lease >= $now;
	}

	/**
	 * Whether the gateway may have been asked: its answer is then lost.
	 */
	public function was_asked(): bool {
		return ! str_starts_with( $this->owner, self::PREPARES );
	}

	/**
	 * The name of an owner, which no other request has.
	 */
	public static function new_owner(): string {
		return self::PREPARES . substr( bin2hex( random_bytes( 16 ) ), 1 );
	}

	/**
	 * The name of the same owner when it asks the gateway.
	 *
	 * @param string $owner Of new_owner().
	 */
	public static function asking( string $owner ): string {
		return self::ASKS . substr( $owner, 1 );
	}
}
