<?php
/**
 * Base class of tests of interrupted payments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Places orders whose server fails before, or while, the gateway is asked.
 */
abstract class RecoveryTestCase extends TestCase {

	protected const KEY = 'one-intent-to-buy';

	/**
	 * Places an order whose server fails in the gateway: its fiber is never
	 * resumed.
	 *
	 * @param BankGateway|FakeGateway $gateway The gateway.
	 * @param int                     $product Product ID.
	 */
	protected function dies_while_paying( BankGateway|FakeGateway $gateway, int $product ): Shopper {
		$this->offer( $gateway );
		$shopper = ( new Shopper() )->with( $product );
		$dies    = static function (): PaymentResult {
			\Fiber::suspend();
			return PaymentResult::unknown();
		};
		if ( $gateway instanceof BankGateway ) {
			$gateway->answers = static function () use ( $dies ): void {
				$dies();
			};
		} else {
			$gateway->process = $dies;
		}
		$request = new \Fiber( fn () => $this->buy( $shopper, $gateway->id() ) );
		$request->start();
		self::$dead[] = $request;
		$this->assertTrue( $request->isSuspended() );
		$this->assertSame( array( array( 'pending' ), array( 'in-progress' ) ), array( Shopper::orders( 'status' ), Shopper::orders( 'payment_status' ) ) );
		$this->end_leases();
		if ( $gateway instanceof BankGateway ) {
			$gateway->answers = static function (): void {};
		}
		return $shopper;
	}

	/**
	 * Places an order whose server fails right after it is stored.
	 *
	 * @param int $product Product ID.
	 */
	protected function dies_when_placed( int $product ): Shopper {
		$shopper = ( new Shopper() )->with( $product );
		$dies    = static fn () => \Fiber::suspend();
		add_action( 'vitrine_order_placed', $dies );
		$request = new \Fiber( fn () => $this->buy( $shopper, 'fake' ) );
		$request->start();
		remove_action( 'vitrine_order_placed', $dies );
		self::$dead[] = $request;
		$this->assertTrue( $request->isSuspended() );
		$this->end_leases();
		return $shopper;
	}

	/**
	 * Suspended requests.
	 *
	 * @var list<\Fiber<mixed, mixed, mixed, mixed>>
	 */
	protected static array $dead = array();

	/**
	 * Registers a gateway.
	 *
	 * @param Gateway $gateway The gateway.
	 */
	protected function offer( Gateway $gateway ): void {
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, $gateway ) );
	}

	/**
	 * Expires all leases.
	 */
	protected function end_leases(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}vitrine_orders SET payment_lease = %d WHERE payment_lease > 0", time() - 1 ) );
	}

	/**
	 * Submits the form.
	 *
	 * @param Shopper $shopper The shopper.
	 * @param string  $method  Payment method.
	 * @param string  $key     Idempotency key.
	 */
	protected function buy( Shopper $shopper, string $method, string $key = self::KEY ): Order|\WP_Error {
		return $shopper->buy( $key, array(), array( 'payment_method' => $method ) );
	}
}
