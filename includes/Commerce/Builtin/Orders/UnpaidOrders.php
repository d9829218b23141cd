<?php
/**
 * Orders whose payment never came.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

/**
 * A shopper who leaves on a payment page, or a server that dies between order
 * and payment, must not keep goods from others for ever.
 */
final class UnpaidOrders {

	private const HOOK = 'vitrine_cancel_unpaid_orders';

	/**
	 * The task.
	 *
	 * @param OrderStore   $store   Orders.
	 * @param OrderChanges $changes How one is cancelled.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderChanges $changes,
	) {}

	/**
	 * Takes its hooks.
	 */
	public function boot(): void {
		add_action( self::HOOK, array( $this, 'cancel' ) );
		add_action( 'vitrine_order_placed', array( self::class, 'schedule' ), 10, 0 );
	}

	/**
	 * Sees to it that the task runs, if only once more: the last order schedules it anew.
	 */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_single_event( time() + self::minutes() * MINUTE_IN_SECONDS + 1, self::HOOK );
		}
	}

	/**
	 * Cancels what has waited too long.
	 */
	public function cancel(): void {
		$before = gmdate( 'Y-m-d H:i:s', time() - self::minutes() * MINUTE_IN_SECONDS );
		foreach ( $this->store->unpaid_since( $before ) as $id ) {
			$this->changes->move( $id, OrderStatus::CANCELLED, '', __( 'It was not paid in time.', 'vitrine' ) );
		}
		if ( array() !== $this->store->unpaid_since( gmdate( 'Y-m-d H:i:s', time() + 1 ) ) ) {
			self::schedule();
		}
	}

	/**
	 * How long goods are held.
	 */
	private static function minutes(): int {
		/**
		 * How long the goods of an order wait for its payment.
		 *
		 * @param int $minutes At least 1.
		 */
		return max( 1, (int) apply_filters( 'vitrine_hold_stock_minutes', 60 ) );
	}
}
