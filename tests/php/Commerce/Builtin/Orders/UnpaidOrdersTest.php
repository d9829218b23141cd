<?php
/**
 * Tests of the cleanup of unpaid orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Commerce\Builtin\Payment\FakeGateway;
use Vitrine\Tests\TestCase;

/**
 * Which orders the cleanup cancels, and which it never touches.
 */
final class UnpaidOrdersTest extends TestCase {

	/**
	 * @testdox The cleanup never cancels an order that is paid or may be
	 *
	 * @dataProvider kept
	 * @param string $payment Payment status.
	 */
	public function test_keeps_what_may_be_paid( string $payment ): void {
		$order = $this->order( PaymentResult::redirect( 'https://pay.example.org/7' ) );
		$this->set(
			$order,
			array(
				'payment_status' => $payment,
				'created'        => self::ago( YEAR_IN_SECONDS ),
			)
		);
		do_action( 'vitrine_cancel_unpaid_orders' );
		$this->assertSame( array( 'pending' ), Shopper::orders( 'status' ) );
	}

	/**
	 * Data provider of payments that may have been charged.
	 *
	 * @return array<string, array{0: string}>
	 */
	public function kept(): array {
		return array(
			'in progress' => array( 'in-progress' ),
			'authorized'  => array( 'authorized' ),
			'paid'        => array( 'paid' ),
		);
	}

	/**
	 * @testdox Accepted unpaid orders have their own time limit, by payment method
	 */
	public function test_time_of_their_own(): void {
		$product  = Shopper::product( array( 'stock' => 10 ) );
		$transfer = $this->order( PaymentResult::agreed( 'on-hold' ), $product );
		$cash     = ( new Shopper() )->with( $product )->buy();
		$this->assertSame( array( 'unpaid', 'unpaid' ), Shopper::orders( 'payment_status' ) );
		$this->assertSame( array( true, true ), array( $transfer->accepted, $cash->accepted ) );
		foreach ( array( $transfer, $cash ) as $order ) {
			$this->set( $order, array( 'accepted' => self::ago( 29 * DAY_IN_SECONDS ), 'created' => self::ago( 29 * DAY_IN_SECONDS ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		}
		do_action( 'vitrine_cancel_unpaid_orders' );
		$this->assertSame( array( 'on-hold', 'processing' ), Shopper::orders( 'status' ) );

		$this->set( $transfer, array( 'accepted' => self::ago( 31 * DAY_IN_SECONDS ) ) );
		$this->set( $cash, array( 'accepted' => self::ago( YEAR_IN_SECONDS ) ) );
		do_action( 'vitrine_cancel_unpaid_orders' );
		$this->assertSame( array( 'cancelled', 'processing' ), Shopper::orders( 'status' ) );
		$this->assertSame( 9, Shopper::stock( $product ) );

		add_filter( 'vitrine_unpaid_order_days', static fn ( int $days, string $method ): int => 'cod' === $method ? 60 : $days, 10, 2 );
		do_action( 'vitrine_cancel_unpaid_orders' );
		$this->assertSame( array( 'cancelled', 'cancelled' ), Shopper::orders( 'status' ) );
	}

	/**
	 * @testdox The cleanup ignores a bank transfer order that was paid
	 */
	public function test_paid_transfer(): void {
		$order    = $this->order( PaymentResult::agreed( 'on-hold' ) );
		$services = new \Vitrine\Commerce\Builtin\Checkout\OrderServices( ( new Shopper() )->engine );
		$this->assertSame( 'paid', $services->changes->move( $order->id, 'processing' )->payment_status );
		$this->set( $order, array( 'accepted' => self::ago( YEAR_IN_SECONDS ) ) );
		add_filter( 'vitrine_unpaid_order_days', static fn (): int => 1 );
		do_action( 'vitrine_cancel_unpaid_orders' );
		$this->assertSame( array( 'processing' ), Shopper::orders( 'status' ) );
	}

	/**
	 * Creates an order with a gateway.
	 *
	 * @param PaymentResult $result  Result of the gateway.
	 * @param int           $product Product ID; 0 for a new one.
	 */
	private function order( PaymentResult $result, int $product = 0 ): Order {
		$gateway = new FakeGateway( static fn (): PaymentResult => $result );
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, $gateway ) );
		$order = ( new Shopper() )->with( 0 === $product ? Shopper::product() : $product )->buy( '', array(), array( 'payment_method' => 'fake' ) );
		$this->assertInstanceOf( Order::class, $order );
		return $order;
	}

	/**
	 * Updates columns of an order.
	 *
	 * @param Order                 $order   The order.
	 * @param array<string, string> $columns Values by column.
	 */
	private function set( Order $order, array $columns ): void {
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', $columns, array( 'id' => $order->id ) );
	}

	/**
	 * Returns a time in the past.
	 *
	 * @param int $seconds Number of seconds.
	 */
	private static function ago( int $seconds ): string {
		return gmdate( 'Y-m-d H:i:s', time() - $seconds );
	}
}
