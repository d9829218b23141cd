<?php
/**
 * Recovery of interrupted payments.
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
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Continues an existing order: waits for the request that is working on it, or
 * completes an interrupted one, exactly once.
 *
 * @see Repetition
 */
final class Recovery {

	/**
	 * Seconds that a repeated request waits: longer than a lease, but shorter than a
	 * page timeout.
	 */
	private const PATIENCE = 40;

	/** Microseconds between two checks. */
	private const PAUSE = 200000;

	/** Seconds during which a gateway is asked for the result of a payment. */
	private const ASKED = HOUR_IN_SECONDS;

	/**
	 * Seconds for the shopper to submit the form again, before the background job
	 * continues.
	 */
	private const GRACE = 300;

	/**
	 * @param OrderStore    $store      Order store.
	 * @param OrderPayments $payments   Payments of orders.
	 * @param Gateways      $gateways   Payment gateways.
	 * @param Settlement    $settlement Settlement of payments.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderPayments $payments,
		private readonly Gateways $gateways,
		private readonly Settlement $settlement,
	) {}

	/**
	 * Returns the response to a repeated request.
	 *
	 * @param Order                $order Order of the key.
	 * @param array<string, mixed> $data  Values of the gateway's own fields.
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
	 * Continues interrupted orders whose shopper did not return.
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
	 * Checks an unfinished payment.
	 *
	 * @param Order        $order   The order.
	 * @param PaymentState $payment State of the payment.
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
			// Form values are not stored, so only the shopper's own request can charge
			// again.
			$this->settlement->note_unknown( $order->id );
		}
	}

	/**
	 * Reports an order to the owner whose gateway has been unable to tell the result
	 * for too long.
	 *
	 * @param Order $order Order before the gateway was asked again.
	 */
	private function give_up( Order $order ): void {
		// There is no owner now, unless the gateway knew the result.
		$begun = '' === $order->payment_begun ? $order->created : $order->payment_begun;
		if ( strtotime( $begun . ' UTC' ) < time() - self::ASKED && $this->payments->let_go( $order->id, '', false ) ) {
			$this->settlement->note_unknown( $order->id );
		}
	}

	/**
	 * Takes the next step of a payment.
	 *
	 * @param Repetition           $next    Step to take.
	 * @param Order                $order   The order.
	 * @param PaymentState         $payment State of the payment.
	 * @param Gateway|null         $gateway Gateway, if it still exists.
	 * @param array<string, mixed> $data    Values of the gateway's own fields.
	 * @return Order|\WP_Error|null Null if another request was faster: check again.
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
				$this->settlement->note_unknown( $order->id );
			}
			return CheckoutRefusals::payment_unclear();
		}
		if ( null === $gateway ) {
			// The gateway is no longer available.
			return CheckoutRefusals::payment_unclear();
		}
		$looks = Repetition::LookUp === $next && $gateway instanceof PaymentLookup;
		// If the gateway was called, the new owner ID must say so too.
		$owner = $payment->was_asked() ? PaymentState::asking( PaymentState::new_owner() ) : PaymentState::new_owner();
		if ( ! $this->payments->take_over( $order->id, $payment, $owner ) ) {
			return null;
		}
		return $looks ? $this->settlement->look_up( $gateway, $order, $owner ) : $this->settlement->pay( $gateway, $order, $owner, $data );
	}

	/**
	 * Returns how long a repeated request waits.
	 */
	private static function patience(): int {
		/**
		 * Filters how long a repeated form submission waits for the request that
		 * charges its payment.
		 *
		 * @param int $seconds Seconds; 0: do not wait, but ask to submit it again later.
		 *
		 * @example
		 * add_filter( 'vitrine_payment_wait', fn( $seconds ) => min( $seconds, 15 ) );
		 */
		return max( 0, (int) apply_filters( 'vitrine_payment_wait', self::PATIENCE ) );
	}

	/**
	 * Returns how long the shopper has to return.
	 */
	private static function grace(): int {
		/**
		 * Filters how long an interrupted order waits for its shopper to submit the
		 * form again, before the gateway is asked or the owner is told.
		 *
		 * @param int $seconds Seconds after the end of the payment's lease.
		 *
		 * @example
		 * add_filter( 'vitrine_payment_grace', fn( $seconds ) => 10 * MINUTE_IN_SECONDS );
		 */
		return max( 0, (int) apply_filters( 'vitrine_payment_grace', self::GRACE ) );
	}
}
