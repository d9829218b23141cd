<?php
/**
 * Changes of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Coupons\CouponUses;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Grants;
use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Outbox\Outbox;
use Vitrine\Commerce\Builtin\Outbox\Task;
use Vitrine\Commerce\Builtin\Outbox\Webhooks;
use Vitrine\Commerce\Builtin\Outbox\Worker;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Remote\PaymentPages;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * All changes of status are made here: by allowed transitions, with a conditional
 * statement, and with stock released exactly once. Emails and webhooks are added to the
 * outbox in the same transaction.
 */
final class OrderChanges {

	/**
	 * @param OrderStore    $store    Order store.
	 * @param OrderPayments $payments Payments of orders.
	 * @param OrderNotes    $notes    Order notes.
	 * @param Outbox        $outbox   Outbox.
	 * @param Worker        $worker   Outbox worker.
	 * @param PaymentPages  $pages    Payment pages, where shoppers may be paying.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderPayments $payments,
		private readonly OrderNotes $notes,
		private readonly Outbox $outbox,
		private readonly Worker $worker,
		private readonly PaymentPages $pages,
	) {}

	/**
	 * Changes the status of an order, and of its payment.
	 *
	 * @param int    $id     Order ID.
	 * @param string $to     New status.
	 * @param string $author Name of the user; empty: the shop.
	 * @param string $reason Text for the order notes; may be empty.
	 * @return Order|\WP_Error Changed order; `vitrine_unknown_order` (404); or `vitrine_order_status` (409) if the transition is not allowed.
	 */
	public function move( int $id, string $to, string $author = '', string $reason = '' ): Order|\WP_Error {
		$order = $this->store->load( $id );
		if ( null === $order ) {
			return new \WP_Error( 'vitrine_unknown_order', __( 'Order not found.', 'vitrine' ), array( 'status' => 404 ) );
		}
		$payment = PaymentStatus::after_move( $order->payment_status, $order->status, $to );
		return $this->make( $order, new OrderChange( $id, $order->status, $to, $order->payment_status, $payment ), $author, $reason );
	}

	/**
	 * Applies a change to an order.
	 *
	 * @param Order                               $order  Order as loaded.
	 * @param OrderChange                         $change Change to apply.
	 * @param string                              $author Name of the user; empty: the shop.
	 * @param string                              $reason Text for the order notes; may be empty.
	 * @param (callable(): (bool|\WP_Error))|null $with   Callback for further writes in the transaction.
	 * @return Order|\WP_Error See move(); or an error if the payment page cannot be closed.
	 */
	public function make( Order $order, OrderChange $change, string $author = '', string $reason = '', ?callable $with = null ): Order|\WP_Error {
		$closed = $change->must_wait() ? $this->pages->close( $order ) : true;
		if ( is_wp_error( $closed ) ) {
			return $closed;
		}
		$done = Transaction::run( fn (): bool|\WP_Error => $this->write( $order, $change, $author, $reason, $with ) );
		return is_wp_error( $done ) ? $done : $this->announce( $this->store->load( $order->id ) ?? $order, $change );
	}

	/**
	 * Applies a change in a transaction; call announce() after the commit.
	 *
	 * @param Order                               $order  See make().
	 * @param OrderChange                         $change See make().
	 * @param string                              $author See make().
	 * @param string                              $reason See make().
	 * @param (callable(): (bool|\WP_Error))|null $with   See make().
	 * @return true|\WP_Error The transaction must be rolled back on error.
	 */
	public function write( Order $order, OrderChange $change, string $author = '', string $reason = '', ?callable $with = null ): bool|\WP_Error {
		$done = $change->is_possible() ? $this->payments->swap( $change ) : false;
		if ( true !== $done ) {
			return false === $done ? self::refused( $change ) : $done;
		}
		if ( $change->gives_stock_back() ) {
			$done = OrderStock::give_back( $change->id );
		}
		if ( true === $done && OrderStatus::gives_coupons_back( $change->to ) ) {
			$done = CouponUses::release( array_column( $order->coupons, 'code' ) );
		}
		if ( true === $done && $change->takes_again() ) {
			$done = OrderStock::take_again( $change->id );
			$done = true === $done ? CouponUses::take( array_column( $order->coupons, 'code' ) ) : $done;
		}
		if ( true === $done ) {
			/* translators: 1: old status, 2: new status. */
			$text = sprintf( __( 'Status changed from %1$s to %2$s.', 'vitrine' ), OrderStatus::label( $change->from ), OrderStatus::label( $change->to ) );
			$done = $this->notes->add( $change->id, trim( "$text $reason" ), $author ) ? $this->follow( $change ) : Transaction::failed_statement();
		}
		if ( true === $done ) {
			$done = $this->follow_downloads( $order, $change->id, $change->to, $change->payment_to, OrderMails::after( $change->from, $change->to ) );
		}
		if ( true === $done && null !== $with ) {
			$done = $with();
		}
		return is_wp_error( $done ) ? $done : true;
	}

	/**
	 * Runs hooks and the worker after a committed change.
	 *
	 * @param Order       $order  Current order.
	 * @param OrderChange $change Applied change.
	 */
	public function announce( Order $order, OrderChange $change ): Order {
		/**
		 * Fires after the status of an order has changed. Not if the server dies
		 * before: use webhooks if you must not miss a change.
		 *
		 * @param Order  $order Current order.
		 * @param string $from  Previous status.
		 * @param string $to    New status.
		 *
		 * @example
		 * add_action(
		 *     'vitrine_order_status_changed',
		 *     fn( $order, $from, $to ) => 'processing' === $to && wp_mail( 'warehouse@example.com', "Order {$order->id} is paid", implode( "\n", array_column( $order->items, 'name' ) ) ),
		 *     10,
		 *     3
		 * );
		 */
		do_action( 'vitrine_order_status_changed', $order, $change->from, $change->to );
		$this->worker->soon();
		return $order;
	}

	/**
	 * Adds the emails and webhooks of a change to the outbox.
	 *
	 * @param OrderChange $change Change.
	 * @return true|\WP_Error
	 */
	private function follow( OrderChange $change ): bool|\WP_Error {
		$done = true;
		foreach ( OrderMails::after( $change->from, $change->to ) as $mail ) {
			$done = true === $done ? $this->outbox->add( $change->id, Task::MAIL, $mail ) : $done;
		}
		foreach ( array_keys( Webhooks::receivers() ) as $url ) {
			$event = array(
				'from' => $change->from,
				'to'   => $change->to,
				'at'   => gmdate( 'Y-m-d\TH:i:s\Z' ),
			);
			$done  = true === $done ? $this->outbox->add( $change->id, Task::WEBHOOK, $url, $event ) : $done;
		}
		return $done;
	}

	/**
	 * Grants or revokes the downloads of an order, in a transaction. Customers get an
	 * email about granted downloads if no other email lists them.
	 *
	 * @param Order        $order   Order before the change.
	 * @param int          $id      Order ID, which a draft does not have.
	 * @param string       $status  New order status.
	 * @param string       $payment New payment status.
	 * @param list<string> $mails   Emails that are sent anyway.
	 * @return true|\WP_Error
	 */
	public function follow_downloads( Order $order, int $id, string $status, string $payment, array $mails = array() ): bool|\WP_Error {
		$granted   = Grants::of_site()->follow( $order, $id, $status, $payment );
		$is_mailed = array() !== array_intersect( $mails, array( OrderMails::CONFIRMATION, OrderMails::COMPLETED ) );
		return is_int( $granted ) && $granted > 0 && ! $is_mailed ? $this->mail( $id, OrderMails::CONFIRMATION ) : ( is_wp_error( $granted ) ? $granted : true );
	}

	/**
	 * Adds an email to the outbox, in the same transaction.
	 *
	 * @param int    $id   Order ID.
	 * @param string $mail One of the constants of OrderMails.
	 * @param string $note Note to the customer, for emails with a note.
	 * @return true|\WP_Error
	 */
	public function mail( int $id, string $mail, string $note = '' ): bool|\WP_Error {
		return $this->outbox->add( $id, Task::MAIL, $mail, '' === $note ? array() : array( 'note' => $note ) );
	}

	/**
	 * Starts the worker; call it after the commit.
	 */
	public function soon(): void {
		$this->worker->soon();
	}

	/**
	 * Returns the stock of an order.
	 *
	 * @param Order $order The order.
	 * @return list<array{0: int, 1: int, 2: int}> In the format of Stock.
	 */
	public static function stock_of( Order $order ): array {
		return array_map(
			static fn ( array $item ): array => array( $item['product_id'], $item['variation_id'], $item['quantity'] ),
			$order->items
		);
	}

	/**
	 * Returns the error for a change that is not possible.
	 *
	 * @param OrderChange $change Change.
	 */
	private static function refused( OrderChange $change ): \WP_Error {
		return new \WP_Error(
			'vitrine_order_status',
			/* translators: 1: order number, 2: status. */
			sprintf( __( 'The status of order %1$d cannot be changed to "%2$s".', 'vitrine' ), $change->id, OrderStatus::label( $change->to ) ),
			array( 'status' => 409 )
		);
	}
}
