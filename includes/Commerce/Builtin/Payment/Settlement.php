<?php
/**
 * From a gateway's answer to an order.
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
use Vitrine\Commerce\Rules\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Asks a gateway and takes its word into the order, if the order is still this
 * request's by then.
 */
final class Settlement {

	/**
	 * @param OrderStore    $store    Order store.
	 * @param OrderPayments $payments Payments of orders.
	 * @param OrderChanges  $changes  Changes of orders.
	 * @param OrderNotes    $notes    What their owner must know.
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
	 * Has a gateway take the payment.
	 *
	 * @param Gateway              $gateway How.
	 * @param Order                $order   Pending, and its payment this request's.
	 * @param string               $owner   This request.
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
			// One that can be asked is asked. Of any other it is agreed that it throws before it has taken anything.
			$result = $gateway instanceof IdempotentGateway || $gateway instanceof PaymentLookup ? PaymentResult::unknown() : new \WP_Error( 'vitrine_gateway_broke' );
		}
		if ( $result instanceof PaymentResult && $result->is_unknown() && $gateway instanceof PaymentLookup ) {
			return $this->look_up( $gateway, $order, $owner );
		}
		return $this->settle( $order, $owner, $result, $gateway instanceof IdempotentGateway );
	}

	/**
	 * Asks a gateway what became of a payment.
	 *
	 * @param Gateway&PaymentLookup $gateway Which.
	 * @param Order                 $order   Pending, and its payment this request's.
	 * @param string                $owner   This request.
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
	 * Takes a result into the order.
	 *
	 * @param Order                   $order     Pending order.
	 * @param string                  $owner     The request that asked for it.
	 * @param PaymentResult|\WP_Error $result    What the gateway says.
	 * @param bool                    $ask_again Whether the gateway may be asked again.
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
	 * Undoes an order whose payment failed: goods and coupons go back, and the
	 * cart is as it was. One that was made by hand stays, to be paid by another try.
	 *
	 * @param Order     $order  Pending order.
	 * @param string    $owner  The request that asked for the payment.
	 * @param \WP_Error $reason What the gateway says.
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
	 * Lets go of an order of which nobody knows whether it is paid.
	 *
	 * @param Order  $order     Pending order.
	 * @param string $owner     The request that asked for the payment.
	 * @param bool   $ask_again Whether the gateway may be asked again.
	 */
	private function unclear( Order $order, string $owner, bool $ask_again ): Order|\WP_Error {
		if ( $this->payments->let_go( $order->id, $owner, $ask_again ) && ! $ask_again ) {
			$this->tell( $order->id );
		}
		$now = $this->as_it_is( $order );
		return is_wp_error( $now ) && ! $ask_again ? CheckoutRefusals::payment_unclear() : $now;
	}

	/**
	 * Keeps money that came when the order was given up: it belongs to the shopper.
	 *
	 * @param Order         $order  Cancelled or failed.
	 * @param PaymentResult $result What the gateway says.
	 */
	private function late( Order $order, PaymentResult $result ): \WP_Error {
		if ( $this->payments->move( $order->id, $order->payment_status, $result->payment, $result->reference ) ) {
			$this->notes->add( $order->id, __( 'The payment arrived after the order was closed. Please refund it.', 'vitrine' ) );
		}
		return CheckoutRefusals::payment_unclear();
	}

	/**
	 * The order as somebody else has left it, or why it cannot be confirmed.
	 *
	 * @param Order $order As this request knew it.
	 */
	private function as_it_is( Order $order ): Order|\WP_Error {
		$now = $this->store->load( $order->id );
		return null !== $now && ( $now->accepted || OrderStatus::PENDING !== $now->status || $now->redirect !== $now->received_url ) ? $now : CheckoutRefusals::in_progress();
	}

	/**
	 * Shows the owner an order of which nobody knows whether it is paid.
	 *
	 * @param int $id Order ID.
	 */
	public function tell( int $id ): void {
		$this->notes->add( $id, __( 'It is unknown whether this order was paid, because the server stopped during the payment. Please check with your payment provider, then set the status. The order will not be charged again or cancelled automatically.', 'vitrine' ) );
	}

	/**
	 * The idempotency key of an order's payment. One order is one payment, or one
	 * for each try to pay it after it was made.
	 *
	 * @param Order $order The order.
	 * @return string 64 hex digits.
	 */
	private function key( Order $order ): string {
		$attempt = $this->attempts->last( $order->id );
		return hash( 'sha256', "vitrine-payment|$order->id|$order->key" . ( '' === $attempt ? '' : "|$attempt" ) );
	}

	/**
	 * Writes down what broke: the shopper is not told, the owner must be.
	 *
	 * @param Gateway    $gateway Which gateway.
	 * @param Order      $order   Whose payment.
	 * @param \Throwable $thrown  What it threw.
	 */
	private static function log( Gateway $gateway, Order $order, \Throwable $thrown ): void {
		error_log( sprintf( 'Vitrine: payment "%s" of order %d broke: %s', $gateway->id(), $order->id, $thrown->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Where an owner looks.
	}
}
