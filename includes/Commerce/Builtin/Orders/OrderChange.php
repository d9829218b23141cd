<?php
/**
 * Change of an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Change of order and payment status. It is applied only if both still have the
 * expected values.
 */
final class OrderChange {

	/**
	 * @param int         $id           Order ID.
	 * @param string      $from         Current status.
	 * @param string      $to           New status.
	 * @param string      $payment_from Current payment status.
	 * @param string      $payment_to   New payment status.
	 * @param string|null $owner        ID of the request that charges the payment; null: made by someone else.
	 * @param string      $reference    Reference of the payment at the provider; empty: unchanged.
	 * @param bool        $restock      Whether stock is released, if the change does so.
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
	 * Whether both transitions are allowed.
	 */
	public function is_possible(): bool {
		return OrderStatus::allows( $this->from, $this->to )
			&& ( $this->payment_from === $this->payment_to || PaymentStatus::allows( $this->payment_from, $this->payment_to ) );
	}

	/**
	 * Whether the shop accepts the order with it.
	 */
	public function accepts(): bool {
		return in_array( $this->to, array( OrderStatus::PROCESSING, OrderStatus::ON_HOLD, OrderStatus::COMPLETED ), true );
	}

	/**
	 * Whether it releases the stock of the order.
	 */
	public function gives_stock_back(): bool {
		return $this->restock && OrderStatus::gives_stock_back( $this->to );
	}

	/**
	 * Whether the order takes stock and coupons again, which were released.
	 */
	public function takes_again(): bool {
		return OrderStatus::FAILED === $this->from && OrderStatus::PENDING === $this->to;
	}

	/**
	 * Whether it must not happen while a request charges the payment, because stock
	 * would be released that is being paid.
	 */
	public function must_wait(): bool {
		return null === $this->owner && OrderStatus::gives_stock_back( $this->to );
	}
}
