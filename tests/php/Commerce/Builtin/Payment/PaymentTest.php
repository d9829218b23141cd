<?php
/**
 * Tests of payments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Gateways that accept, decline, fail, or redirect the shopper.
 */
final class PaymentTest extends TestCase {

	/**
	 * @testdox Offers cash on delivery with shipping, and available gateways added by the filter
	 */
	public function test_offers_what_can_pay_the_cart(): void {
		$this->gateway( static fn (): PaymentResult => PaymentResult::accepted() );
		$rich = ( new Shopper() )->with( Shopper::product() );
		$poor = ( new Shopper() )->with(
			Shopper::product(
				array(
					'regular_price'  => 100,
					'needs_shipping' => false,
				)
			)
		);

		$this->assertSame( array( 'cod', 'fake' ), array_column( $rich->engine->checkout()->payment_methods(), 'id' ) );
		$this->assertSame( array(), array_column( $poor->engine->checkout()->payment_methods(), 'id' ) );
		$this->assertSame( 'vitrine_invalid_checkout', $poor->buy( '', array(), array( 'payment_method' => 'fake' ) )->get_error_code() );
	}

	/**
	 * @testdox The gateway receives a stored order and its own data
	 */
	public function test_hands_the_order_to_the_gateway(): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		$gateway = $this->gateway(
			function () use ( $product ): PaymentResult {
				$this->assertSame( 4, Shopper::stock( $product ), 'The stock is reserved.' );
				$this->assertSame( array( 'pending' ), Shopper::orders( 'status' ) );
				return PaymentResult::accepted( 'completed' );
			}
		);
		$order   = $this->pay( ( new Shopper() )->with( $product ), '', array( 'number' => '42' ) );

		$this->assertSame( array( 'number' => '42' ), $gateway->data );
		$this->assertSame( array( 'completed', 'Card' ), array( $order->status, $order->payment_title ) );
	}

	/**
	 * @dataProvider failures
	 * @testdox A failed payment restores stock, coupon and cart, and can be retried: $_dataName
	 *
	 * @param \Closure $failure Response of the gateway.
	 * @param string   $said    Message to the shopper.
	 */
	public function test_a_failed_payment_takes_nothing( \Closure $failure, string $said ): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		CouponStore::save( new Coupon( 0, 'ten', Coupon::PERCENT, 1000 ) );
		$gateway = $this->gateway( $failure );
		$shopper = ( new Shopper() )->with( $product, 2 );
		$shopper->engine->cart()->apply_coupon( 'ten' );
		$before = $shopper->engine->cart()->snapshot();
		$answer = $this->pay( $shopper, 'one-intent-to-buy' );
		Environment::clear_debug_log();

		$this->assertInstanceOf( \WP_Error::class, $answer );
		$this->assertSame( 'vitrine_payment_failed', $answer->get_error_code() );
		$this->assertStringContainsString( $said, $answer->get_error_message() );
		$this->assertStringNotContainsString( 'Socket', $answer->get_error_message() );
		$this->assertSame( array( 'failed' ), Shopper::orders( 'status' ) );
		$this->assertSame( array( 5, 0 ), array( Shopper::stock( $product ), Shopper::uses( 'ten' ) ) );
		$after = ( new Shopper( $shopper->jar->cookies ) )->engine->cart()->snapshot();
		$this->assertSame( $before->hash, $after->hash );
		$this->assertSame( $before->totals, $after->totals );
		$subjects = array_column( $this->mails(), 'subject' );
		$this->assertCount( 2, $subjects, 'One email to the customer and one to the shop.' );
		$this->assertSame( $subjects, preg_grep( '/was unsuccessful$|has failed$/', $subjects ) );

		$gateway->process = static fn (): PaymentResult => PaymentResult::accepted();
		$order            = $this->pay( $shopper, 'one-intent-to-buy' );
		$this->assertSame( 'processing', $order->status );
		$this->assertSame( array( 3, 1 ), array( Shopper::stock( $product ), Shopper::uses( 'ten' ) ) );
		$this->assertSame( $order->id, $this->pay( $shopper, 'one-intent-to-buy' )->id );
		$this->assertCount( 2, $gateway->orders, 'A repeated submission is not charged.' );
	}

	/**
	 * Data provider of failures.
	 *
	 * @return array<string, array{0: \Closure, 1: string}>
	 */
	public function failures(): array {
		return array(
			'an error result' => array( static fn (): \WP_Error => new \WP_Error( 'declined', 'The card was declined.' ), 'The card was declined.' ),
			'an exception'    => array( static fn () => throw new \RuntimeException( 'Socket closed.' ), 'The payment was not completed' ),
		);
	}

	/**
	 * @testdox Items added during a failed payment stay in the cart
	 */
	public function test_a_failed_payment_keeps_what_came_meanwhile(): void {
		$mug     = Shopper::product();
		$shirt   = Shopper::product( array( 'name' => 'Shirt' ) );
		$shopper = ( new Shopper() )->with( $mug );
		$this->gateway(
			static function () use ( $shopper, $shirt ): \WP_Error {
				( new Shopper( $shopper->jar->cookies ) )->with( $shirt );
				return new \WP_Error( 'declined', 'No.' );
			}
		);
		$this->pay( $shopper );

		$lines = ( new Shopper( $shopper->jar->cookies ) )->engine->cart()->snapshot()->lines;
		$this->assertEqualsCanonicalizing( array( 'Mug', 'Shirt' ), array_column( $lines, 'name' ) );
	}

	/**
	 * @testdox A failed payment keeps the selected shipping method
	 */
	public function test_a_failed_payment_keeps_the_way_to_ship(): void {
		$method = static fn ( string $id, int $cost ): array => array(
			'id'    => $id,
			'label' => $id,
			'cost'  => $cost,
		);
		update_option( 'vitrine_shop', array( 'shipping' => array( $method( 'post', 500 ), $method( 'courier', 1500 ) ) ) );
		$this->gateway( static fn (): \WP_Error => new \WP_Error( 'declined', 'No.' ) );
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$this->assertTrue( $shopper->engine->cart()->choose_shipping( 'courier' ) );
		$this->pay( $shopper );

		$this->assertSame( 1500, ( new Shopper( $shopper->jar->cookies ) )->engine->cart()->snapshot()->totals['shipping'] );
	}

	/**
	 * @testdox Redirects to the payment page, also on a repeated submission
	 */
	public function test_sends_the_shopper_to_a_payment_page(): void {
		$this->gateway( static fn (): PaymentResult => PaymentResult::redirect( 'https://pay.example.org/7' ) );
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$order   = $this->pay( $shopper, 'one-intent-to-buy' );

		$this->assertSame( array( 'pending', 'https://pay.example.org/7' ), array( $order->status, $order->redirect ) );
		$this->assertSame( 'https://pay.example.org/7', $this->pay( $shopper, 'one-intent-to-buy' )->redirect );
		$this->assertSame( array(), $this->mails(), 'No emails before the payment is confirmed.' );

		$paid = ( new OrderServices( $shopper->engine ) )->changes->move( $order->id, 'processing' );
		$this->assertSame( $paid->received_url, $paid->redirect );
		$this->assertCount( 2, $this->mails() );
	}

	/**
	 * @testdox Unpaid orders are canceled after a while, and their stock is released
	 */
	public function test_unpaid_orders_are_cancelled(): void {
		global $wpdb;
		$this->gateway( static fn (): PaymentResult => PaymentResult::redirect( 'https://pay.example.org/7' ) );
		$product = Shopper::product( array( 'stock' => 5 ) );
		$shopper = ( new Shopper() )->with( $product );
		$old     = $this->pay( $shopper );
		$young   = $this->pay( $shopper->with( $product ) );
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'created' => gmdate( 'Y-m-d H:i:s', time() - 3700 ) ), array( 'id' => $old->id ) );
		$this->assertNotFalse( wp_next_scheduled( 'vitrine_cancel_unpaid_orders' ) );

		do_action( 'vitrine_cancel_unpaid_orders' );

		$this->assertSame( array( 'cancelled', 'pending' ), Shopper::orders( 'status' ) );
		$this->assertSame( 4, Shopper::stock( $product ) );
		$this->assertNotNull( $shopper->engine->orders()->find( $young->id, $young->key ) );
	}

	/**
	 * Registers a gateway.
	 *
	 * @param \Closure $process Result for FakeGateway.
	 */
	private function gateway( \Closure $process ): FakeGateway {
		$gateway = new FakeGateway( $process );
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, $gateway, 'no gateway' ) );
		return $gateway;
	}

	/**
	 * Places an order with the fake gateway.
	 *
	 * @param Shopper              $shopper Who.
	 * @param string               $key     Idempotency key; empty for a new one.
	 * @param array<string, mixed> $data    Values of the gateway's fields.
	 */
	private function pay( Shopper $shopper, string $key = '', array $data = array() ): mixed {
		return $shopper->buy(
			$key,
			array(),
			array(
				'payment_method' => 'fake',
				'payment_data'   => $data,
			)
		);
	}
}
