<?php
/**
 * A refund.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

defined( 'ABSPATH' ) || exit;

/**
 * A refund of an order, finished or in progress.
 *
 * @api
 */
final class Refund {

	/** Requested, and the result is unknown. */
	public const PENDING = 'pending';

	/** The money was refunded. */
	public const DONE = 'done';

	/** Refused: nothing was refunded. */
	public const FAILED = 'failed';

	/**
	 * @param int              $id        Refund ID.
	 * @param int              $order_id  Order ID.
	 * @param string           $created   Date in UTC, `Y-m-d H:i:s`.
	 * @param int              $amount    Amount in minor units.
	 * @param bool             $restock   Whether to restock: the items of its lines, or without lines all items once the order is completely refunded.
	 * @param string           $status    One of the class constants.
	 * @param string           $reference Reference of the refund at the provider; empty: unknown.
	 * @param string           $author    Name of the user; empty: the shop.
	 * @param string           $reason    Reason entered by the user; may be empty.
	 * @param list<RefundLine> $lines     Lines with amounts; empty: only an amount.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $order_id,
		public readonly string $created,
		public readonly int $amount,
		public readonly bool $restock,
		public readonly string $status,
		public readonly string $reference,
		public readonly string $author,
		public readonly string $reason,
		public readonly array $lines = array(),
	) {}
}
