<?php
/**
 * Tests of placing orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\Order;

/**
 * WooCommerce creates the orders itself.
 */
final class PlaceTest extends CheckoutShop {

	/**
	 * @testdox An order appears in WooCommerce's list with its items, totals, stock and coupon use
	 */
	public function test_order(): void {
		$lamp = $this->lamp( array( 'stock' => 5 ) );
		$this->shop->coupon( 'ten', array( 'amount' => 10 ) );
		$engine = $this->shopper( $lamp, 2 );
		$engine->cart()->apply_coupon( 'ten' );

		$placed = $engine->checkout()->place( self::request() );

		$this->assertInstanceOf( Order::class, $placed, is_wp_error( $placed ) ? $placed->get_error_message() : '' );
		$order = wc_get_order( $placed->id );
		$this->assertSame( 'processing', $order->get_status() );
		$this->assertSame( array( 'Lamp', 2 ), array( array_values( $order->get_items() )[0]->get_name(), array_values( $order->get_items() )[0]->get_quantity() ) );
		$this->assertSame( '22.90', $order->get_total() );
		$this->assertSame( array( 'ten' ), $order->get_coupon_codes() );
		$this->assertSame( 'checkout', $order->get_created_via() );
		$this->assertSame( 3, wc_get_product( $lamp )->get_stock_quantity() );
		$this->assertSame( 1, ( new \WC_Coupon( 'ten' ) )->get_usage_count() );
		$this->assertSame( array( 2000, 200, 490, 2290 ), array( $placed->totals['subtotal'], $placed->totals['discount'], $placed->totals['shipping'], $placed->totals['total'] ) );
		$this->assertSame( array( 'Ada', 'Berlin', 'ada@example.org' ), array( $placed->billing['first_name'], $placed->billing['city'], $placed->email ) );
		$this->assertSame( $order->get_checkout_order_received_url(), $placed->redirect );
		$this->assertSame( array(), $engine->cart()->snapshot()->lines, 'The cart is empty.' );
		$this->assertNotSame( array(), $this->mails() );
		$this->assertSame( array( 'success', $placed->redirect ), array( $placed->response['result'], $placed->response['redirect'] ) );
		$this->assertEquals( self::kept( $placed ), get_object_vars( $engine->orders()->find( $placed->id, $placed->key ) ) );
		$this->assertNull( $engine->orders()->find( $placed->id, 'wc_order_wrong' ) );
	}

	/**
	 * @testdox A successful order releases its debug log, as WooCommerce's form does
	 * @dataProvider prices
	 *
	 * @param int $price    Price of the lamp in cents.
	 * @param int $shipping Shipping costs in cents.
	 */
	public function test_debug_log( int $price, int $shipping ): void {
		$this->shop->shipping( $shipping, null );
		$placed = $this->shopper( $this->lamp( array( 'regular_price' => $price ) ) )->checkout()->place( self::request() );

		$this->assertInstanceOf( Order::class, $placed, is_wp_error( $placed ) ? $placed->get_error_message() : '' );
		$order = wc_get_order( $placed->id );
		$this->assertSame( '', $order->get_meta( '_debug_log_source' ), 'WooCommerce would keep the log of an order with this for weeks.' );
		$this->assertStringStartsWith( 'place-order-debug-', $order->get_meta( '_debug_log_source_pending_deletion' ) );
	}

	/**
	 * Data provider of orders with and without a payment.
	 *
	 * @return array<string, array{0: int, 1: int}>
	 */
	public static function prices(): array {
		return array(
			'with a payment' => array( 1000, 490 ),
			'free of charge' => array( 0, 0 ),
		);
	}

	/**
	 * @testdox One idempotency key creates one order, however often it is sent
	 */
	public function test_idempotent(): void {
		$engine = $this->shopper();
		$first  = $engine->checkout()->place( self::request() );
		$again  = $this->shop->again( $engine )->checkout()->place( self::request() );

		$this->assertInstanceOf( Order::class, $first );
		$this->assertEquals( self::kept( $first ), self::kept( $again ) );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
		$stranger = $this->shopper()->checkout()->place( self::request() );
		$this->assertNotSame( $first->id, $stranger->id, 'Another visitor was shown this order.' );
	}

	/**
	 * @testdox Form errors name their fields, and no order is placed
	 */
	public function test_fields(): void {
		$engine = $this->shopper();

		$refusal = $engine->checkout()->place(
			self::request(
				array(
					'billing_city'  => '',
					'billing_email' => 'nobody',
				)
			)
		);

		$this->assertSame( self::code( 'invalid_checkout' ), $refusal->get_error_code() );
		$this->assertSame( array( 'billing_city', 'billing_email' ), array_keys( $refusal->get_error_data()['fields'] ) );
		$this->assertStringContainsString( 'is a required field', $refusal->get_error_data()['fields']['billing_city'] );
		$this->assertSame( array(), wc_get_orders( array( 'limit' => -1 ) ) );
		$this->assertSame( array(), $engine->cart()->take_notices(), 'The error is not added as a notice too.' );
		$this->assertInstanceOf( Order::class, $engine->checkout()->place( self::request() ), 'The idempotency key can be used again.' );
	}

	/**
	 * @testdox Rejects an order of a changed or empty cart
	 */
	public function test_cart(): void {
		$engine = $this->shopper();

		$this->assertSame( self::code( 'cart_changed' ), $engine->checkout()->place( self::request( array(), self::KEY, md5( 'another' ) ) )->get_error_code() );
		$this->assertSame( self::code( 'cart_empty' ), $this->shop->visitor()->checkout()->place( self::request() )->get_error_code() );
		$this->assertSame( self::code( 'invalid_checkout' ), $engine->checkout()->place( self::request( array(), 'short' ) )->get_error_code() );
		$this->assertInstanceOf( Order::class, $engine->checkout()->place( self::request( array(), self::KEY, $engine->cart()->snapshot()->hash ) ) );
	}

	/**
	 * @testdox A failed payment shows an error, and the cart can be ordered again
	 */
	public function test_payment_failed(): void {
		$engine = $this->shopper();
		$fail   = static function (): void {
			throw new \Exception( 'The bank said no.' );
		};
		add_action( 'woocommerce_checkout_order_processed', $fail );
		$refusal = $engine->checkout()->place( self::request() );
		remove_action( 'woocommerce_checkout_order_processed', $fail );

		$this->assertInstanceOf( \WP_Error::class, $refusal );
		$this->assertStringContainsString( 'The bank said no.', $refusal->get_error_message() );
		$this->assertSame( 1, $engine->cart()->snapshot()->count() );
		$this->assertInstanceOf( Order::class, $engine->checkout()->place( self::request( array(), strrev( self::KEY ) ) ) );
	}

	/**
	 * @testdox Terms must be accepted
	 */
	public function test_terms(): void {
		$page = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'Terms',
				'post_status' => 'publish',
			)
		);
		update_option( 'woocommerce_terms_page_id', $page );
		$engine = $this->shopper();

		$refusal = $engine->checkout()->place( self::request() );

		$this->assertArrayHasKey( 'terms', $refusal->get_error_data()['fields'] );
		$this->assertContains( 'terms', array_column( $engine->checkout()->fields()['order'], 'name' ) );
		$this->assertInstanceOf( Order::class, $engine->checkout()->place( self::request( array( 'terms' => '1' ) ) ) );
	}

	/**
	 * @testdox Fields and payment methods are WooCommerce's
	 */
	public function test_form(): void {
		add_filter(
			'woocommerce_checkout_fields',
			static function ( array $fields ): array {
				$fields['order']['delivery'] = array(
					'type'     => 'select',
					'label'    => 'Delivery time',
					'required' => true,
					'options'  => array(
						'am' => 'Morning',
						'pm' => 'Evening',
					),
				);
				return $fields;
			}
		);
		// Fields are cached after the first call.
		( new \ReflectionProperty( WC()->checkout(), 'fields' ) )->setValue( WC()->checkout(), null );
		$checkout = $this->shopper()->checkout();

		$fields = $checkout->fields();

		$this->assertSame( array( 'contact', 'billing', 'shipping', 'order' ), array_keys( $fields ) );
		$this->assertSame( array( 'billing_email', 'billing_phone' ), array_column( $fields['contact'], 'name' ) );
		$named = array_column( array_merge( ...array_values( $fields ) ), null, 'name' );
		$this->assertSame( array( 'select', true, array( 'am', 'pm' ) ), array( $named['delivery']['type'], $named['delivery']['required'], array_keys( $named['delivery']['options'] ) ) );
		$this->assertSame( array( 'select', 'Germany', 'DE' ), array( $named['billing_country']['type'], $named['billing_country']['options']['DE'], $named['billing_country']['value'] ) );
		$this->assertSame( 'half', $named['billing_first_name']['width'] );
		$this->assertStringContainsString( 'given-name', $named['billing_first_name']['autocomplete'] );
		$this->assertContains( 'cod', array_column( $checkout->payment_methods(), 'id' ) );
		( new \ReflectionProperty( WC()->checkout(), 'fields' ) )->setValue( WC()->checkout(), null );
	}

	/**
	 * Returns the stored part of an order, without the gateway's response, which
	 * is for its script only.
	 *
	 * @param Order $order The placed order.
	 * @return array<string, mixed>
	 */
	private static function kept( Order $order ): array {
		return array( 'response' => array() ) + get_object_vars( $order );
	}
}
