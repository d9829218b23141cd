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
 * The only way to another status: by the allowed transitions, by compare-and-swap,
 * and with what the order held given back exactly once. What must follow is
 * written into the outbox in the same transaction.
 */
final class OrderChanges {

	/**
	 * @param OrderStore    $store    Order store.
	 * @param OrderPayments $payments Payments of orders.
	 * @param OrderNotes    $notes    Where a change is written down.
	 * @param Outbox        $outbox   What must follow.
	 * @param Worker        $worker   Who does it.
	 * @param PaymentPages  $pages    Where shoppers may be paying.
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
	 * Moves an order to another status, and its payment with it.
	 *
	 * @param int    $id     Order ID.
	 * @param string $to     A status.
	 * @param string $author Who wants it; empty: the shop itself.
	 * @param string $reason Text for the order's notes; may be empty.
	 * @return Order|\WP_Error The order as it then is. `vitrine_unknown_order` (404) or `vitrine_order_status` (409) when it may not go there.
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
	 * Makes a step of an order.
	 *
	 * @param Order                               $order  Order as loaded.
	 * @param OrderChange                         $change The step.
	 * @param string                              $author Who wants it; empty: the shop itself.
	 * @param string                              $reason Text for the order's notes; may be empty.
	 * @param (callable(): (bool|\WP_Error))|null $with   What else belongs to it, within its transaction.
	 * @return Order|\WP_Error As move() has it, or why its payment page cannot be closed.
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
	 * Writes a step, within a transaction; announce() follows when that is through.
	 *
	 * @param Order                             $order  As make() has it.
	 * @param OrderChange                       $change As make() has it.
	 * @param string                            $author As make() has it.
	 * @param string                            $reason As make() has it.
	 * @param (callable(): (bool|\WP_Error))|null $with As make() has it.
	 * @return true|\WP_Error The transaction must then be undone.
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
	 * Tells of a step that is written for good.
	 *
	 * @param Order       $order  Current order.
	 * @param OrderChange $change The step.
	 */
	public function announce( Order $order, OrderChange $change ): Order {
		/**
		 * Fires after an order has gone from one status to another. A server that
		 * dies before it keeps it silent: what must not be missed hears by webhook.
		 *
		 * @param Order  $order Current order.
		 * @param string $from  Its old status.
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
	 * Writes down what must follow a step.
	 *
	 * @param OrderChange $change The step.
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
	 * Grants or revokes the downloads of an order that goes on, within a transaction.
	 * Whoever gets some is told, where no other mail lists them.
	 *
	 * @param Order        $order   As it was before.
	 * @param int          $id      Its id, which a draft does not know.
	 * @param string       $status  Its new status.
	 * @param string       $payment Its payment's new one.
	 * @param list<string> $mails   Those that follow anyway.
	 * @return true|\WP_Error
	 */
	public function follow_downloads( Order $order, int $id, string $status, string $payment, array $mails = array() ): bool|\WP_Error {
		$granted = Grants::of_site()->follow( $order, $id, $status, $payment );
		$told    = array() !== array_intersect( $mails, array( OrderMails::CONFIRMATION, OrderMails::COMPLETED ) );
		return is_int( $granted ) && $granted > 0 && ! $told ? $this->mail( $id, OrderMails::CONFIRMATION ) : ( is_wp_error( $granted ) ? $granted : true );
	}

	/**
	 * Has a mail follow what is written in the same transaction.
	 *
	 * @param int    $id   Order ID.
	 * @param string $mail One of OrderMails' constants.
	 * @param string $note What the shop writes to the customer, where the mail has room for it.
	 * @return true|\WP_Error
	 */
	public function mail( int $id, string $mail, string $note = '' ): bool|\WP_Error {
		return $this->outbox->add( $id, Task::MAIL, $mail, '' === $note ? array() : array( 'note' => $note ) );
	}

	/**
	 * Has what follows done soon: after what was written for good.
	 */
	public function soon(): void {
		$this->worker->soon();
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
	 * @param OrderChange $change The step.
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
