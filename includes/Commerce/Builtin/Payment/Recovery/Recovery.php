<?php
/**
 * Payments whose server died.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Recovery;

use Vitrine\Commerce\Builtin\Orders\OrderPayments;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\IdempotentGateway;
use Vitrine\Commerce\Builtin\Payment\PaymentLookup;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Settlement;
use Vitrine\Commerce\Rules\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Leads an order on that was found under its key: waits for the request that is
 * at it, or does what that one left, exactly once.
 *
 * @see Repetition
 */
final class Recovery {

	/** Seconds that a repeated request waits: longer than a lease, shorter than a page does. */
	private const PATIENCE = 40;

	/** Microseconds between two looks. */
	private const PAUSE = 200000;

	/** Seconds that a gateway is asked again and again what became of a payment. */
	private const ASKED = HOUR_IN_SECONDS;

	/** Seconds that the shopper has to send the form again, before the shop's own work looks after it. */
	private const GRACE = 300;

	/**
	 * @param OrderStore    $store      Order store.
	 * @param OrderPayments $payments   Payments of orders.
	 * @param Gateways      $gateways   Payment gateways.
	 * @param Settlement    $settlement Asks them.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderPayments $payments,
		private readonly Gateways $gateways,
		private readonly Settlement $settlement,
	) {}

	/**
	 * What is answered to a repeated request.
	 *
	 * @param Order                $order The order under its key.
	 * @param array<string, mixed> $data  What the gateway's own fields hold now.
	 */
	public function answer( Order $order, array $data ): Order|\WP_Error {
		$until = microtime( true ) + self::patience();
		do {
			$payment = $this->payments->of( $order->id );
			$order   = $this->store->load( $order->id ) ?? $order;
			if ( null === $payment ) {
				return CheckoutRefusals::in_progress();
			}
			$gateway = $this->gateways->find( $order->payment_method );
			$next    = Repetition::of( $order->status, $payment, time(), $gateway instanceof IdempotentGateway, $gateway instanceof PaymentLookup );
			if ( Repetition::Wait !== $next ) {
				$answer = $this->go_on( $next, $order, $payment, $gateway, $data );
				if ( null !== $answer ) {
					return $answer;
				}
			}
			usleep( self::PAUSE );
		} while ( microtime( true ) < $until );
		return CheckoutRefusals::in_progress();
	}

	/**
	 * Looks after orders whose server died and whose shopper did not come back.
	 */
	public function run(): void {
		foreach ( $this->payments->abandoned( time() - self::grace() ) as $id ) {
			$order   = $this->store->load( $id );
			$payment = $this->payments->of( $id );
			if ( null === $order || null === $payment ) {
				continue;
			}
			$this->look_after( $order, $payment );
		}
	}

	/**
	 * Checks one payment that was left unfinished.
	 *
	 * @param Order        $order   The order.
	 * @param PaymentState $payment Its payment.
	 */
	private function look_after( Order $order, PaymentState $payment ): void {
		$gateway = $this->gateways->find( $order->payment_method );
		$owner   = PaymentState::new_owner();
		if ( ! $payment->was_asked() ) {
			if ( $this->payments->take_over( $order->id, $payment, $owner ) ) {
				$this->settlement->settle( $order, $owner, new \WP_Error( 'vitrine_not_asked', __( 'The server stopped before the payment was taken, and the customer did not return.', 'vitrine' ) ) );
			}
		} elseif ( $gateway instanceof PaymentLookup ) {
			if ( $this->payments->take_over( $order->id, $payment, PaymentState::asking( $owner ) ) ) {
				$this->settlement->look_up( $gateway, $order, PaymentState::asking( $owner ) );
				$this->give_up( $order );
			}
		} elseif ( $this->payments->take_over( $order->id, $payment, '' ) ) {
			// What the form held is not kept, so only the shopper's own request can ask again.
			$this->settlement->tell( $order->id );
		}
	}

	/**
	 * Shows the owner an order of which its gateway can tell nothing for too long.
	 *
	 * @param Order $order As it was before the gateway was asked once more.
	 */
	private function give_up( Order $order ): void {
		// Nobody has it by now, unless the gateway could tell.
		$begun = '' === $order->payment_begun ? $order->created : $order->payment_begun;
		if ( strtotime( $begun . ' UTC' ) < time() - self::ASKED && $this->payments->let_go( $order->id, '', false ) ) {
			$this->settlement->tell( $order->id );
		}
	}

	/**
	 * Takes the next step of a payment.
	 *
	 * @param Repetition           $next    What.
	 * @param Order                $order   The order.
	 * @param PaymentState         $payment Its payment.
	 * @param Gateway|null         $gateway Its gateway, if it is still there.
	 * @param array<string, mixed> $data    Values of the gateway's own fields.
	 * @return Order|\WP_Error|null Null: another one was faster, look again.
	 */
	private function go_on( Repetition $next, Order $order, PaymentState $payment, ?Gateway $gateway, array $data ): Order|\WP_Error|null {
		if ( Repetition::Show === $next ) {
			return $order;
		}
		if ( Repetition::Over === $next ) {
			return OrderStatus::FAILED === $order->status ? CheckoutRefusals::payment_failed( '' ) : $order;
		}
		if ( Repetition::Unclear === $next ) {
			if ( '' !== $payment->owner && $this->payments->take_over( $order->id, $payment, '' ) ) {
				$this->settlement->tell( $order->id );
			}
			return CheckoutRefusals::payment_unclear();
		}
		if ( null === $gateway ) {
			// It is not offered any more: nobody can ask it.
			return CheckoutRefusals::payment_unclear();
		}
		$looks = Repetition::LookUp === $next && $gateway instanceof PaymentLookup;
		// Who takes over what was asked must not look as if nothing had been.
		$owner = $payment->was_asked() ? PaymentState::asking( PaymentState::new_owner() ) : PaymentState::new_owner();
		if ( ! $this->payments->take_over( $order->id, $payment, $owner ) ) {
			return null;
		}
		return $looks ? $this->settlement->look_up( $gateway, $order, $owner ) : $this->settlement->pay( $gateway, $order, $owner, $data );
	}

	/**
	 * How long a repeated request waits.
	 */
	private static function patience(): int {
		/**
		 * How long a form that was sent again waits for the request that takes its payment.
		 *
		 * @param int $seconds 0: not at all; it is told to be sent again later.
		 *
		 * @example
		 * add_filter( 'vitrine_payment_wait', fn( $seconds ) => min( $seconds, 15 ) );
		 */
		return max( 0, (int) apply_filters( 'vitrine_payment_wait', self::PATIENCE ) );
	}

	/**
	 * How long the shopper has to come back.
	 */
	private static function grace(): int {
		/**
		 * How long an order whose server died waits for its shopper to send the
		 * form again, before it is looked up at the gateway or shown to the owner.
		 *
		 * @param int $seconds After the end of the payment's lease.
		 *
		 * @example
		 * add_filter( 'vitrine_payment_grace', fn( $seconds ) => 10 * MINUTE_IN_SECONDS );
		 */
		return max( 0, (int) apply_filters( 'vitrine_payment_grace', self::GRACE ) );
	}
}
