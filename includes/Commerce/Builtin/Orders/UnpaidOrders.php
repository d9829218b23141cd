<?php
/**
 * Orders whose payment never came.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * A shopper who leaves on a payment page must not keep goods from others for
 * ever. Only what is unpaid is cancelled: never an order that has a payment, or
 * of which nobody knows whether it has.
 */
final class UnpaidOrders {

	/** Days that an accepted order may wait for its money, by its status; 0: for ever. */
	private const DAYS = array(
		// By transfer or cheque.
		OrderStatus::ON_HOLD    => 30,
		// On delivery: the goods are on their way.
		OrderStatus::PROCESSING => 0,
	);

	/**
	 * @param OrderStore    $store    Order store.
	 * @param OrderPayments $payments Payments of orders.
	 * @param OrderChanges  $changes  How one is cancelled.
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
	 * Cancels what has waited too long.
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
	 * @param list<int> $ids Of orders that were unpaid when they were looked for.
	 */
	private function cancel_all( array $ids ): void {
		foreach ( $ids as $id ) {
			$this->cancel_one( $id );
		}
	}

	/**
	 * The days that accepted orders of one way of paying may wait for their money.
	 *
	 * @param int    $default Where nobody says otherwise.
	 * @param string $method  ID of the payment method.
	 * @param string $status  The orders'.
	 */
	private static function days( int $default, string $method, string $status ): int {
		/**
		 * How long an accepted order may wait for its money, such as one that is
		 * paid by transfer. After that it is cancelled.
		 *
		 * @param int    $days           0: it waits for ever.
		 * @param string $payment_method Id of its way of paying.
		 * @param string $status         `on-hold` or `processing`.
		 *
		 * @example
		 * add_filter( 'vitrine_unpaid_order_days', fn( $days, $payment_method ) => 'bacs' === $payment_method ? 14 : $days, 10, 2 );
		 */
		return (int) apply_filters( 'vitrine_unpaid_order_days', $default, $method, $status );
	}

	/**
	 * Cancels one, if it is still unpaid at that moment.
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
	 * So many seconds ago, in UTC.
	 *
	 * @param int $seconds How many.
	 */
	private static function before( int $seconds ): string {
		return gmdate( 'Y-m-d H:i:s', time() - $seconds );
	}

	/**
	 * How long goods are held, in minutes.
	 */
	public static function minutes(): int {
		/**
		 * How long the goods of an order wait for its payment.
		 *
		 * @param int $minutes At least 1.
		 *
		 * @example
		 * add_filter( 'vitrine_hold_stock_minutes', fn( $minutes ) => 30 );
		 */
		return max( 1, (int) apply_filters( 'vitrine_hold_stock_minutes', 60 ) );
	}
}
