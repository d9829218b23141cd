<?php
/**
 * What becomes of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Coupons\CouponUses;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Commerce\Value\Order;

/**
 * The only way to another status: by the allowed transitions, and with what
 * the order held given back exactly once.
 */
final class OrderChanges {

	/**
	 * The changes.
	 *
	 * @param OrderStore $store Orders.
	 * @param OrderNotes $notes Where a change is written down.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderNotes $notes,
	) {}

	/**
	 * Moves an order to another status.
	 *
	 * @param int    $id     The order's id.
	 * @param string $to     A status.
	 * @param string $author Who wants it; empty: the shop itself.
	 * @param string $reason Text for the order's notes; may be empty.
	 * @return Order|\WP_Error The order as it then is. `vitrine_unknown_order` (404) or `vitrine_order_status` (409) when it may not go there.
	 */
	public function move( int $id, string $to, string $author = '', string $reason = '' ): Order|\WP_Error {
		$order = $this->store->load( $id );
		if ( null === $order ) {
			return new \WP_Error( 'vitrine_unknown_order', __( 'This order does not exist.', 'vitrine' ), array( 'status' => 404 ) );
		}
		$from = $order->status;
		if ( ! OrderStatus::allows( $from, $to ) ) {
			return self::refused( $order, $to );
		}
		$done = Transaction::run( fn (): bool|\WP_Error => $this->move_now( $order, $to ) );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		/* translators: 1: old status, 2: new status. */
		$text = sprintf( __( 'Status changed from %1$s to %2$s.', 'vitrine' ), OrderStatus::label( $from ), OrderStatus::label( $to ) );
		$this->notes->add( $id, trim( "$text $reason" ), $author );
		$order = $this->store->load( $id ) ?? $order;
		/**
		 * Fires after an order has gone from one status to another.
		 *
		 * @param Order  $order As it is now.
		 * @param string $from  Its old status.
		 * @param string $to    Its new status.
		 */
		do_action( 'vitrine_order_status_changed', $order, $from, $to );
		return $order;
	}

	/**
	 * The change itself, within a transaction.
	 *
	 * @param Order  $order As it was loaded.
	 * @param string $to    Its new status.
	 * @return true|\WP_Error
	 */
	private function move_now( Order $order, string $to ): bool|\WP_Error {
		$moved = $this->store->move( $order->id, $order->status, $to );
		if ( true !== $moved ) {
			return false === $moved ? self::refused( $order, $to ) : $moved;
		}
		$given = OrderStatus::gives_stock_back( $to ) ? Stock::release( self::stock_of( $order ) ) : true;
		if ( true === $given && OrderStatus::gives_coupons_back( $to ) ) {
			$given = CouponUses::release( array_column( $order->coupons, 'code' ) );
		}
		return $given;
	}

	/**
	 * What an order holds of the stock.
	 *
	 * @param Order $order The order.
	 * @return list<array{0: int, 1: int, 2: int}> As Stock takes it.
	 */
	public static function stock_of( Order $order ): array {
		return array_map(
			static fn ( array $item ): array => array( $item['product_id'], $item['variation_id'], $item['quantity'] ),
			$order->items
		);
	}

	/**
	 * The refusal of a way that does not exist, or no longer does.
	 *
	 * @param Order  $order The order.
	 * @param string $to    A status.
	 */
	private static function refused( Order $order, string $to ): \WP_Error {
		return new \WP_Error(
			'vitrine_order_status',
			/* translators: 1: order number, 2: status. */
			sprintf( __( 'Order %1$d cannot become "%2$s" now.', 'vitrine' ), $order->id, OrderStatus::label( $to ) ),
			array( 'status' => 409 )
		);
	}
}
