<?php
/**
 * Tests of failed payments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\Order;

/**
 * The shopper gets an error, keeps the cart, and pays for the same order the next
 * time.
 */
final class PaymentTest extends CheckoutShop {

	/**
	 * Registers a gateway.
	 */
	protected function setUp(): void {
		add_filter( 'woocommerce_payment_gateways', static fn ( array $gateways ): array => array_merge( $gateways, array( Gateway::class ) ) );
		parent::setUp();
		// WooCommerce treats a second stock reservation of the same order within one second as out of stock.
		update_option( 'woocommerce_hold_stock_minutes', '' );
	}

	/**
	 * @testdox A failed payment shows an error, loses nothing, and the retry pays the same order
	 * @dataProvider failures
	 *
	 * @param \Closure(\WC_Order): array<string, string> $fails Response of the gateway.
	 * @param string                                     $says  Part of the message to the shopper.
	 */
	public function test_failure( \Closure $fails, string $says ): void {
		$lamp = $this->lamp( array( 'stock' => 5 ) );
		$this->shop->coupon( 'ten', array( 'amount' => 10 ) );
		$engine = $this->shopper( $lamp, 2 );
		$engine->cart()->apply_coupon( 'ten' );
		$before = $engine->cart()->snapshot();

		Gateway::$pays = $fails;
		$refusal       = $engine->checkout()->place( self::request( method: 'test_bank' ) );

		$this->assertInstanceOf( \WP_Error::class, $refusal );
		$this->assertSame( self::code( 'payment_failed' ), $refusal->get_error_code() );
		$this->assertSame( 402, $refusal->get_error_data()['status'] );
		$this->assertStringContainsString( $says, $refusal->get_error_message() );
		$this->assertStringNotContainsString( 'bank.php', $refusal->get_error_message(), 'No internal details are shown.' );
		$this->assertEquals( $before->lines, $engine->cart()->snapshot()->lines );
		$this->assertSame( $before->totals, $engine->cart()->snapshot()->totals );
		$this->assertSame( 5, wc_get_product( $lamp )->get_stock_quantity() );
		$this->assertSame( array(), $engine->cart()->take_notices(), 'The error is not added as a notice too.' );

		Gateway::$pays = static function ( \WC_Order $order ): array {
			$order->payment_complete();
			return array(
				'result'   => 'success',
				'redirect' => $order->get_checkout_order_received_url(),
			);
		};

		$order = $this->shop->again( $engine )->checkout()->place( self::request( key: strrev( self::KEY ), method: 'test_bank' ) );

		$this->assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		$this->assertSame( 'processing', $order->status );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ), 'All attempts share one order.' );
		$this->assertSame( 3, wc_get_product( $lamp )->get_stock_quantity() );
		$this->assertSame( 1, ( new \WC_Coupon( 'ten' ) )->get_usage_count() );
	}

	/**
	 * Data provider of failures.
	 *
	 * @return array<string, array{0: \Closure(\WC_Order): array<string, string>, 1: string}>
	 */
	public static function failures(): array {
		return array(
			'rejected with a reason'    => array(
				static function (): array {
					wc_add_notice( 'The card has <b>expired</b>.', 'error' );
					return array( 'result' => 'failure' );
				},
				'The card has expired.',
			),
			'rejected without a reason' => array( static fn (): array => array( 'result' => 'failure' ), 'payment' ),
			'order marked as failed'    => array(
				static function ( \WC_Order $order ): array {
					$order->update_status( 'failed' );
					return array( 'result' => 'failure' );
				},
				'payment',
			),
			'an empty result'           => array( static fn (): array => array(), 'payment' ),
			'an exception'              => array( static fn (): array => throw new \Exception( 'The bank does not answer.' ), 'The bank does not answer.' ),
			'a PHP error'               => array( static fn (): array => throw new \TypeError( 'Argument 1 in bank.php must be of type int' ), 'payment' ),
		);
	}
}
