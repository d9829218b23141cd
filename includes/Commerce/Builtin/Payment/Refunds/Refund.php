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
 * What was given back of an order, or is to be.
 *
 * @api
 */
final class Refund {

	/** It was asked for, and nobody knows what became of it. */
	public const PENDING = 'pending';

	/** The money is on its way. */
	public const DONE = 'done';

	/** It was refused: nothing was given back. */
	public const FAILED = 'failed';

	/**
	 * @param int              $id        Its id.
	 * @param int              $order_id  The order's.
	 * @param string           $created   Date in UTC, `Y-m-d H:i:s`.
	 * @param int              $amount    Amount in minor units.
	 * @param bool             $restock   Whether goods go back into stock: the pieces of its lines, or without lines those of the order once all of it is refunded.
	 * @param string           $status    One of the class constants.
	 * @param string           $reference What the one who gives it back calls it; empty: not known.
	 * @param string           $author    Who wanted it; empty: the shop itself.
	 * @param string           $reason    In their words; may be empty.
	 * @param list<RefundLine> $lines     What of which line, with amounts; empty: an amount alone.
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
