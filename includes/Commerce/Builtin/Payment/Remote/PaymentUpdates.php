<?php
/**
 * What payment providers tell of orders.
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
 * Takes it into the order. Whatever is told twice changes nothing the second
 * time, and what comes too late is noted, never lost.
 */
final class PaymentUpdates {

	/** Error code: the order has become another meanwhile. */
	private const MOVED = 'vitrine_order_status';

	/** Error code of money that came for an order that is over. */
	public const OVER = 'vitrine_order_over';

	/** How often a step is tried on an order that changes meanwhile. */
	private const TRIES = 5;

	private const PAID = array( PaymentStatus::PAID, PaymentStatus::PARTIALLY_REFUNDED, PaymentStatus::REFUNDED );

	/**
	 * @param OrderStore    $store    Order store.
	 * @param OrderPayments $payments Payments of orders.
	 * @param OrderChanges  $changes  Changes of orders.
	 * @param OrderNotes    $notes    Notes on them.
	 * @param CartHandover  $carts    Where goods go back to.
	 * @param Attempts      $attempts Tries to pay an order after it was made.
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
	 * The money of an order was taken.
	 *
	 * @param int    $id        Order ID.
	 * @param string $reference What the one who took it calls the payment.
	 * @param string $status    Of an order that waits: `processing`, `completed`, or `on-hold` where the owner has to look first.
	 * @param string $reason    Reason for the order notes; may be empty.
	 * @return Order|\WP_Error `vitrine_unknown_order` (404); `vitrine_order_over` (409): the order was given up, the money is noted and has to go back.
	 */
	public function paid( int $id, string $reference, string $status = OrderStatus::PROCESSING, string $reason = '' ): Order|\WP_Error {
		return $this->step(
			$id,
			fn ( Order $order ): Order|\WP_Error => match ( true ) {
				in_array( $order->payment_status, self::PAID, true ) => self::is_over( $order ) ? self::over( $order ) : $order,
				self::is_over( $order ) => $this->late( $order, $reference ),
				// One that is on hold, and has to stay so, is paid where it stands.
				self::waits( $order ) && $order->status !== $status => $this->changes->make( $order, new OrderChange( $id, $order->status, Bought::status( $order, $status, PaymentStatus::PAID ), $order->payment_status, PaymentStatus::PAID, null, $reference ), '', $reason ),
				default                 => $this->move( $order, PaymentStatus::PAID, $reference, trim( __( 'Payment received.', 'vitrine' ) . " $reason" ) ),
			}
		);
	}

	/**
	 * The money of an order is promised: it has to be captured, or is on its way.
	 *
	 * @param int    $id        Order ID.
	 * @param string $reference What the one who promised it calls the payment; empty: nobody did, it is agreed how it will be paid.
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
	 * The payment of an order was refused: goods and coupons go back, and the
	 * shopper's cart is as it was where the order was not accepted.
	 *
	 * @param int    $id     Order ID.
	 * @param string $reason Reason for the order notes; may be empty.
	 */
	public function failed( int $id, string $reason = '' ): Order|\WP_Error {
		return $this->end( $id, OrderStatus::FAILED, PaymentStatus::FAILED, $reason, true );
	}

	/**
	 * Nobody has paid an order, and nobody can any more.
	 *
	 * @param int    $id     Order ID.
	 * @param string $reason Reason for the order notes; may be empty.
	 */
	public function expired( int $id, string $reason = '' ): Order|\WP_Error {
		return $this->end( $id, OrderStatus::CANCELLED, PaymentStatus::UNPAID, $reason, false );
	}

	/**
	 * Ends an order that waits for its payment; any other stays as it is, and one
	 * that was made by hand waits on, to be paid by another try.
	 *
	 * @param int    $id        Order ID.
	 * @param string $to        New status.
	 * @param string $payment   Its payment's.
	 * @param string $reason    For the order's notes.
	 * @param bool   $with_cart Whether what was in it goes back into the cart.
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
				// By whoever asks the gateway: its page is closed already.
				$change = new OrderChange( $order->id, $order->status, $to, $order->payment_status, $payment, '' );
				return $this->changes->make( $order, $change, '', $reason, '' === $taken ? null : fn (): bool|\WP_Error => $this->carts->put_back( $taken ) );
			}
		);
	}

	/**
	 * Forgets the payment page of an order that waits on.
	 *
	 * @param Order  $order  Made by hand, pending.
	 * @param string $reason For the order's notes.
	 */
	private function stay( Order $order, string $reason ): Order {
		if ( $this->attempts->leave_page( $order ) ) {
			$this->notes->add( $order->id, trim( __( 'The payment failed.', 'vitrine' ) . " $reason" ) );
		}
		return $this->store->load( $order->id ) ?? $order;
	}

	/**
	 * Makes a step of an order as it is, and again where it changes meanwhile.
	 *
	 * @param int                                $id   Order ID.
	 * @param \Closure(Order): (Order|\WP_Error) $make The step.
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
	 * Moves the payment of an order that stays as it is.
	 *
	 * @param Order  $order     The order.
	 * @param string $to        The payment's new status.
	 * @param string $reference What the one who took it calls it.
	 * @param string $note      What the owner has to know.
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
	 * Keeps money that came when the order was given up: it belongs to the shopper.
	 *
	 * @param Order  $order     Cancelled or failed.
	 * @param string $reference What the one who took it calls it.
	 */
	private function late( Order $order, string $reference ): \WP_Error {
		$done = $this->move( $order, PaymentStatus::PAID, $reference, __( 'The payment arrived after the order was closed. Please refund it.', 'vitrine' ) );
		return is_wp_error( $done ) ? $done : self::over( $order );
	}

	/**
	 * Whether an order waits for its money.
	 *
	 * @param Order $order The order.
	 */
	private static function waits( Order $order ): bool {
		return in_array( $order->status, array( OrderStatus::PENDING, OrderStatus::ON_HOLD ), true );
	}

	/**
	 * Whether an order was given up.
	 *
	 * @param Order $order The order.
	 */
	private static function is_over( Order $order ): bool {
		return in_array( $order->status, array( OrderStatus::CANCELLED, OrderStatus::FAILED ), true );
	}

	/**
	 * Says that an order was given up.
	 *
	 * @param Order $order The order.
	 */
	private static function over( Order $order ): \WP_Error {
		/* translators: %d: order number. */
		return new \WP_Error( self::OVER, sprintf( __( 'Order %d was already closed when its payment arrived.', 'vitrine' ), $order->id ), array( 'status' => 409 ) );
	}
}
