<?php
/**
 * Tests of paying for existing orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment;

use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\ManualOrdersTest;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * One click is one payment; only one of concurrent attempts continues; a new
 * attempt is possible after a failed one.
 */
final class PayForOrderTest extends TestCase {

	private const FORM = 'one-press-of-the-button';

	/**
	 * @testdox A manual order is paid once by its payment link, even if the form is sent twice
	 */
	public function test_paid(): void {
		$bank  = $this->offer( new BankGateway() );
		$order = $this->order();

		$paid = $this->pay( $order, 'bank' );

		$this->assertInstanceOf( Order::class, $paid );
		$this->assertSame( array( 'processing', 'paid', 'charge-1', 'bank', 'Bank', true ), array( $paid->status, $paid->payment_status, $paid->reference, $paid->payment_method, $paid->payment_title, $paid->accepted ) );
		$this->assertSame( $order->id, $this->pay( $order, 'bank' )->id );
		$this->assertSame( $order->id, $this->pay( $order, 'bank', 'another-press-of-the-button' )->id );
		$this->assertSame( 1, $bank->asked );
		$this->assertCount( 2, $this->mails() );
	}

	/**
	 * @testdox An order paid offline is accepted at once
	 */
	public function test_agreed(): void {
		$paid = $this->pay( $this->order(), 'cod' );
		$this->assertSame( array( 'processing', 'unpaid', true, 'cod' ), array( $paid->status, $paid->payment_status, $paid->accepted, $paid->payment_method ) );
		$this->assertCount( 2, $this->mails() );
	}

	/**
	 * @testdox After a declined payment the order keeps its stock, the same form is not charged again, and another method works
	 */
	public function test_declined(): void {
		$bank    = $this->offer( new BankGateway( new \WP_Error( 'declined', 'The card was declined.' ) ) );
		$product = Shopper::product( array( 'stock' => 5 ) );
		$order   = $this->order( $product );

		$first  = $this->pay( $order, 'bank' );
		$second = $this->pay( $order, 'bank' );

		$this->assertSame( array( 'vitrine_payment_failed', 'vitrine_payment_failed' ), array( $first->get_error_code(), $second->get_error_code() ) );
		$this->assertSame( 'The card was declined. The payment was not completed. Please try again or choose another payment method.', $first->get_error_message() );
		$this->assertSame( 1, $bank->asked );
		$this->assertSame( array( array( 'pending' ), array( 'unpaid' ), 4 ), array( Shopper::orders( 'status' ), Shopper::orders( 'payment_status' ), Shopper::stock( $product ) ) );
		$this->assertStringContainsString( 'The card was declined.', ( new Shopper() )->engine->order_services()->notes->of( $order->id )[0]['content'] );
		$this->pay( $order, 'bank', 'another-press-of-the-button' );
		$this->assertSame( array( 2, 2 ), array( $bank->asked, count( $bank->charges ) ), 'A new attempt is a new charge.' );
		$this->assertSame( 'processing', $this->pay( $order, 'cod', 'the-third-press-of-the-button' )->status );
	}

	/**
	 * @testdox Paying a failed order takes stock and coupon again, and releases them when it fails again
	 */
	public function test_failed_order(): void {
		$word    = new \WP_Error( 'declined', 'No.' );
		$fake    = $this->offer( new FakeGateway( static fn (): PaymentResult|\WP_Error => $word ) );
		$product = Shopper::product( array( 'stock' => 5 ) );
		( new Shopper() )->with( $product, 3 )->buy( '', array(), array( 'payment_method' => 'fake' ) );
		$this->assertSame( array( 5, array( 'failed' ) ), array( Shopper::stock( $product ), Shopper::orders( 'status' ) ) );
		$order = ( new Shopper() )->engine->order_services()->store->load( (int) Shopper::orders()[0] );
		$this->assertNotNull( $order );

		$this->assertSame( 'vitrine_payment_failed', $this->pay( $order, 'fake' )->get_error_code() );
		$this->assertSame( array( 5, array( 'failed' ) ), array( Shopper::stock( $product ), Shopper::orders( 'status' ) ) );
		$this->assertSame( 'processing', $this->pay( $order, 'cod', 'another-press-of-the-button' )->status );
		$this->assertSame( 2, Shopper::stock( $product ) );
		$this->assertCount( 2, $fake->orders );
	}

	/**
	 * @testdox A failed order that is out of stock cannot be paid
	 */
	public function test_goods_gone(): void {
		$fake    = $this->offer( new FakeGateway( static fn (): \WP_Error => new \WP_Error( 'declined', 'No.' ) ) );
		$product = Shopper::product( array( 'stock' => 3 ) );
		( new Shopper() )->with( $product, 3 )->buy( '', array(), array( 'payment_method' => 'fake' ) );
		$order = ( new Shopper() )->engine->order_services()->store->load( (int) Shopper::orders()[0] );
		$this->assertNotNull( $order );
		$this->assertTrue( Stock::take( array( array( $product, 0, 1 ) ) ) );

		$this->assertSame( 'vitrine_out_of_stock', $this->pay( $order, 'cod' )->get_error_code() );
		$this->assertSame( array( array( 'failed' ), 2, 1 ), array( Shopper::orders( 'status' ), Shopper::stock( $product ), count( $fake->orders ) ) );
	}

	/**
	 * @testdox Concurrent payments of one order by two methods charge once
	 */
	public function test_race(): void {
		$order = $this->order();
		$lists = array();
		foreach ( range( 1, 6 ) as $at ) {
			$lists[] = array( $order->id, "a-press-of-the-button-$at", 0 === $at % 2 ? 'bank' : 'fake' );
		}
		$answers = $this->concurrently( self::class . '::pay_slowly', $lists );
		$this->assertSame( 1, array_sum( array_column( $answers, 'asked' ) ) );
		$this->assertSame( array( 'processing' ), array_values( array_unique( array_column( $answers, 'status' ) ) ) );
		$this->assertSame( array( array( 'processing' ), array( 'paid' ) ), array( Shopper::orders( 'status' ), Shopper::orders( 'payment_status' ) ) );
		$this->assertCount( 2, $this->mails() );
	}

	/**
	 * @testdox Three simultaneous requests of one form make one payment
	 */
	public function test_one_press(): void {
		$order   = $this->order();
		$answers = $this->concurrently( self::class . '::pay_slowly', array_fill( 0, 3, array( $order->id, self::FORM, 'bank' ) ) );
		$this->assertSame( 1, array_sum( array_column( $answers, 'asked' ) ) );
		$this->assertSame( array( 'processing' ), array_values( array_unique( array_column( $answers, 'status' ) ) ) );
	}

	/**
	 * @testdox While a payment page cannot be closed, the order can only be paid there
	 */
	public function test_open_page(): void {
		$this->offer( new FakeGateway( static fn (): PaymentResult => PaymentResult::redirect( 'https://pay.example.org/7' ) ) );
		$order = $this->order();
		$this->assertSame( 'https://pay.example.org/7', $this->pay( $order, 'fake' )->redirect );
		$this->assertSame( 'https://pay.example.org/7', $this->pay( $order, 'fake' )->redirect );
		$this->assertSame( 'https://pay.example.org/7', $this->pay( $order, 'cod', 'another-press-of-the-button' )->redirect );
		// The gateway reports that the page was not paid.
		\Vitrine\Api::orders()->fail( $order->id, 'Left.' );
		$this->assertSame( 'processing', $this->pay( $order, 'cod', 'the-third-press-of-the-button' )->status );
	}

	/**
	 * @testdox An order that is paid, over or not payable is not charged
	 *
	 * @dataProvider not_payable
	 * @param array<string, string> $columns Columns of the order.
	 * @param string                $said    Part of the message; empty if the order can be paid.
	 */
	public function test_not_payable( array $columns, string $said ): void {
		global $wpdb;
		$bank  = $this->offer( new BankGateway() );
		$order = $this->order();
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', $columns, array( 'id' => $order->id ) );
		$services = ( new Shopper() )->engine->order_services();
		$now      = $services->store->load( $order->id );
		$this->assertNotNull( $now );
		$this->assertStringContainsString( $said, $services->pay_for_order()->objection( $now ) );
		$this->assertSame( '', $services->pay_for_order()->url( $now ) );
		add_filter( 'vitrine_payment_wait', static fn (): int => 0 );
		$this->pay( $now, 'bank' );
		$this->assertSame( 0, $bank->asked );
	}

	/**
	 * Data provider of orders.
	 *
	 * @return array<string, array{0: array<string, string>, 1: string}>
	 */
	public function not_payable(): array {
		$is = static fn ( string $status, string $payment ): array => array(
			'status'         => $status,
			'payment_status' => $payment,
		);
		return array(
			'paid'                => array( $is( 'processing', 'paid' ), 'already been paid' ),
			'cash on delivery'    => array( $is( 'processing', 'unpaid' ), 'confirmed' ),
			'cancelled'           => array( $is( 'cancelled', 'unpaid' ), 'cancelled' ),
			'refunded'            => array( $is( 'refunded', 'refunded' ), 'refunded' ),
			'failed but paid'     => array( $is( 'failed', 'paid' ), 'cancelled' ),
			'payment in progress' => array( $is( 'pending', 'in-progress' ), 'do not pay again' ),
		);
	}

	/**
	 * @testdox Rejects a payment method that is not offered, and the order stays pending
	 */
	public function test_not_offered(): void {
		$order = $this->order();
		foreach ( array( 'bank', '', 'stripe' ) as $method ) {
			$done = $this->pay( $order, $method );
			$this->assertSame( array( 'payment_method' ), array_keys( $done->get_error_data()['fields'] ) );
		}
		$this->assertSame( 'vitrine_invalid_checkout', $this->pay( $order, 'cod', 'short' )->get_error_code() );
		$this->assertSame( array( 'pending' ), Shopper::orders( 'status' ) );
	}

	/**
	 * @testdox An order whose payment request died is resumed, or set back to unpaid if the gateway was not asked
	 */
	public function test_recovered(): void {
		global $wpdb;
		$bank          = $this->offer( new BankGateway() );
		$order         = $this->order();
		$bank->answers = static function (): void {
			throw new \LogicException( 'The server dies here.' );
		};
		$this->pay( $order, 'bank' );
		$this->assertSame( array( 'processing' ), Shopper::orders( 'status' ), 'The payment is looked up at the gateway.' );
		$this->assertStringContainsString( 'The server dies here.', Environment::debug_log() );
		Environment::clear_debug_log();

		$other = $this->order();
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'payment_status' => 'in-progress', 'payment_owner' => 'p123', 'payment_lease' => 1 ), array( 'id' => $other->id ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		do_action( 'vitrine_work' );
		$this->assertSame( array( 'pending', 'unpaid' ), array( Shopper::orders( 'status' )[1], Shopper::orders( 'payment_status' )[1] ) );
	}

	/**
	 * Registers a gateway.
	 *
	 * @template T of Gateway
	 * @param T $gateway The gateway.
	 * @return T
	 */
	private function offer( Gateway $gateway ): Gateway {
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, $gateway ) );
		return $gateway;
	}

	/**
	 * Creates a manual order.
	 *
	 * @param int $product Product ID; 0 for a new one.
	 */
	private function order( int $product = 0 ): Order {
		$order = ManualOrdersTest::create( ManualOrdersTest::form( 0 === $product ? Shopper::product() : $product, 1, array( 'key' => bin2hex( random_bytes( 16 ) ) ) ) );
		$this->assertInstanceOf( Order::class, $order );
		return $order;
	}

	/**
	 * Pays for an order.
	 *
	 * @param Order  $order  The order.
	 * @param string $method Payment method.
	 * @param string $form   Key of the form.
	 */
	private function pay( Order $order, string $method, string $form = self::FORM ): Order|\WP_Error {
		return ( new Shopper() )->engine->order_services()->pay_for_order()->pay( $order, $method, $form, array() );
	}

	/**
	 * Pays in a separate process with a slow gateway.
	 *
	 * @param int    $id     Order ID.
	 * @param string $form   Key of the form.
	 * @param string $method Payment method.
	 * @return array{status: string, asked: int}
	 */
	public static function pay_slowly( int $id, string $form, string $method ): array {
		$fake          = new FakeGateway(
			static function (): PaymentResult {
				usleep( 800000 );
				return PaymentResult::paid( 'fake-1' );
			}
		);
		$bank          = new BankGateway();
		$bank->answers = static fn () => usleep( 800000 );
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, $fake, $bank ) );
		$services      = ( new Shopper() )->engine->order_services();
		$order         = $services->store->load( $id );
		$done          = null === $order ? null : $services->pay_for_order()->pay( $order, $method, $form, array() );
		return array(
			'status' => $done instanceof Order ? $done->status : ( is_wp_error( $done ) ? (string) $done->get_error_code() : '' ),
			'asked'  => count( $fake->orders ) + $bank->asked,
		);
	}
}
