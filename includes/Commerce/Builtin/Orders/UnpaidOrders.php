<?php
/**
 * Cancellation of unpaid orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Shoppers who leave a payment page must not hold stock forever. Only unpaid orders are
 * canceled, never one with a payment or an unknown result.
 */
final class UnpaidOrders {

	/** Days until accepted unpaid orders are canceled, by status; 0: never. */
	private const DAYS = array(
		// By bank transfer or check.
		OrderStatus::ON_HOLD    => 30,
		// On delivery: the order may already be shipped.
		OrderStatus::PROCESSING => 0,
	);

	/**
	 * @param OrderStore    $store    Order store.
	 * @param OrderPayments $payments Payments of orders.
	 * @param OrderChanges  $changes  Order changes.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderPayments $payments,
		private readonly OrderChanges $changes,
	) {}

	/**
	 * Registers the hook.
	 */
	public function boot(): void {
		add_action( Schedule::SWEEP, array( $this, 'cancel' ), 10, 0 );
	}

	/**
	 * Cancels overdue orders.
	 */
	public function cancel(): void {
		$this->cancel_all( $this->payments->unpaid( OrderStatus::PENDING, self::before( self::minutes() * MINUTE_IN_SECONDS ) ) );
		foreach ( self::DAYS as $status => $default ) {
			foreach ( $this->payments->unpaid_methods( $status ) as $method ) {
				$days = self::days( $default, $method, $status );
				if ( $days > 0 ) {
					$this->cancel_all( $this->payments->unpaid( $status, self::before( $days * DAY_IN_SECONDS ), $method ) );
				}
			}
		}
	}

	/**
	 * Cancels orders.
	 *
	 * @param list<int> $ids IDs of orders that were unpaid when they were queried.
	 */
	private function cancel_all( array $ids ): void {
		foreach ( $ids as $id ) {
			$this->cancel_one( $id );
		}
	}

	/**
	 * Returns the number of days until accepted unpaid orders of a payment method are
	 * canceled.
	 *
	 * @param int    $default Default value.
	 * @param string $method  ID of the payment method.
	 * @param string $status  Order status.
	 */
	private static function days( int $default, string $method, string $status ): int {
		/**
		 * Filters how many days an accepted order can be unpaid, for example with bank
		 * transfer, before it is canceled.
		 *
		 * @param int    $days           Days; 0: never.
		 * @param string $payment_method ID of the payment method.
		 * @param string $status         `on-hold` or `processing`.
		 *
		 * @example
		 * add_filter( 'vitrine_unpaid_order_days', fn( $days, $payment_method ) => 'bacs' === $payment_method ? 14 : $days, 10, 2 );
		 */
		return (int) apply_filters( 'vitrine_unpaid_order_days', $default, $method, $status );
	}

	/**
	 * Cancels an order if it is still unpaid.
	 *
	 * @param int $id Order ID.
	 */
	private function cancel_one( int $id ): void {
		$order = $this->store->load( $id );
		if ( null === $order || PaymentStatus::UNPAID !== $order->payment_status ) {
			return;
		}
		$change = new OrderChange( $id, $order->status, OrderStatus::CANCELLED, PaymentStatus::UNPAID, PaymentStatus::UNPAID );
		$this->changes->make( $order, $change, '', __( 'Unpaid order cancelled: time limit reached.', 'vitrine' ) );
	}

	/**
	 * Returns the date some seconds ago, in UTC.
	 *
	 * @param int $seconds Seconds.
	 */
	private static function before( int $seconds ): string {
		return gmdate( 'Y-m-d H:i:s', time() - $seconds );
	}

	/**
	 * Returns how long stock is held, in minutes.
	 */
	public static function minutes(): int {
		/**
		 * Filters how long the stock of a pending order is held.
		 *
		 * @param int $minutes Minutes, at least 1.
		 *
		 * @example
		 * add_filter( 'vitrine_hold_stock_minutes', fn( $minutes ) => 30 );
		 */
		return max( 1, (int) apply_filters( 'vitrine_hold_stock_minutes', 60 ) );
	}
}
