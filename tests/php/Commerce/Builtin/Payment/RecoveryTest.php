<?php
/**
 * Tests of payments interrupted by a server failure.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * A failed server never returns from the gateway: the order keeps its state, and
 * its lease expires.
 */
final class RecoveryTest extends TestCase {

	private const KEY = 'one-intent-to-buy';

	/**
	 * @testdox A died payment request is resumed with its idempotency key and charged once
	 */
	public function test_resumed(): void {
		$bank    = new BankGateway();
		$product = Shopper::product( array( 'stock' => 5 ) );
		$shopper = $this->dies_while_paying( $bank, $product );

		$order = $this->buy( $shopper, 'bank' );

		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 'processing', 'paid', 'charge-1', true ), array( $order->status, $order->payment_status, $order->reference, $order->accepted ) );
		$this->assertSame( array( 2, 1 ), array( $bank->asked, count( $bank->charges ) ) );
		$this->assertSame( 4, Shopper::stock( $product ) );
		$this->assertCount( 2, $this->mails() );
		$this->assertSame( $order->id, $this->buy( $shopper, 'bank' )->id );
		$this->assertSame( 2, $bank->asked );
	}

	/**
	 * @testdox A died request with a declined payment releases stock and cart when repeated
	 */
	public function test_resumed_to_a_refusal(): void {
		$bank    = new BankGateway( new \WP_Error( 'declined', 'The card was declined.' ) );
		$product = Shopper::product( array( 'stock' => 5 ) );
		$shopper = $this->dies_while_paying( $bank, $product );

		$answer = $this->buy( $shopper, 'bank' );

		$this->assertSame( 'vitrine_payment_failed', $answer->get_error_code() );
		$this->assertSame( array( array( 'failed' ), array( 'failed' ), 5 ), array( Shopper::orders( 'status' ), Shopper::orders( 'payment_status' ), Shopper::stock( $product ) ) );
		$this->assertSame( 1, ( new Shopper( $shopper->jar->cookies ) )->engine->cart()->snapshot()->count() );
	}

	/**
	 * @testdox A died payment request is looked up at the gateway when the shopper does not return
	 */
	public function test_looked_up(): void {
		$bank = new BankGateway();
		$this->dies_while_paying( $bank, Shopper::product() );
		add_filter( 'vitrine_payment_grace', static fn (): int => 0 );

		do_action( 'vitrine_work' );

		$this->assertSame( array( array( 'processing' ), array( 'paid' ) ), array( Shopper::orders( 'status' ), Shopper::orders( 'payment_status' ) ) );
		$this->assertSame( 1, $bank->asked );
		$this->assertCount( 2, $this->mails() );
	}

	/**
	 * @testdox An order the gateway cannot resolve is reported to the owner once
	 */
	public function test_looked_up_in_vain(): void {
		global $wpdb;
		$bank    = new BankGateway();
		$shopper = $this->dies_while_paying( $bank, Shopper::product() );
		$id      = (int) Shopper::orders()[0];
		$notes   = ( new OrderServices( $shopper->engine ) )->notes;
		// The bank never received the request.
		$bank->charges = array();
		add_filter( 'vitrine_payment_grace', static fn (): int => 0 );
		do_action( 'vitrine_work' );
		$this->assertSame( array(), $notes->of( $id ) );

		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'created' => gmdate( 'Y-m-d H:i:s', time() - 3700 ) ), array( 'id' => $id ) );
		foreach ( array( 1, 2 ) as $ignored ) {
			$this->end_leases();
			do_action( 'vitrine_work' );
		}
		$this->assertCount( 1, $notes->of( $id ) );
		$this->assertSame( array( array( 'pending' ), array( 'in-progress' ), 1 ), array( Shopper::orders( 'status' ), Shopper::orders( 'payment_status' ), $bank->asked ) );
	}

	/**
	 * @testdox An unclear payment without gateway support is reported to the owner, never charged again or canceled
	 */
	public function test_unclear(): void {
		global $wpdb;
		$gateway = new FakeGateway( static fn (): PaymentResult => PaymentResult::accepted() );
		$shopper = $this->dies_while_paying( $gateway, Shopper::product() );

		$answers = array( $this->buy( $shopper, 'fake' ), $this->buy( $shopper, 'fake' ) );
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'created' => gmdate( 'Y-m-d H:i:s', time() - WEEK_IN_SECONDS ) ), array( 'id' => (int) Shopper::orders()[0] ) );
		do_action( 'vitrine_cancel_unpaid_orders' );
		do_action( 'vitrine_work' );

		$this->assertSame( array( 'vitrine_payment_unclear', 'vitrine_payment_unclear' ), array_map( static fn ( $answer ): string => (string) $answer->get_error_code(), $answers ) );
		$this->assertCount( 1, $gateway->orders );
		$this->assertSame( array( 'pending' ), Shopper::orders( 'status' ) );
		$services = new OrderServices( $shopper->engine );
		$notes    = $services->notes->of( (int) Shopper::orders()[0] );
		$this->assertCount( 1, $notes, 'The owner gets one note.' );
		$this->assertStringContainsString( 'unknown whether this order was paid', $notes[0]['content'] );

		$order = $services->changes->move( (int) Shopper::orders()[0], 'processing', 'Eva' );
		$this->assertSame( array( 'processing', 'paid' ), array( $order->status, $order->payment_status ) );
		$this->assertSame( $order->id, $this->buy( $shopper, 'fake' )->id );
	}

	/**
	 * @testdox A request that died before the gateway was asked is paid once when repeated
	 */
	public function test_died_before_it_asked(): void {
		$gateway = new FakeGateway( static fn (): PaymentResult => PaymentResult::accepted() );
		$this->offer( $gateway );
		$shopper = $this->dies_when_placed( Shopper::product() );

		$order = $this->buy( $shopper, 'fake' );

		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 'processing', 'paid', 1 ), array( $order->status, $order->payment_status, count( $gateway->orders ) ) );
	}

	/**
	 * @testdox A request that died before the gateway was asked releases stock and cart when the shopper does not return
	 */
	public function test_died_before_it_asked_and_gone(): void {
		$gateway = new FakeGateway( static fn (): PaymentResult => PaymentResult::accepted() );
		$product = Shopper::product( array( 'stock' => 5 ) );
		$this->offer( $gateway );
		$shopper = $this->dies_when_placed( $product );
		add_filter( 'vitrine_payment_grace', static fn (): int => 0 );

		do_action( 'vitrine_work' );

		$this->assertSame( array( array( 'failed' ), array( 'failed' ), 5, 0 ), array( Shopper::orders( 'status' ), Shopper::orders( 'payment_status' ), Shopper::stock( $product ), count( $gateway->orders ) ) );
		$this->assertSame( 1, ( new Shopper( $shopper->jar->cookies ) )->engine->cart()->snapshot()->count() );
	}

	/**
	 * @testdox An order with a running payment request is neither taken over nor canceled
	 */
	public function test_alive(): void {
		add_filter( 'vitrine_payment_wait', static fn (): int => 0 );
		$bank     = new BankGateway();
		$moved    = null;
		$again    = null;
		$services = new OrderServices( ( new Shopper() )->engine );
		$buyer    = ( new Shopper() )->with( Shopper::product() );

		$bank->answers = function () use ( &$moved, &$again, $services, $buyer ): void {
			$moved = $services->changes->move( (int) Shopper::orders()[0], 'cancelled' );
			$again = $this->buy( new Shopper( $buyer->jar->cookies ), 'bank' );
		};
		$this->offer( $bank );
		$order = $this->buy( $buyer, 'bank' );

		$this->assertSame( 'vitrine_order_status', $moved->get_error_code() );
		$this->assertSame( 'vitrine_order_in_progress', $again->get_error_code() );
		$this->assertSame( array( 'processing', 1 ), array( $order->status, $bank->asked ) );
	}

	/**
	 * @testdox A payment that arrives after the cancellation is noted for the owner, and the order stays canceled
	 */
	public function test_late(): void {
		$bank     = new BankGateway();
		$services = new OrderServices( ( new Shopper() )->engine );
		$product  = Shopper::product( array( 'stock' => 5 ) );
		add_filter( 'vitrine_payment_lease', static fn (): int => 1 );
		$bank->answers = function () use ( $services ): void {
			$this->end_leases();
			$this->assertInstanceOf( Order::class, $services->changes->move( (int) Shopper::orders()[0], 'cancelled' ) );
		};
		$this->offer( $bank );
		$answer = $this->buy( ( new Shopper() )->with( $product ), 'bank' );

		$this->assertSame( 'vitrine_payment_unclear', $answer->get_error_code() );
		$this->assertSame( array( array( 'cancelled' ), array( 'paid' ), array( 'charge-1' ), 5 ), array( Shopper::orders( 'status' ), Shopper::orders( 'payment_status' ), Shopper::orders( 'reference' ), Shopper::stock( $product ) ) );
		$this->assertStringContainsString( 'refund it', $services->notes->of( (int) Shopper::orders()[0] )[0]['content'] );
	}

	/**
	 * @testdox A gateway timeout is retried only with an idempotency key
	 */
	public function test_no_answer_in_time(): void {
		add_filter( 'vitrine_payment_wait', static fn (): int => 3 );
		$bank          = new BankGateway();
		$bank->answers = static function (): void {
			throw new \RuntimeException( 'Timed out.' );
		};
		$this->offer( $bank );
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$first   = $this->buy( $shopper, 'bank' );
		Environment::clear_debug_log();
		$this->assertSame( array( 'processing', 1 ), array( $first->status, $bank->asked ), 'The payment is looked up immediately.' );

		$silent = new FakeGateway( static fn (): PaymentResult => PaymentResult::unknown() );
		$this->offer( $silent );
		$other  = ( new Shopper() )->with( Shopper::product() );
		$answer = $this->buy( $other, 'fake', 'another-intent-to-buy' );
		$again  = $this->buy( $other, 'fake', 'another-intent-to-buy' );
		$this->assertSame( array( 'vitrine_payment_unclear', 'vitrine_payment_unclear', 1 ), array( $answer->get_error_code(), $again->get_error_code(), count( $silent->orders ) ) );
	}

	/**
	 * Places an order whose server fails in the gateway: its fiber is never
	 * resumed.
	 *
	 * @param BankGateway|FakeGateway $gateway The gateway.
	 * @param int                     $product Product ID.
	 */
	private function dies_while_paying( BankGateway|FakeGateway $gateway, int $product ): Shopper {
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
	private function dies_when_placed( int $product ): Shopper {
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
	private static array $dead = array();

	/**
	 * Registers a gateway.
	 *
	 * @param Gateway $gateway The gateway.
	 */
	private function offer( Gateway $gateway ): void {
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, $gateway ) );
	}

	/**
	 * Expires all leases.
	 */
	private function end_leases(): void {
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
	private function buy( Shopper $shopper, string $method, string $key = self::KEY ): Order|\WP_Error {
		return $shopper->buy( $key, array(), array( 'payment_method' => $method ) );
	}
}
