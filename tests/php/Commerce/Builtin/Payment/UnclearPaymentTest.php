<?php
/**
 * Tests of payments with an unknown result.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;

/**
 * Payments that the shop looks up at the gateway or reports to the owner.
 */
final class UnclearPaymentTest extends RecoveryTestCase {

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
}
