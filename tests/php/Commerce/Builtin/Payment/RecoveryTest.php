<?php
/**
 * Tests of payments interrupted by a server failure.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;

/**
 * A failed server never returns from the gateway: the order keeps its state, and
 * its lease expires.
 */
final class RecoveryTest extends RecoveryTestCase {

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
}
