<?php
/**
 * Tests of placing an order with JavaScript.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Ajax\Checkout;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\Products\ProductWriter;

/**
 * Calls the `checkout` endpoint over HTTP.
 */
final class PlaceOrderTest extends CheckoutTestCase {

	/**
	 * @testdox Places an order, returns its receipt URL, and empties the cart
	 */
	public function test_places(): void {
		list( $visitor, $form ) = $this->buyer();
		$answer                 = $visitor->post( self::ENDPOINT, $form );
		$this->assertSame( 200, $answer->status );
		$this->assert_private_json( $answer );
		$body = $answer->json();
		$this->assertSame( 'success', $body['result'] );
		$this->assertSame( 1, $this->orders() );
		$this->assertSame( array(), $this->items( $visitor ) );

		$receipt = $visitor->get( (string) wp_parse_url( $body['redirect'], PHP_URL_PATH ) . '?' . wp_parse_url( $body['redirect'], PHP_URL_QUERY ) );
		$this->assertSame( 200, $receipt->status );
		$this->assertStringContainsString( 'Thank you.', $receipt->body );
		$this->assertStringContainsString( 'St James Square 12', $receipt->body );
		$this->assertStringContainsString( 'no-store', $receipt->header( 'cache-control' ) );
		$this->assertMatchesRegularExpression( "/<meta name='robots' content='[^']*noindex/", $receipt->body );
	}

	/**
	 * @testdox Creates one order per idempotency key and repeats the same answer
	 */
	public function test_once(): void {
		list( $visitor, $form ) = $this->buyer();
		$answers                = $visitor->together( array_fill( 0, 4, array( 'POST', self::ENDPOINT, $form ) ) );
		$answers[]              = $visitor->post( self::ENDPOINT, $form );
		$this->assertCount( 1, array_unique( array_map( static fn( $answer ): string => $answer->json()['redirect'] ?? $answer->body, $answers ) ) );
		$this->assertSame( 1, $this->orders() );
	}

	/**
	 * Data provider of invalid forms with the expected errors.
	 *
	 * @return array<string, array{array<string, mixed>, int, string}>
	 */
	public function bad_forms(): array {
		return array(
			'no nonce'                    => array( array( 'security' => '' ), 403, 'nonce_expired' ),
			'a wrong nonce'               => array( array( 'security' => '0123456789' ), 403, 'nonce_expired' ),
			'an array as nonce'           => array( array( 'security' => array( 'a' ) ), 400, 'malformed' ),
			'an array as city'            => array( array( 'billing_city' => array( 'London' ) ), 400, 'malformed' ),
			'an array as payment method'  => array( array( 'payment_method' => array( 'cod' ) ), 400, 'malformed' ),
			'an array as idempotency key' => array( array( 'vitrine_order_key' => array( 'a' ) ), 400, 'malformed' ),
			'text as payment data'        => array( array( 'payment_data' => 'token' ), 400, 'malformed' ),
			'control characters'          => array( array( 'billing_first_name' => "A\0da" ), 400, 'malformed' ),
			'a field of 6,000 characters' => array( array( 'billing_city' => str_repeat( 'x', 6000 ) ), 400, 'malformed' ),
			'no idempotency key'          => array( array( 'vitrine_order_key' => '' ), 200, 'invalid_checkout' ),
			'an invalid idempotency key'  => array( array( 'vitrine_order_key' => '../../etc' ), 200, 'invalid_checkout' ),
			'an unknown payment method'   => array( array( 'payment_method' => 'barter' ), 200, 'invalid_checkout' ),
			'a field of 300 characters'   => array( array( 'billing_city' => str_repeat( 'x', 300 ) ), 200, 'invalid_checkout' ),
			'an unknown coupon'           => array( array( 'coupon_code' => 'NOTOURS' ), 200, 'invalid_coupon' ),
			'an unknown shipping method'  => array( array( 'shipping_method' => array( 'teleport' ) ), 400, 'malformed' ),
			'no cart hash'                => array( array( 'cart_hash' => '' ), 200, 'cart_changed' ),
			'the hash of another cart'    => array( array( 'cart_hash' => str_repeat( 'a', 32 ) ), 200, 'cart_changed' ),
		);
	}

	/**
	 * @testdox Rejects an invalid order with an error message and leaves the cart unchanged: $_dataName
	 *
	 * @dataProvider bad_forms
	 *
	 * @param array<string, mixed> $change Invalid fields.
	 * @param int                  $status HTTP status.
	 * @param string               $code   Error code without its prefix.
	 */
	public function test_bad_form( array $change, int $status, string $code ): void {
		list( $visitor, $form ) = $this->buyer();
		$contents               = $this->contents();
		$answer                 = $visitor->post( self::ENDPOINT, $change + $form );
		$this->assert_private_json( $answer );
		$body = $answer->json();
		$this->assertSame( array( 'failure', 'vitrine_' . $code ), array( $body['result'] ?? '', $body['code'] ?? '' ), $answer->body );
		$this->assertSame( $status, $answer->status );
		$this->assertGreaterThan( 15, strlen( $body['error'] ) );
		$this->assertStringContainsString( 'role="alert"', $body['messages'] );
		$this->assertSame( 0, $this->orders() );
		$this->assertSame( $contents, $this->contents() );
	}

	/**
	 * @testdox Rejects an oversized order request
	 */
	public function test_huge(): void {
		list( $visitor, $form ) = $this->buyer();
		$answer                 = $visitor->post( self::ENDPOINT, array( 'order_comments' => str_repeat( 'x', 3000000 ) ) + $form );
		$this->assertSame( 413, $answer->status );
		$this->assertSame( 'vitrine_too_large', $answer->json()['code'] );
		$this->assertSame( 0, $this->orders() );
	}

	/**
	 * @testdox Rejects a cross-site order, even with the right nonce
	 */
	public function test_cross_site(): void {
		list( $visitor, $form ) = $this->buyer();
		$answer                 = $visitor->request(
			'POST',
			self::ENDPOINT,
			$form,
			array(
				'Origin'         => 'https://elsewhere.example',
				'Sec-Fetch-Site' => 'cross-site',
			)
		);
		$this->assertSame( 403, $answer->status );
		$this->assertSame( 0, $this->orders() );
	}

	/**
	 * @testdox Rejects another visitor's nonce
	 */
	public function test_foreign_nonce(): void {
		list( , $form )  = $this->buyer();
		list( $visitor ) = $this->shopper();
		$answer          = $visitor->post( self::ENDPOINT, $form );
		$this->assertSame( 403, $answer->status );
		$this->assertSame( 'vitrine_nonce_expired', $answer->json()['code'] );
		$this->assertSame( 0, $this->orders() );
	}

	/**
	 * @testdox Names each missing field
	 */
	public function test_missing_fields(): void {
		list( $visitor, $form ) = $this->buyer();
		$body                   = $visitor->post( self::ENDPOINT, array_diff_key( $form, array_flip( array( 'billing_email', 'billing_city', 'billing_postcode' ) ) ) )->json();
		$this->assertSame( array( 'billing_email', 'billing_city', 'billing_postcode' ), array_keys( $body['fields'] ) );
		$this->assertStringContainsString( '<a href="#billing_city">', $body['messages'] );
		$this->assertFalse( $body['refresh'] );
	}

	/**
	 * @testdox Requires and saves the shipping address only when shipping to a different address
	 */
	public function test_ships_elsewhere(): void {
		list( $visitor, $form ) = $this->buyer();
		$elsewhere              = array(
			'ship_to_different_address' => '1',
			'shipping_country'          => 'GB',
		);
		$body                   = $visitor->post( self::ENDPOINT, $elsewhere + $form )->json();
		$this->assertSame( array( 'shipping_first_name', 'shipping_last_name', 'shipping_address_1', 'shipping_city', 'shipping_postcode' ), array_keys( $body['fields'] ) );

		$shipping = array(
			'shipping_first_name' => 'Mary',
			'shipping_last_name'  => 'Somerville',
			'shipping_address_1'  => 'High Street 1',
			'shipping_address_2'  => 'Flat 2',
			'shipping_city'       => 'Jedburgh',
			'shipping_state'      => 'Borders',
			'shipping_postcode'   => 'TD8 6BE',
		);
		$this->assertSame( 'success', $visitor->post( self::ENDPOINT, $shipping + $elsewhere + $form )->json()['result'] );
		$order = ( new \Vitrine\Commerce\Builtin\BuiltinEngine() )->orders();
		global $wpdb;
		$row   = $wpdb->get_row( "SELECT * FROM {$wpdb->prefix}vitrine_orders" );
		$saved = $order->find( (int) $row->id, $row->order_key );
		$this->assertNotNull( $saved );
		$this->assertSame( array( 'GB', 'High Street 1', 'Flat 2', 'Jedburgh', 'TD8 6BE', 'Borders' ), array_map( static fn( string $part ): string => $saved->shipping[ $part ], array( 'country', 'address_1', 'address_2', 'city', 'postcode', 'state' ) ) );
		$this->assertSame( 'St James Square 12', $saved->billing['address_1'] );
	}

	/**
	 * @testdox Reports an empty cart
	 */
	public function test_empty_cart(): void {
		list( $visitor, $form ) = $this->buyer();
		$key                    = array_key_first( array_column( $this->cart( $visitor->get( self::FRAGMENTS ) )['lines'], null, 'key' ) );
		$visitor->post( '/?wc-ajax=remove_from_cart', array( 'cart_item_key' => $key ) );
		$body = $visitor->post( self::ENDPOINT, $form )->json();
		$this->assertSame( 'vitrine_cart_empty', $body['code'] );
		$this->assertTrue( $body['refresh'] );
		$this->assertSame( 0, $this->orders() );
	}

	/**
	 * @testdox Reports that the product has gone out of stock
	 */
	public function test_stock_gone(): void {
		$product                = $this->product( array( 'stock' => 1 ) );
		list( $visitor, $form ) = $this->buyer( $product );
		list( $faster, $same )  = $this->buyer( $product );
		$this->assertSame( 'success', $faster->post( self::ENDPOINT, $same )->json()['result'] );
		$body = $visitor->post( self::ENDPOINT, $form )->json();
		$this->assertSame( 'failure', $body['result'] );
		$this->assertContains( $body['code'], array( 'vitrine_out_of_stock', 'vitrine_cart_changed' ) );
		$this->assertTrue( $body['refresh'] );
		$this->assertSame( 1, $this->orders() );
	}

	/**
	 * @testdox Asks for confirmation when a price has changed since the form was rendered
	 */
	public function test_price_changed(): void {
		$product                = $this->product();
		list( $visitor, $form ) = $this->buyer( $product );
		$this->assertIsInt(
			ProductWriter::save(
				array(
					'id'            => $product,
					'regular_price' => 2000,
				)
			)
		);
		$this->assertSame( 'vitrine_cart_changed', $visitor->post( self::ENDPOINT, $form )->json()['code'] );
		$this->assertSame( 0, $this->orders() );
	}

	/**
	 * @testdox Applies a coupon typed at checkout and shows the new total before ordering
	 */
	public function test_typed_coupon(): void {
		$this->assertIsInt( CouponStore::save( new Coupon( 0, 'welcome10', 'percent', 1000 ) ) );
		list( $visitor, $form ) = $this->buyer();
		$body                   = $visitor->post( self::ENDPOINT, array( 'coupon_code' => 'WELCOME10' ) + $form )->json();
		$this->assertSame( 'vitrine_cart_changed', $body['code'] );
		$this->assertSame( 0, $this->orders() );
		$this->assertSame( 'welcome10', $this->cart( $visitor->get( self::FRAGMENTS ) )['coupons'][0]['code'] );
		$this->assertSame( 'success', $visitor->post( self::ENDPOINT, $this->hidden( $visitor->get( self::PAGE ) ) + $form )->json()['result'] );
	}
}
