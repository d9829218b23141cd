<?php
/**
 * Settlement of payments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Checkout\CartHandover;
use Vitrine\Commerce\Builtin\Checkout\PayForOrder\Attempts;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Bought;
use Vitrine\Commerce\Builtin\Orders\OrderChange;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderPayments;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Payment\Recovery\PaymentState;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Calls a gateway and applies its result to the order, if this request still owns the
 * payment then.
 */
final class Settlement {

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
	 * Charges a payment.
	 *
	 * @param Gateway              $gateway Gateway.
	 * @param Order                $order   Pending order whose payment this request owns.
	 * @param string               $owner   Owner ID of this request.
	 * @param array<string, mixed> $data    Values of the gateway's own fields.
	 */
	public function pay( Gateway $gateway, Order $order, string $owner, array $data ): Order|\WP_Error {
		if ( PaymentState::asking( $owner ) !== $owner ) {
			$owner = $this->payments->ask( $order->id, $owner );
		}
		if ( null === $owner ) {
			return $this->as_it_is( $order );
		}
		try {
			$result = $gateway instanceof IdempotentGateway ? $gateway->process( $order, $data, $this->key( $order ) ) : $gateway->process( $order, $data );
		} catch ( \Throwable $thrown ) {
			self::log( $gateway, $order, $thrown );
			// Look up the payment if possible. Other gateways must throw only before
			// they charge.
			$result = $gateway instanceof IdempotentGateway || $gateway instanceof PaymentLookup ? PaymentResult::unknown() : new \WP_Error( 'vitrine_gateway_broke' );
		}
		if ( $result instanceof PaymentResult && $result->is_unknown() && $gateway instanceof PaymentLookup ) {
			return $this->look_up( $gateway, $order, $owner );
		}
		return $this->settle( $order, $owner, $result, $gateway instanceof IdempotentGateway );
	}

	/**
	 * Looks up a payment.
	 *
	 * @param Gateway&PaymentLookup $gateway Gateway.
	 * @param Order                 $order   Pending order whose payment this request owns.
	 * @param string                $owner   Owner ID of this request.
	 */
	public function look_up( Gateway&PaymentLookup $gateway, Order $order, string $owner ): Order|\WP_Error {
		try {
			$result = $gateway->look_up( $order, $this->key( $order ) ) ?? PaymentResult::unknown();
		} catch ( \Throwable $thrown ) {
			self::log( $gateway, $order, $thrown );
			$result = PaymentResult::unknown();
		}
		return $this->settle( $order, $owner, $result, true );
	}

	/**
	 * Applies a result to the order.
	 *
	 * @param Order                   $order     Pending order.
	 * @param string                  $owner     Owner ID of the request.
	 * @param PaymentResult|\WP_Error $result    Result of the gateway.
	 * @param bool                    $ask_again Whether the gateway can be called again.
	 */
	public function settle( Order $order, string $owner, PaymentResult|\WP_Error $result, bool $ask_again = false ): Order|\WP_Error {
		if ( is_wp_error( $result ) ) {
			return $this->failed( $order, $owner, $result );
		}
		if ( $result->is_unknown() ) {
			return $this->unclear( $order, $owner, $ask_again );
		}
		if ( ! $result->is_acceptance() ) {
			$this->payments->wait_at( $order->id, $owner, $result->redirect, $result->reference );
			return $this->as_it_is( $order );
		}
		$done = $this->changes->make( $order, new OrderChange( $order->id, OrderStatus::PENDING, Bought::status( $order, $result->status, $result->payment ), PaymentStatus::IN_PROGRESS, $result->payment, $owner, $result->reference ) );
		if ( ! is_wp_error( $done ) ) {
			return $done;
		}
		$now = $this->store->load( $order->id );
		return null !== $now && ! $now->accepted && OrderStatus::PENDING !== $now->status ? $this->late( $now, $result ) : $this->as_it_is( $order );
	}

	/**
	 * Closes an order whose payment failed: stock and coupons are released, and the
	 * cart is restored. Manual orders are kept for another attempt.
	 *
	 * @param Order     $order  Pending order.
	 * @param string    $owner  Owner ID of the request.
	 * @param \WP_Error $reason Error of the gateway.
	 */
	private function failed( Order $order, string $owner, \WP_Error $reason ): Order|\WP_Error {
		if ( Order::VIA_ADMIN === $order->created_via ) {
			if ( ! $this->attempts->give_up( $order->id, $owner ) ) {
				return $this->as_it_is( $order );
			}
			$this->notes->add( $order->id, trim( __( 'The payment failed.', 'vitrine' ) . ' ' . $reason->get_error_message() ) );
			return CheckoutRefusals::payment_failed( $reason->get_error_message() );
		}
		$taken  = $this->store->cart_of( $order->id );
		$change = new OrderChange( $order->id, OrderStatus::PENDING, OrderStatus::FAILED, PaymentStatus::IN_PROGRESS, PaymentStatus::FAILED, $owner );
		$done   = $this->changes->make( $order, $change, '', $reason->get_error_message(), fn (): bool|\WP_Error => $this->carts->put_back( $taken ) );
		$now    = is_wp_error( $done ) ? $this->as_it_is( $order ) : $done;
		return $now instanceof Order && OrderStatus::FAILED === $now->status ? CheckoutRefusals::payment_failed( $reason->get_error_message() ) : $now;
	}

	/**
	 * Releases an order whose payment has an unknown result.
	 *
	 * @param Order  $order     Pending order.
	 * @param string $owner     Owner ID of the request.
	 * @param bool   $ask_again Whether the gateway can be called again.
	 */
	private function unclear( Order $order, string $owner, bool $ask_again ): Order|\WP_Error {
		if ( $this->payments->let_go( $order->id, $owner, $ask_again ) && ! $ask_again ) {
			$this->note_unknown( $order->id );
		}
		$now = $this->as_it_is( $order );
		return is_wp_error( $now ) && ! $ask_again ? CheckoutRefusals::payment_unclear() : $now;
	}

	/**
	 * Records a payment that arrived after the order was closed and has to be refunded.
	 *
	 * @param Order         $order  Canceled or failed order.
	 * @param PaymentResult $result Result of the gateway.
	 */
	private function late( Order $order, PaymentResult $result ): \WP_Error {
		if ( $this->payments->move( $order->id, $order->payment_status, $result->payment, $result->reference ) ) {
			$this->notes->add( $order->id, __( 'The payment arrived after the order was closed. Please refund it.', 'vitrine' ) );
		}
		return CheckoutRefusals::payment_unclear();
	}

	/**
	 * Returns the order as changed by another request, or the error if it is not
	 * confirmed.
	 *
	 * @param Order $order Order known to this request.
	 */
	private function as_it_is( Order $order ): Order|\WP_Error {
		$now = $this->store->load( $order->id );
		return null !== $now && ( $now->accepted || OrderStatus::PENDING !== $now->status || $now->redirect !== $now->received_url ) ? $now : CheckoutRefusals::in_progress();
	}

	/**
	 * Adds a note for the owner to an order with an unknown payment result.
	 *
	 * @param int $id Order ID.
	 */
	public function note_unknown( int $id ): void {
		$this->notes->add( $id, __( 'It is unknown whether this order was paid, because the server stopped during the payment. Please check with your payment provider, then set the status. The order will not be charged again or cancelled automatically.', 'vitrine' ) );
	}

	/**
	 * Returns the idempotency key of an order's payment. Each attempt to pay an
	 * existing order has its own.
	 *
	 * @param Order $order The order.
	 * @return string 64 hex digits.
	 */
	private function key( Order $order ): string {
		$attempt = $this->attempts->last( $order->id );
		return hash( 'sha256', "vitrine-payment|$order->id|$order->key" . ( '' === $attempt ? '' : "|$attempt" ) );
	}

	/**
	 * Logs an exception for the owner; it is not shown to the shopper.
	 *
	 * @param Gateway    $gateway Gateway.
	 * @param Order      $order   Order.
	 * @param \Throwable $thrown  Exception.
	 */
	private static function log( Gateway $gateway, Order $order, \Throwable $thrown ): void {
		error_log( sprintf( 'Vitrine: payment "%s" of order %d broke: %s', $gateway->id(), $order->id, $thrown->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Shop owners look in the error log.
	}
}
