<?php
/**
 * Tests of placing an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Tests\TestCase;

/**
 * Turns a cart into an order, completely or not at all.
 */
final class PlaceTest extends TestCase {

	/**
	 * @testdox A shipping label longer than its column does not prevent the order
	 */
	public function test_long_labels(): void {
		update_option(
			'vitrine_shop',
			array(
				'shipping' => array(
					array(
						'id'    => 'post',
						'label' => str_repeat( 'ä', 300 ),
						'cost'  => 500,
					),
				),
			)
		);
		$order = ( new Shopper() )->with( Shopper::product() )->buy();
		$this->assertInstanceOf( Order::class, $order );
		$this->assertStringStartsWith( 'ääää', $order->shipping_label );
	}

	/**
	 * @testdox Rejects an order without accepted terms, except a manual one
	 */
	public function test_terms(): void {
		$page = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_status' => 'publish',
				'post_title'  => 'Terms',
			)
		);
		update_option( 'vitrine_shop', array( 'terms_page' => $page ) );
		$shopper = ( new Shopper() )->with( Shopper::product() );
		foreach ( array( array(), array( 'terms' => '' ), array( 'terms' => 'no' ) ) as $fields ) {
			$refusal = $shopper->buy( '', $fields );
			$this->assertInstanceOf( \WP_Error::class, $refusal );
			$this->assertSame( array( 'terms' => 'Please read and accept the terms and conditions to proceed with your order.' ), $refusal->get_error_data()['fields'] );
		}
		$this->assertSame( array(), Shopper::orders() );
		$order = $shopper->buy( '', array( 'terms' => '1' ) );
		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array(), $order->fields, 'The terms are not an order field.' );

		$manual = ManualOrdersTest::create( ManualOrdersTest::form( Shopper::product(), 1 ) );
		$this->assertInstanceOf( Order::class, $manual, 'The owner cannot accept the terms for the customer.' );
		$this->assertSame( array(), $manual->fields );
	}

	/**
	 * @testdox Places an order with the cart's items, amounts and customer data
	 */
	public function test_places_order(): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		CouponStore::save( new Coupon( 0, 'ten', Coupon::PERCENT, 1000 ) );
		$shopper = ( new Shopper() )->with( $product, 2 );
		$this->assertTrue( $shopper->engine->cart()->apply_coupon( 'TEN' ) );
		$cart  = $shopper->engine->cart()->snapshot();
		$order = $shopper->buy( '', array( 'order_comments' => "Second floor\nRing twice" ), array( 'cart_hash' => $cart->hash ) );

		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( 'processing', $order->status );
		$this->assertSame( $cart->totals, $order->totals );
		$this->assertSame( 4000, $order->totals['subtotal'] );
		$this->assertSame( 400, $order->totals['discount'] );
		$this->assertSame( 'Mug', $order->items[0]['name'] );
		$this->assertSame( array( 2, 4000, 3600 ), array( $order->items[0]['quantity'], $order->items[0]['subtotal'], $order->items[0]['total'] ) );
		$this->assertSame( 'anna@example.org', $order->email );
		$this->assertSame( 'Müller', $order->billing['last_name'] );
		$this->assertSame( 'Berlin', $order->shipping['city'] );
		$this->assertSame( "Second floor\nRing twice", $order->note );
		$this->assertSame( $order->received_url, $order->redirect );
		$this->assertSame( 3, Shopper::stock( $product ) );
		$this->assertSame( 1, Shopper::uses( 'ten' ) );
		$this->assertSame( 0, $shopper->engine->cart()->snapshot()->count() );
		$this->assertSame( '', $shopper->jar->get( Contract::name( 'cookies.items_in_cart' ) ), 'The cart cookie is removed.' );
		$this->assertEquals( $order, $shopper->engine->orders()->find( $order->id, $order->key ) );
	}

	/**
	 * @testdox The same form submitted twice returns the same order
	 */
	public function test_repeated_request(): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		$shopper = ( new Shopper() )->with( $product );
		$first   = $shopper->buy( 'one-intent-to-buy' );
		$second  = $shopper->buy( 'one-intent-to-buy' );

		$this->assertSame( $first->id, $second->id );
		$this->assertSame( 4, Shopper::stock( $product ) );
		$this->assertCount( 2, $this->mails(), 'One email to the customer and one to the shop.' );
	}

	/**
	 * @testdox An idempotency key returns no order to another visitor
	 */
	public function test_foreign_idempotency_key(): void {
		( new Shopper() )->with( Shopper::product() )->buy( 'one-intent-to-buy' );
		$answer = ( new Shopper() )->buy( 'one-intent-to-buy' );

		$this->assertWPError( 'vitrine_cart_empty', $answer );
	}

	/**
	 * @dataProvider refused
	 * @testdox A rejected order changes nothing: $_dataName
	 *
	 * @param string               $code   Expected error code.
	 * @param array<string, mixed> $fields Fields of the form.
	 * @param array<string, mixed> $more   More arguments of the request.
	 */
	public function test_rejected( string $code, array $fields, array $more ): void {
		$product = Shopper::product( array( 'stock' => 5 ) );
		$shopper = ( new Shopper() )->with( $product, 2 );
		$before  = $shopper->engine->cart()->snapshot();
		$answer  = $shopper->buy( '', $fields, $more );

		$this->assertWPError( $code, $answer );
		$this->assertSame( 5, Shopper::stock( $product ) );
		$this->assertSame( array(), Shopper::orders() );
		$this->assertSame( array(), $this->mails() );
		$this->assertEquals( $before, ( new Shopper( $shopper->jar->cookies ) )->engine->cart()->snapshot() );
	}

	/**
	 * Data provider of refused orders.
	 *
	 * @return array<string, array{0: string, 1: array<string, mixed>, 2: array<string, mixed>}>
	 */
	public function refused(): array {
		return array(
			'invalid fields'                             => array( 'vitrine_invalid_checkout', array( 'billing_email' => 'nobody' ), array() ),
			'an array as text'                           => array( 'vitrine_invalid_checkout', array( 'billing_city' => array( 'Berlin' ) ), array() ),
			'an unknown gateway'                         => array( 'vitrine_invalid_checkout', array(), array( 'payment_method' => 'shells' ) ),
			'no idempotency key'                         => array( 'vitrine_invalid_checkout', array(), array( 'idempotency_key' => '' ) ),
			'a short idempotency key'                    => array( 'vitrine_invalid_checkout', array(), array( 'idempotency_key' => '1' ) ),
			'an idempotency key with invalid characters' => array( 'vitrine_invalid_checkout', array(), array( 'idempotency_key' => "aaaaaaaaaaaaaaaa'--" ) ),
			'the hash of another cart'                   => array( 'vitrine_cart_changed', array(), array( 'cart_hash' => 'another' ) ),
		);
	}

	/**
	 * @testdox Names each invalid field
	 */
	public function test_invalid_fields(): void {
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$answer  = $shopper->buy( '', array( 'billing_email' => '' ), array( 'payment_method' => '' ) );

		$this->assertWPError( 'vitrine_invalid_checkout', $answer );
		$this->assertSame( array( 'billing_email', 'payment_method' ), array_keys( $answer->get_error_data()['fields'] ) );
		$this->assertStringContainsString( 'Email address is required.', $answer->get_error_message() );
	}

	/**
	 * @testdox Reports a changed price, then charges the current one
	 */
	public function test_price_changed(): void {
		$product = Shopper::product();
		$shopper = ( new Shopper() )->with( $product, 2 );
		$seen    = $shopper->engine->cart()->snapshot()->hash;
		ProductWriter::save(
			array(
				'id'            => $product,
				'regular_price' => 2500,
			)
		);
		$again  = new Shopper( $shopper->jar->cookies );
		$answer = $again->buy( '', array(), array( 'cart_hash' => $seen ) );

		$this->assertWPError( 'vitrine_cart_changed', $answer );
		$this->assertStringContainsString( '2 × Mug (€50.00)', $answer->get_error_message() );
		$order = $again->buy( '', array(), array( 'cart_hash' => $answer->get_error_data()['cart_hash'] ) );
		$this->assertSame( 5000, $order->totals['subtotal'] );
	}

	/**
	 * @testdox Rejects an item that sold out after it was added to the cart
	 */
	public function test_sold_out(): void {
		$product = Shopper::product( array( 'stock' => 2 ) );
		$late    = ( new Shopper() )->with( $product, 2 );
		( new Shopper() )->with( $product, 2 )->buy();
		$answer = ( new Shopper( $late->jar->cookies ) )->buy();

		$this->assertWPError( 'vitrine_out_of_stock', $answer );
		$this->assertStringContainsString( '"Mug" is sold out.', $answer->get_error_message() );
		$this->assertSame( 0, Shopper::stock( $product ) );
	}

	/**
	 * Ships to another address than the billing address.
	 *
	 * @testdox An order's addresses have country, address_1, address_2, city, postcode and state [3.5-01]
	 */
	public function test_ships_elsewhere(): void {
		$to    = array(
			'shipping_first_name' => 'Bo',
			'shipping_last_name'  => 'Li',
			'shipping_country'    => 'GB',
			'shipping_address_1'  => '1 High Street',
			'shipping_city'       => 'London',
			'shipping_postcode'   => 'sw1a 1aa',
		);
		$order = ( new Shopper() )->with( Shopper::product() )->buy( '', $to, array( 'ship_elsewhere' => true ) );

		$this->assertInstanceOf( Order::class, $order );
		$this->assertSame( array( 'Bo', 'SW1A 1AA' ), array( $order->shipping['first_name'], $order->shipping['postcode'] ) );
		$this->assertSame( 'Anna', $order->billing['first_name'] );
		$six = array( 'country', 'address_1', 'address_2', 'city', 'postcode', 'state' );
		$this->assertSame( array( 'DE', 'Hauptstraße 1', '', 'Berlin', '10115', '' ), array_map( static fn ( string $part ): string => $order->billing[ $part ], $six ) );
		$this->assertSame( array( 'GB', '1 High Street', '', 'London', 'SW1A 1AA', '' ), array_map( static fn ( string $part ): string => $order->shipping[ $part ], $six ) );
	}

	/**
	 * @testdox An order without shipping has no shipping address
	 */
	public function test_without_shipping(): void {
		update_option( 'vitrine_payments', array( 'methods' => array( 'bacs' => array( 'enabled' => true ) ) ) );
		$order = ( new Shopper() )->with( Shopper::product( array( 'needs_shipping' => false ) ) )->buy( '', array(), array( 'payment_method' => 'bacs' ) );

		$this->assertSame( array(), $order->shipping );
		$this->assertSame( '', $order->shipping_label );
	}

	/**
	 * @testdox Customers see their orders, and their saved address at the next checkout
	 */
	public function test_customer(): void {
		$user = (int) wp_create_user( 'anna', 'password', 'login@example.org' );
		wp_set_current_user( $user );
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$order   = $shopper->buy( '', array( 'billing_address_1' => 'O\'Connell "Street" \\ 2' ) );

		$this->assertSame( $user, $order->customer_id );
		$this->assertSame( array( $order->id ), array_column( $shopper->engine->orders()->of_customer( $user ), 'id' ) );
		$this->assertSame( array(), $shopper->engine->orders()->of_customer( 0 ) );
		$values = array_column( array_merge( ...array_values( $shopper->engine->checkout()->fields() ) ), 'value', 'name' );
		$this->assertSame( 'O\'Connell "Street" \\ 2', $values['billing_address_1'] );
		$this->assertSame( 'anna@example.org', $values['billing_email'] );
		$this->assertSame( '', $values['order_comments'] );
	}

	/**
	 * @testdox Viewing an order requires its key
	 */
	public function test_order_key(): void {
		$shopper = ( new Shopper() )->with( Shopper::product() );
		$order   = $shopper->buy();
		$orders  = $shopper->engine->orders();

		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $order->key );
		$this->assertSame( $order->id, $orders->find( $order->id, $order->key )?->id );
		$this->assertNull( $orders->find( $order->id, '' ) );
		$this->assertNull( $orders->find( $order->id, strrev( $order->key ) ) );
		$this->assertNull( $orders->find( $order->id + 1, $order->key ) );
		$this->assertStringContainsString( $order->key, $order->received_url );
	}

	/**
	 * Asserts an error.
	 *
	 * @param string $code   Expected error code.
	 * @param mixed  $answer The result.
	 */
	private function assertWPError( string $code, mixed $answer ): void {
		$this->assertInstanceOf( \WP_Error::class, $answer );
		$this->assertSame( $code, $answer->get_error_code() );
		$this->assertNotSame( '', $answer->get_error_message() );
	}
}
