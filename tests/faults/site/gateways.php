<?php
/**
 * Gateways with different capabilities: idempotency keys, payment lookup, or
 * none.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\IdempotentGateway;
use Vitrine\Commerce\Builtin\Payment\PaymentLookup;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Faults\Bank;
use Vitrine\Tests\Faults\Moments;

/**
 * Returns the gateways of the suite.
 *
 * @return list<Gateway>
 */
function vitrine_faults_gateways(): array {
	$till = new class() implements Gateway {
		/**
		 * {@inheritDoc}
		 */
		public function id(): string {
			return 'till';
		}

		/**
		 * {@inheritDoc}
		 */
		public function title(): string {
			return 'Till';
		}

		/**
		 * {@inheritDoc}
		 */
		public function description(): string {
			return '';
		}

		/**
		 * {@inheritDoc}
		 */
		public function fields_html(): string {
			return '';
		}

		/**
		 * {@inheritDoc}
		 *
		 * @param CartSnapshot $cart The cart.
		 */
		public function is_available( CartSnapshot $cart ): bool {
			return true;
		}

		/**
		 * {@inheritDoc}
		 *
		 * @param Order                $order A pending order.
		 * @param array<string, mixed> $data  Payment data with the mode.
		 */
		public function process( Order $order, array $data ): PaymentResult|WP_Error {
			return vitrine_faults_pay( $order, $data, '' );
		}
	};
	$bank = new class() implements IdempotentGateway, PaymentLookup {
		/**
		 * {@inheritDoc}
		 */
		public function id(): string {
			return 'bank';
		}

		/**
		 * {@inheritDoc}
		 */
		public function title(): string {
			return 'Bank';
		}

		/**
		 * {@inheritDoc}
		 */
		public function description(): string {
			return '';
		}

		/**
		 * {@inheritDoc}
		 */
		public function fields_html(): string {
			return '';
		}

		/**
		 * {@inheritDoc}
		 *
		 * @param CartSnapshot $cart The cart.
		 */
		public function is_available( CartSnapshot $cart ): bool {
			return true;
		}

		/**
		 * {@inheritDoc}
		 *
		 * @param Order                $order           A pending order.
		 * @param array<string, mixed> $data            Payment data with the mode.
		 * @param string               $idempotency_key Idempotency key of the charge.
		 */
		public function process( Order $order, array $data, string $idempotency_key = '' ): PaymentResult|WP_Error {
			return vitrine_faults_pay( $order, $data, $idempotency_key );
		}

		/**
		 * {@inheritDoc}
		 *
		 * @param Order  $order           A pending order.
		 * @param string $idempotency_key Idempotency key of the charge.
		 */
		public function look_up( Order $order, string $idempotency_key ): PaymentResult|WP_Error|null {
			return vitrine_faults_result( Bank::of( $order->email ) );
		}
	};
	return array( $till, $bank );
}

/**
 * Processes a payment.
 *
 * @param Order                $order A pending order.
 * @param array<string, mixed> $data  `mode`: empty, `slow`, `decline`, `slow-decline`, `late` or `page`.
 * @param string               $key   Idempotency key, if the gateway supports it.
 * @throws RuntimeException When the bank did not respond in time.
 */
function vitrine_faults_pay( Order $order, array $data, string $key ): PaymentResult|WP_Error {
	$mode = (string) ( $data['mode'] ?? '' );
	Moments::reach( 'gateway:before' );
	if ( str_starts_with( $mode, 'slow' ) ) {
		usleep( 1200000 );
	}
	if ( 'page' === $mode ) {
		return PaymentResult::redirect( home_url( '/?pay=' . $order->id ), 'page-' . $order->id );
	}
	$charge = Bank::charge( $key, $order->email, $order->totals['total'], ! str_ends_with( $mode, 'decline' ), 'late' === $mode ? 1.0 : 0.0 );
	Moments::reach( 'gateway:after' );
	if ( 'late' === $mode && $charge['at'] > microtime( true ) ) {
		return '' === $key ? PaymentResult::unknown() : throw new RuntimeException( 'Timed out.' );
	}
	return vitrine_faults_result( $charge ) ?? PaymentResult::unknown();
}

/**
 * Returns the payment result of a charge.
 *
 * @param array{taken: bool, at: float, id: string}|null $charge The charge.
 */
function vitrine_faults_result( ?array $charge ): PaymentResult|WP_Error|null {
	if ( null === $charge || $charge['at'] > microtime( true ) ) {
		return null;
	}
	return $charge['taken'] ? PaymentResult::paid( substr( $charge['id'], 0, 32 ) ) : new WP_Error( 'declined', 'The card was declined.' );
}
