<?php
/**
 * A step of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * From where to where an order and its payment go. It is done only where both
 * still are what they are said to be.
 */
final class OrderChange {

	/**
	 * @param int         $id           Order ID.
	 * @param string      $from         Current status.
	 * @param string      $to           New status.
	 * @param string      $payment_from Its payment's status.
	 * @param string      $payment_to   Its payment's new status.
	 * @param string|null $owner        The request that asked the gateway; null: somebody else wants it.
	 * @param string      $reference    What the one who takes the payment calls it; empty: as it was.
	 * @param bool        $restock      Whether its goods go back into stock, where they do at such a step.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $from,
		public readonly string $to,
		public readonly string $payment_from,
		public readonly string $payment_to,
		public readonly ?string $owner = null,
		public readonly string $reference = '',
		private readonly bool $restock = true,
	) {}

	/**
	 * Whether both ways exist.
	 */
	public function is_possible(): bool {
		return OrderStatus::allows( $this->from, $this->to )
			&& ( $this->payment_from === $this->payment_to || PaymentStatus::allows( $this->payment_from, $this->payment_to ) );
	}

	/**
	 * Whether the shop accepts the order by it.
	 */
	public function accepts(): bool {
		return in_array( $this->to, array( OrderStatus::PROCESSING, OrderStatus::ON_HOLD, OrderStatus::COMPLETED ), true );
	}

	/**
	 * Whether the goods of the order go back into stock by it.
	 */
	public function gives_stock_back(): bool {
		return $this->restock && OrderStatus::gives_stock_back( $this->to );
	}

	/**
	 * Whether the order takes its goods and coupons anew by it, having given them back.
	 */
	public function takes_again(): bool {
		return OrderStatus::FAILED === $this->from && OrderStatus::PENDING === $this->to;
	}

	/**
	 * Whether it must not happen while a living request asks the gateway: goods
	 * would be given back that are being paid.
	 */
	public function must_wait(): bool {
		return null === $this->owner && OrderStatus::gives_stock_back( $this->to );
	}
}
