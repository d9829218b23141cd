<?php
/**
 * State of an order's payment.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Recovery;

use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * While a payment is in progress it has an owner: the request that calls the gateway.
 * The owner has a lease; after it expires, the request is considered dead. Without
 * owner the result is unknown. The owner ID says whether the gateway was called: before
 * that, nothing can have been charged.
 */
final class PaymentState {

	/** Prefix of owner IDs before the gateway is called. */
	private const PREPARES = 'p';

	/** Prefix of owner IDs once the gateway is called. */
	private const ASKS = 'a';

	/**
	 * @param string $status   One of the constants of PaymentStatus.
	 * @param string $owner    ID of the request that calls the gateway; empty: none.
	 * @param int    $lease    Unix timestamp when the lease expires.
	 * @param bool   $accepted Whether the shop has accepted the order.
	 * @param bool   $has_page Whether there is a payment page for the shopper.
	 */
	public function __construct(
		public readonly string $status,
		public readonly string $owner = '',
		public readonly int $lease = 0,
		public readonly bool $accepted = false,
		public readonly bool $has_page = false,
	) {}

	/**
	 * Whether a request is working on it.
	 *
	 * @param int $now Unix timestamp.
	 */
	public function is_owned( int $now ): bool {
		return PaymentStatus::IN_PROGRESS === $this->status && '' !== $this->owner && $this->lease >= $now;
	}

	/**
	 * Whether the gateway may have been called, and its result lost.
	 */
	public function was_asked(): bool {
		return ! str_starts_with( $this->owner, self::PREPARES );
	}

	/**
	 * Returns a unique owner ID.
	 */
	public static function new_owner(): string {
		return self::PREPARES . substr( bin2hex( random_bytes( 16 ) ), 1 );
	}

	/**
	 * Returns the ID of an owner that calls the gateway.
	 *
	 * @param string $owner ID from new_owner().
	 */
	public static function asking( string $owner ): string {
		return self::ASKS . substr( $owner, 1 );
	}
}
