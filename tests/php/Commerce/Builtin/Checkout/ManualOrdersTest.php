<?php
/**
 * Tests of manual orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Checkout\ByHand\OrderForm;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\TestCase;

/**
 * The same prices, stock, coupons and errors as at the checkout.
 */
final class ManualOrdersTest extends TestCase {

	private const KEY = 'one-order-of-the-owner';

	/**
	 * @testdox A manual order has the cart's total, reduces stock, uses the coupon, stays unpaid and records its creator
	 */
	public function test_created(): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		CouponStore::save( new Coupon( 0, 'ten', Coupon::PERCENT, 1000 ) );
		$shopper = ( new Shopper() )->with( $product, 2 );
		$shopper->engine->cart()->apply_coupon( 'ten' );
		$cart = $shopper->engine->cart()->snapshot();

		$order = self::create( self::form( $product, 2, array( 'coupon' => 'TEN ', 'fields' => array( 'order_comments' => 'By phone.' ) + Shopper::FORM ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.

		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( $cart->totals, $cart->coupons ), array( $order->totals, $order->coupons ) );
		$this->assertSame( array( 'pending', 'unpaid', 'admin', false, '', 'By phone.' ), array( $order->status, $order->payment_status, $order->created_via, $order->accepted, $order->payment_method, $order->note ) );
		$this->assertSame( array( 3, 1 ), array( Shopper::stock( $product ), Shopper::uses( 'ten' ) ) );
		$this->assertSame( array(), $this->mails(), 'No emails are sent by default.' );
		$this->assertSame( 'Olga', ( new Shopper() )->engine->order_services()->notes->of( $order->id )[0]['author'] );
		$this->assertSame( 2, $shopper->engine->cart()->snapshot()->count(), 'No cart is changed.' );
	}

	/**
	 * @testdox Submitting a manual order twice, or ten times at once, creates one order
	 */
	public function test_double_submit(): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		$one     = self::create( self::form( $product, 2 ) );
		$two     = self::create( self::form( $product, 2 ) );
		$this->assertSame( $one->id, $two->id );
		$this->assertSame( 3, Shopper::stock( $product ) );

		$ids = $this->concurrently( self::class . '::create_one', array_fill( 0, 10, array( $product, 'sent-ten-times-at-once' ) ) );
		$this->assertCount( 1, array_unique( $ids ) );
		$this->assertGreaterThan( 0, $ids[0] );
		$this->assertSame( array( 2, 2 ), array( count( Shopper::orders() ), Shopper::stock( $product ) ) );
	}

	/**
	 * @testdox Concurrent manual orders cannot oversell
	 */
	public function test_not_oversold(): void {
		$product = Shopper::product( array( 'stock' => 3 ) );
		$lists   = array_map( static fn ( int $at ): array => array( $product, "another-order-by-hand-$at" ), range( 1, 8 ) );
		$ids     = $this->concurrently( self::class . '::create_one', $lists );
		$this->assertCount( 3, array_filter( $ids ) );
		$this->assertSame( 0, Shopper::stock( $product ) );
	}

	/**
	 * @testdox A manual order's initial status sets its payment status and sends its emails
	 *
	 * @dataProvider statuses
	 * @param string $status   Initial status.
	 * @param string $method   Payment method.
	 * @param string $payment  Payment status.
	 * @param int    $mails    Number of emails.
	 */
	public function test_status( string $status, string $method, string $payment, int $mails ): void {
		update_option( 'vitrine_payments', array( 'methods' => array( 'bacs' => array( 'enabled' => true ) ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$order = self::create( self::form( Shopper::product(), 1, array( 'status' => $status, 'payment_method' => $method ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( $status, $payment, 'pending' !== $status ), array( $order->status, $order->payment_status, $order->accepted ) );
		$this->assertCount( $mails, $this->mails() );
	}

	/**
	 * Data provider of statuses and payment methods.
	 *
	 * @return array<string, array{0: string, 1: string, 2: string, 3: int}>
	 */
	public function statuses(): array {
		return array(
			'pending'                            => array( 'pending', '', 'unpaid', 0 ),
			'on hold, bank transfer'             => array( 'on-hold', 'bacs', 'unpaid', 2 ),
			'processing, cash on delivery'       => array( 'processing', 'cod', 'unpaid', 2 ),
			'processing, bank transfer received' => array( 'processing', 'bacs', 'paid', 2 ),
			'completed, paid in person'          => array( 'completed', '', 'paid', 2 ),
		);
	}

	/**
	 * @testdox A rejected manual order names its field and reduces no stock
	 *
	 * @dataProvider refusals
	 * @param array<string, mixed> $changes Changed values of the form.
	 * @param list<string>         $fields  Fields with an error.
	 */
	public function test_refused( array $changes, array $fields ): void {
		$product = Shopper::product( array( 'stock' => 2 ) );
		CouponStore::save( new Coupon( 0, 'gone', Coupon::PERCENT, 1000, enabled: false ) );
		if ( isset( $changes['pieces'] ) ) {
			$changes = array( 'lines' => array( "$product:0" => $changes['pieces'] ) ) + $changes;
		}
		unset( $changes['pieces'] );
		$done = self::create( self::form( $product, 1, $changes ) );
		$this->assertInstanceOf( \WP_Error::class, $done );
		$this->assertSame( $fields, array_keys( $done->get_error_data()['fields'] ) );
		foreach ( $done->get_error_data()['fields'] as $message ) {
			$this->assertNotSame( '', $message );
		}
		$this->assertSame( array( array(), 2 ), array( Shopper::orders(), Shopper::stock( $product ) ) );
	}

	/**
	 * Data provider of invalid forms.
	 *
	 * @return array<string, array{0: array<string, mixed>, 1: list<string>}>
	 */
	public function refusals(): array {
		return array(
			'no items'                     => array( array( 'lines' => array() ), array( 'product_search' ) ),
			'an unknown product'           => array( array( 'lines' => array( '999999:0' => 1 ) ), array( 'line_0' ) ),
			'an invalid product ID'        => array( array( 'lines' => array( 'x' => 1 ) ), array( 'line_0' ) ),
			'more than the stock'          => array( array( 'pieces' => 3 ), array( 'line_0' ) ),
			'quantity 0'                   => array( array( 'pieces' => 0 ), array( 'line_0' ) ),
			'an expired coupon'            => array( array( 'coupon' => 'gone' ), array( 'coupon' ) ),
			'an unknown coupon'            => array( array( 'coupon' => 'nope' ), array( 'coupon' ) ),
			'an invalid postcode'          => array( array( 'fields' => array( 'billing_postcode' => 'x' ) + Shopper::FORM ), array( 'billing_postcode' ) ),
			'no address'                   => array( array( 'fields' => array( 'billing_country' => 'DE' ) ), array( 'billing_email', 'billing_first_name', 'billing_last_name', 'billing_address_1', 'billing_city', 'billing_postcode' ) ),
			'an unknown customer'          => array( array( 'customer_id' => 999999 ), array( 'customer_search' ) ),
			'an unknown payment method'    => array( array( 'payment_method' => 'gold' ), array( 'payment_method' ) ),
			'a status that is not allowed' => array( array( 'status' => 'refunded' ), array( 'status' ) ),
			'an unknown shipping method'   => array( array( 'shipping' => 'rocket' ), array( 'shipping_method' ) ),
			'an invalid idempotency key'   => array( array( 'key' => 'x' ), array( 'idempotency_key' ) ),
		);
	}

	/**
	 * @testdox Emails the customer a payment link when the owner asks for it
	 */
	public function test_invoice(): void {
		$order = self::create( self::form( Shopper::product(), 1, array( 'send_invoice' => true ) ) );
		$mails = $this->mails();
		$this->assertCount( 1, $mails );
		$this->assertStringContainsString( "Details for order #$order->id", $mails[0]['subject'] );
		$this->assertStringContainsString( 'anna@example.org', (string) wp_json_encode( $mails[0] ) );
		$this->assertStringContainsString( "order-pay=$order->id", (string) wp_json_encode( $mails[0] ) );
		$this->assertSame( \Vitrine\Api::orders()->payment_url( $order->id ), html_entity_decode( ( new Shopper() )->engine->pay_for_order()->url( $order ) ) );
	}

	/**
	 * @testdox The unpaid order cleanup cancels checkout orders, not manual ones
	 */
	public function test_sweep(): void {
		global $wpdb;
		self::create( self::form( Shopper::product(), 1 ) );
		add_filter( 'vitrine_payment_gateways', static fn ( array $all ): array => array( ...$all, new \Vitrine\Tests\Commerce\Builtin\Payment\FakeGateway( static fn () => \Vitrine\Commerce\Builtin\Payment\PaymentResult::redirect( 'https://pay.example.org/1' ) ) ) );
		( new Shopper() )->with( Shopper::product() )->buy( '', array(), array( 'payment_method' => 'fake' ) );
		$this->assertSame( array( 'pending', 'pending' ), Shopper::orders( 'status' ) );
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = %s', $wpdb->prefix . 'vitrine_orders', gmdate( 'Y-m-d H:i:s', time() - YEAR_IN_SECONDS ) ) );
		do_action( 'vitrine_cancel_unpaid_orders' );
		$this->assertSame( array( 'pending', 'cancelled' ), Shopper::orders( 'status' ) );
	}

	/**
	 * Returns a form.
	 *
	 * @param int                  $product Product ID.
	 * @param int                  $pieces  Quantity.
	 * @param array<string, mixed> $changes Changed values.
	 */
	public static function form( int $product, int $pieces, array $changes = array() ): OrderForm {
		return ( new OrderForm( Shopper::FORM, lines: array( "$product:0" => $pieces ), key: self::KEY ) )->with( $changes );
	}

	/**
	 * Creates an order.
	 *
	 * @param OrderForm $form The form.
	 */
	public static function create( OrderForm $form ): Order|\WP_Error {
		return ( new Shopper() )->engine->order_services()->manual_orders()->create( $form, 'Olga' );
	}

	/**
	 * Creates an order in a separate process.
	 *
	 * @param int    $product Product ID.
	 * @param string $key     Key of the form.
	 * @return int Order ID; 0 if it was refused.
	 */
	public static function create_one( int $product, string $key ): int {
		$done = self::create( self::form( $product, 1, array( 'key' => $key ) ) );
		return $done instanceof Order ? $done->id : 0;
	}
}
