<?php
/**
 * Updates by payment providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Remote;

use Vitrine\Commerce\Builtin\Checkout\CartHandover;
use Vitrine\Commerce\Builtin\Checkout\PayForOrder\Attempts;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Bought;
use Vitrine\Commerce\Builtin\Orders\OrderChange;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderPayments;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Applies updates to orders. Repeated ones change nothing, and late ones are recorded.
 */
final class PaymentUpdates {

	/** Error code: the order has changed meanwhile. */
	private const MOVED = 'vitrine_order_status';

	/** Error code: payment for a closed order. */
	public const OVER = 'vitrine_order_over';

	/** Maximum number of attempts if an order changes meanwhile. */
	private const TRIES = 5;

	private const PAID = array( PaymentStatus::PAID, PaymentStatus::PARTIALLY_REFUNDED, PaymentStatus::REFUNDED );

	/**
	 * @param OrderStore    $store    Order store.
	 * @param OrderPayments $payments Payments of orders.
	 * @param OrderChanges  $changes  Changes of orders.
	 * @param OrderNotes    $notes    Order notes.
	 * @param CartHandover  $carts    Cart handover, to restore carts.
	 * @param Attempts      $attempts Attempts to pay existing orders.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderPayments $payments,
		private readonly OrderChanges $changes,
		private readonly OrderNotes $notes,
		private readonly CartHandover $carts,
		private readonly Attempts $attempts,
	) {}

	/**
	 * Records that an order was paid.
	 *
	 * @param int    $id        Order ID.
	 * @param string $reference Reference of the payment at the provider.
	 * @param string $status    New status of a waiting order: `processing`, `completed`, or `on-hold` if the owner has to check it.
	 * @param string $reason    Reason for the order notes; may be empty.
	 * @return Order|\WP_Error `vitrine_unknown_order` (404); `vitrine_order_over` (409) if the order was closed: the payment is recorded and has to be refunded.
	 */
	public function paid( int $id, string $reference, string $status = OrderStatus::PROCESSING, string $reason = '' ): Order|\WP_Error {
		return $this->step(
			$id,
			fn ( Order $order ): Order|\WP_Error => match ( true ) {
				in_array( $order->payment_status, self::PAID, true ) => self::is_over( $order ) ? self::over( $order ) : $order,
				self::is_over( $order ) => $this->late( $order, $reference ),
				// Orders on hold that must stay so are marked as paid without changing
				// their status.
				self::waits( $order ) && $order->status !== $status => $this->changes->make( $order, new OrderChange( $id, $order->status, Bought::status( $order, $status, PaymentStatus::PAID ), $order->payment_status, PaymentStatus::PAID, null, $reference ), '', $reason ),
				default                 => $this->move( $order, PaymentStatus::PAID, $reference, trim( __( 'Payment received.', 'vitrine' ) . " $reason" ) ),
			}
		);
	}

	/**
	 * Records that a payment is authorized or in transit.
	 *
	 * @param int    $id        Order ID.
	 * @param string $reference Reference of the payment at the provider; empty: to be paid later.
	 * @param string $reason    Reason for the order notes; may be empty.
	 */
	public function promised( int $id, string $reference = '', string $reason = '' ): Order|\WP_Error {
		$to = '' === $reference ? PaymentStatus::UNPAID : PaymentStatus::AUTHORIZED;
		return $this->step(
			$id,
			fn ( Order $order ): Order|\WP_Error => match ( true ) {
				self::is_over( $order )                  => self::over( $order ),
				OrderStatus::PENDING === $order->status => $this->changes->make( $order, new OrderChange( $id, $order->status, OrderStatus::ON_HOLD, $order->payment_status, $to, null, $reference ), '', $reason ),
				default                                  => $order,
			}
		);
	}

	/**
	 * Records that a payment failed: stock and coupons are released, and the cart is
	 * restored if the order was not accepted.
	 *
	 * @param int    $id     Order ID.
	 * @param string $reason Reason for the order notes; may be empty.
	 */
	public function failed( int $id, string $reason = '' ): Order|\WP_Error {
		return $this->end( $id, OrderStatus::FAILED, PaymentStatus::FAILED, $reason, true );
	}

	/**
	 * Records that an order was not paid in time.
	 *
	 * @param int    $id     Order ID.
	 * @param string $reason Reason for the order notes; may be empty.
	 */
	public function expired( int $id, string $reason = '' ): Order|\WP_Error {
		return $this->end( $id, OrderStatus::CANCELLED, PaymentStatus::UNPAID, $reason, false );
	}

	/**
	 * Closes an order that waits for payment. Other orders do not change, and orders created
	 * in the admin keep waiting for another attempt.
	 *
	 * @param int    $id        Order ID.
	 * @param string $to        New status.
	 * @param string $payment   New payment status.
	 * @param string $reason    Reason for the order notes.
	 * @param bool   $with_cart Whether to restore the cart.
	 */
	private function end( int $id, string $to, string $payment, string $reason, bool $with_cart ): Order|\WP_Error {
		return $this->step(
			$id,
			function ( Order $order ) use ( $to, $payment, $reason, $with_cart ): Order|\WP_Error {
				if ( ! self::waits( $order ) || PaymentStatus::may_hold_money( $order->payment_status ) ) {
					return $order;
				}
				if ( Order::VIA_ADMIN === $order->created_via && OrderStatus::PENDING === $order->status ) {
					return $this->stay( $order, $reason );
				}
				$taken = $with_cart && OrderStatus::PENDING === $order->status ? $this->store->cart_of( $order->id ) : '';
				// With an owner, since the payment page is already closed.
				$change = new OrderChange( $order->id, $order->status, $to, $order->payment_status, $payment, '' );
				return $this->changes->make( $order, $change, '', $reason, '' === $taken ? null : fn (): bool|\WP_Error => $this->carts->put_back( $taken ) );
			}
		);
	}

	/**
	 * Removes the payment page of an order that keeps waiting.
	 *
	 * @param Order  $order  Pending manual order.
	 * @param string $reason Reason for the order notes.
	 */
	private function stay( Order $order, string $reason ): Order {
		if ( $this->attempts->leave_page( $order ) ) {
			$this->notes->add( $order->id, trim( __( 'The payment failed.', 'vitrine' ) . " $reason" ) );
		}
		return $this->store->load( $order->id ) ?? $order;
	}

	/**
	 * Runs a change with the current order, and repeats it if the order changes
	 * meanwhile.
	 *
	 * @param int                                $id   Order ID.
	 * @param \Closure(Order): (Order|\WP_Error) $make Change to run.
	 */
	private function step( int $id, \Closure $make ): Order|\WP_Error {
		for ( $try = 1; true; $try++ ) {
			$order = $this->store->load( $id );
			if ( null === $order ) {
				return new \WP_Error( 'vitrine_unknown_order', __( 'Order not found.', 'vitrine' ), array( 'status' => 404 ) );
			}
			$done = $make( $order );
			if ( ! is_wp_error( $done ) || self::MOVED !== $done->get_error_code() || self::TRIES === $try ) {
				return $done;
			}
		}
	}

	/**
	 * Changes the payment status of an order only.
	 *
	 * @param Order  $order     The order.
	 * @param string $to        New payment status.
	 * @param string $reference Reference of the payment at the provider.
	 * @param string $note      Text for the order notes.
	 */
	private function move( Order $order, string $to, string $reference, string $note ): Order|\WP_Error {
		$done = Transaction::run(
			fn (): bool|\WP_Error => $this->payments->move( $order->id, $order->payment_status, $to, $reference )
				? $this->changes->follow_downloads( $order, $order->id, $order->status, $to )
				: new \WP_Error( self::MOVED )
		);
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		$this->notes->add( $order->id, $note );
		$this->changes->soon();
		return $this->store->load( $order->id ) ?? $order;
	}

	/**
	 * Records a payment that arrived after the order was closed and has to be refunded.
	 *
	 * @param Order  $order     Canceled or failed order.
	 * @param string $reference Reference of the payment at the provider.
	 */
	private function late( Order $order, string $reference ): \WP_Error {
		$done = $this->move( $order, PaymentStatus::PAID, $reference, __( 'The payment arrived after the order was closed. Please refund it.', 'vitrine' ) );
		return is_wp_error( $done ) ? $done : self::over( $order );
	}

	/**
	 * Whether an order waits for payment.
	 *
	 * @param Order $order The order.
	 */
	private static function waits( Order $order ): bool {
		return in_array( $order->status, array( OrderStatus::PENDING, OrderStatus::ON_HOLD ), true );
	}

	/**
	 * Whether an order was closed.
	 *
	 * @param Order $order The order.
	 */
	private static function is_over( Order $order ): bool {
		return in_array( $order->status, array( OrderStatus::CANCELLED, OrderStatus::FAILED ), true );
	}

	/**
	 * Returns the error for a closed order.
	 *
	 * @param Order $order The order.
	 */
	private static function over( Order $order ): \WP_Error {
		/* translators: %d: order number. */
		return new \WP_Error( self::OVER, sprintf( __( 'Order %d was already closed when its payment arrived.', 'vitrine' ), $order->id ), array( 'status' => 409 ) );
	}
}
