<?php
/**
 * Gives money back.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Grants;
use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Orders\OrderChange;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderPayments;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderStock;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * A refund is saved first, then requested at the gateway with its own key, then applied
 * to the order. If the server dies in between, the refund stays pending and can be
 * requested again without refunding twice.
 */
final class Refunds {

	/** Error code: the order has changed meanwhile. */
	private const MOVED = 'vitrine_order_status';

	/**
	 * Maximum number of attempts to apply a finished refund to an order that changes
	 * meanwhile.
	 */
	private const TRIES = 5;

	/**
	 * @param OrderStore    $orders   Order store.
	 * @param OrderPayments $payments Payments of orders.
	 * @param OrderChanges  $changes  Changes of orders.
	 * @param OrderNotes    $notes    Order notes.
	 * @param RefundStore   $refunds  Refund store.
	 * @param Gateways      $gateways Payment gateways.
	 */
	public function __construct(
		private readonly OrderStore $orders,
		private readonly OrderPayments $payments,
		private readonly OrderChanges $changes,
		private readonly OrderNotes $notes,
		private readonly RefundStore $refunds,
		private readonly Gateways $gateways,
	) {}

	/**
	 * Whether an order is refunded by its gateway, rather than manually.
	 *
	 * @param Order $order The order.
	 */
	public function by_gateway( Order $order ): bool {
		return '' !== $order->reference && $this->gateways->find( $order->payment_method ) instanceof RefundingGateway;
	}

	/**
	 * Refunds an amount of an order, or everything that is left.
	 *
	 * @param int              $order_id Order ID.
	 * @param int|null         $amount   Amount in minor units; null: that of the lines, or without lines what is left.
	 * @param string           $reason   Reason; may be empty.
	 * @param bool             $restock  Whether to restock the items of the lines, or without lines all items once the order is completely refunded.
	 * @param string           $author   Name of the user; empty: the shop.
	 * @param list<RefundLine> $lines    Lines to refund.
	 * @param int|null         $seen     Expected previously refunded amount in minor units; null: any.
	 * @return Refund|\WP_Error `vitrine_unknown_order` (404), `vitrine_refund_amount`, `vitrine_refund_lines` (409), `vitrine_refund_unclear` (503), or an error of the gateway.
	 */
	public function give( int $order_id, ?int $amount = null, string $reason = '', bool $restock = true, string $author = '', array $lines = array(), ?int $seen = null ): Refund|\WP_Error {
		$order = $this->orders->load( $order_id );
		if ( null === $order ) {
			return new \WP_Error( 'vitrine_unknown_order', __( 'Order not found.', 'vitrine' ), array( 'status' => 404 ) );
		}
		$id = RefundEntry::write( $this->refunds, $order, $amount, $reason, $restock, $author, $lines, $seen );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$refund = false === $id ? null : $this->refunds->load( $id );
		return null === $refund ? self::too_much( $this->orders->load( $order_id ), $seen ) : $this->ask( $order, $refund );
	}

	/**
	 * Requests a refund again whose result is unknown.
	 *
	 * @param int $id Refund ID.
	 * @return Refund|\WP_Error See give().
	 */
	public function resume( int $id ): Refund|\WP_Error {
		$refund = $this->refunds->load( $id );
		$order  = null === $refund ? null : $this->orders->load( $refund->order_id );
		if ( null === $refund || null === $order ) {
			return new \WP_Error( 'vitrine_unknown_refund', __( 'Refund not found.', 'vitrine' ), array( 'status' => 404 ) );
		}
		return Refund::PENDING === $refund->status ? $this->ask( $order, $refund ) : $refund;
	}

	/**
	 * Records a refund that was made elsewhere, such as on the payment provider's site;
	 * a known one changes nothing.
	 *
	 * @param int    $order_id  Order ID.
	 * @param int    $amount    Amount in minor units.
	 * @param string $reference Reference of the refund at the payment provider.
	 * @return Refund|\WP_Error See give().
	 */
	public function note( int $order_id, int $amount, string $reference ): Refund|\WP_Error {
		$known = $this->refunds->by_reference( $reference );
		if ( null === $known ) {
			$added = $amount > 0 ? Transaction::run( fn (): int|false|\WP_Error => $this->refunds->add( $order_id, $amount, false, '', '', $reference ) ) : false;
			$known = $this->refunds->by_reference( $reference );
			if ( null === $known ) {
				return is_wp_error( $added ) ? $added : self::too_much( $this->orders->load( $order_id ) );
			}
		}
		return $this->take( $known, $reference );
	}

	/**
	 * Marks a refund requested by give() as finished: the response may have been lost.
	 *
	 * @param Order  $order     The order.
	 * @param string $key       Idempotency key of the request.
	 * @param string $reference Reference of the refund at the payment provider.
	 * @return Refund|\WP_Error|null Null if no refund with this key is pending.
	 */
	public function finish( Order $order, string $key, string $reference ): Refund|\WP_Error|null {
		foreach ( $this->refunds->of( $order->id ) as $refund ) {
			if ( Refund::PENDING === $refund->status && hash_equals( self::key( $order, $refund ), $key ) ) {
				return $this->take( $refund, $reference );
			}
		}
		return null;
	}

	/**
	 * Returns the idempotency key of a refund.
	 *
	 * @param Order  $order  Order.
	 * @param Refund $refund Refund.
	 * @return string 64 hex digits.
	 */
	private static function key( Order $order, Refund $refund ): string {
		return hash( 'sha256', "vitrine-refund|$refund->id|$order->key" );
	}

	/**
	 * Calls the gateway.
	 *
	 * @param Order  $order  The order.
	 * @param Refund $refund Pending refund.
	 */
	private function ask( Order $order, Refund $refund ): Refund|\WP_Error {
		$gateway = $this->by_gateway( $order ) ? $this->gateways->find( $order->payment_method ) : null;
		try {
			$answer = $gateway instanceof RefundingGateway ? $gateway->refund( $order, $refund->amount, $refund->reason, self::key( $order, $refund ) ) : '';
		} catch ( \Throwable $thrown ) {
			error_log( sprintf( 'Vitrine: refund %d of order %d broke: %s', $refund->id, $order->id, $thrown->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Shop owners look in the error log.
			return new \WP_Error( 'vitrine_refund_unclear', __( 'The payment provider could not be reached, so it is not known whether the money was refunded. Please try again: it will not be refunded twice.', 'vitrine' ), array( 'status' => 503 ) );
		}
		if ( ! is_wp_error( $answer ) ) {
			return $this->take( $refund, $answer );
		}
		$undone = Transaction::run( fn (): bool|\WP_Error => $this->refunds->undo( $refund ) );
		if ( true === $undone ) {
			/* translators: 1: amount of money, 2: reason. */
			$this->notes->add( $order->id, sprintf( __( 'Refund of %1$s failed: %2$s', 'vitrine' ), $order->currency->format( $refund->amount ), $answer->get_error_message() ), $refund->author );
		}
		return $answer;
	}

	/**
	 * Applies a finished refund to its order.
	 *
	 * @param Refund $refund    Refund.
	 * @param string $reference Reference of the refund at the payment provider.
	 */
	private function take( Refund $refund, string $reference ): Refund|\WP_Error {
		$change = null;
		$done   = false;
		for ( $try = 1; $try <= self::TRIES; $try++ ) {
			$done = Transaction::run(
				function () use ( $refund, $reference, &$change ): bool|\WP_Error {
					$change = null;
					return $this->write( $refund, $reference, $change );
				}
			);
			if ( ! is_wp_error( $done ) || self::MOVED !== $done->get_error_code() ) {
				break;
			}
		}
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		$order = $this->orders->load( $refund->order_id );
		if ( true === $done && null !== $order ) {
			/**
			 * Fires after an order was refunded, partly or completely.
			 *
			 * @param Order  $order  Current order.
			 * @param int    $amount Amount in minor units.
			 * @param string $reason Reason entered by the user; may be empty.
			 *
			 * @example
			 * add_action( 'vitrine_order_refunded', fn( $order, $amount, $reason ) => wp_mail( 'books@example.com', "Refund of $amount on order {$order->id}", $reason ), 10, 3 );
			 */
			do_action( 'vitrine_order_refunded', $order, $refund->amount, $refund->reason );
			if ( $change instanceof OrderChange ) {
				$this->changes->announce( $order, $change );
			}
			$this->changes->soon();
		}
		return $this->refunds->load( $refund->id ) ?? $refund;
	}

	/**
	 * Saves a finished refund, in a transaction.
	 *
	 * @param Refund           $refund    Refund.
	 * @param string           $reference Reference of the refund at the payment provider.
	 * @param OrderChange|null $change    Is set to the change of the order, if any.
	 * @return bool|\WP_Error False if it is already saved.
	 */
	private function write( Refund $refund, string $reference, ?OrderChange &$change ): bool|\WP_Error {
		$done  = $this->refunds->finish( $refund->id, $reference );
		$order = $this->orders->load( $refund->order_id );
		$all   = null !== $order && $this->refunds->given( $order->id ) >= $order->totals['total'];
		if ( true === $done && null !== $order ) {
			$done = $this->changes->mail( $order->id, $all ? OrderMails::REFUNDED : OrderMails::PARTIALLY_REFUNDED );
		}
		if ( true !== $done || null === $order ) {
			return $done;
		}
		/* translators: %s: amount of money. */
		$text = implode( ' ', array_filter( array( sprintf( __( '%s was refunded.', 'vitrine' ), $order->currency->format( $refund->amount ) ), RefundText::sentence( $order, $refund ), $refund->reason ) ) );
		// The items of the lines; without lines, the remaining items once everything is
		// refunded.
		$restock = static fn (): bool|\WP_Error => $refund->restock && array() !== $refund->lines ? OrderStock::give_back( $order->id, array_column( $refund->lines, 'quantity', 'item' ) ) : true;
		$to      = $all ? PaymentStatus::REFUNDED : PaymentStatus::PARTIALLY_REFUNDED;
		if ( $all && OrderStatus::allows( $order->status, OrderStatus::REFUNDED ) ) {
			$change = new OrderChange( $order->id, $order->status, OrderStatus::REFUNDED, $order->payment_status, $to, null, '', $refund->restock && array() === $refund->lines );
			return $this->changes->write( $order, $change, $refund->author, $text, $restock );
		}
		if ( $to !== $order->payment_status && ! $this->payments->move( $order->id, $order->payment_status, $to, '' ) ) {
			return new \WP_Error( self::MOVED );
		}
		if ( ! $this->notes->add( $order->id, $text, $refund->author ) ) {
			return Transaction::failed_statement();
		}
		$done = Grants::of_site()->refunded( $order );
		return true === $done ? $restock() : $done;
	}

	/**
	 * Returns the error for an amount that exceeds what is left.
	 *
	 * @param Order|null $order The order.
	 * @param int|null   $seen  Previously refunded amount that the request expected.
	 */
	private static function too_much( ?Order $order, ?int $seen = null ): \WP_Error {
		if ( null !== $order && null !== $seen && $seen !== $order->refunded ) {
			return new \WP_Error( 'vitrine_refund_amount', __( 'Another refund of this order was made in the meantime. Please check the order. Nothing was refunded this time.', 'vitrine' ), array( 'status' => 409 ) );
		}
		$paid = null !== $order && in_array( $order->payment_status, array( PaymentStatus::PAID, PaymentStatus::PARTIALLY_REFUNDED ), true );
		return new \WP_Error(
			'vitrine_refund_amount',
			$paid
				/* translators: %s: amount of money. */
				? sprintf( __( 'The most that can be refunded for this order is %s.', 'vitrine' ), $order->currency->format( $order->totals['total'] - $order->refunded ) )
				: __( 'This order was not paid, so nothing can be refunded.', 'vitrine' ),
			array( 'status' => 409 )
		);
	}
}
