<?php
/**
 * Tests of concurrent orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Tests\TestCase;

/**
 * Uses separate processes that start at the same time.
 */
final class ConcurrencyTest extends TestCase {

	/**
	 * @testdox Fifty concurrent shoppers buy no more than the ten pieces in stock
	 */
	public function test_nothing_is_oversold(): void {
		$product = Shopper::product( array( 'stock' => 10 ) );
		$results = $this->concurrently( self::class . '::buy', $this->shoppers( 50, $product ) );

		$orders   = array_filter( $results, static fn ( array $result ): bool => $result['order'] > 0 );
		$refusals = array_filter( $results, static fn ( array $result ): bool => '' !== $result['code'] );
		$this->assertCount( 10, $orders );
		$this->assertCount( 40, $refusals );
		foreach ( $refusals as $refusal ) {
			// Late buyers are refused even before stock is reserved.
			$this->assertContains( $refusal['code'], array( 'vitrine_out_of_stock', 'vitrine_cart_changed' ) );
			$this->assertMatchesRegularExpression( '/"Mug" is sold out/', $refusal['message'] );
		}
		$this->assertSame( 0, Shopper::stock( $product ) );
		$this->assertCount( 10, Shopper::orders() );
		$this->assertSame( array( 'processing' ), array_unique( Shopper::orders( 'status' ) ) );
		foreach ( $results as $result ) {
			$this->assertSame( 0, $result['cart'] * $result['order'], 'The cart of a placed order is empty.' );
		}
	}

	/**
	 * @testdox Twenty concurrent shoppers use a coupon no more than its limit of five
	 */
	public function test_no_coupon_is_used_too_often(): void {
		$product = Shopper::product( array( 'stock' => 100 ) );
		CouponStore::save( new Coupon( 0, 'five', Coupon::PERCENT, 1000, usage_limit: 5 ) );
		$results = $this->concurrently( self::class . '::buy', $this->shoppers( 20, $product, 'five' ) );

		$orders   = array_filter( $results, static fn ( array $result ): bool => $result['order'] > 0 );
		$refusals = array_filter( $results, static fn ( array $result ): bool => '' !== $result['code'] );
		$this->assertCount( 5, $orders );
		$this->assertCount( 15, $refusals );
		foreach ( $refusals as $refusal ) {
			$this->assertContains( $refusal['code'], array( 'vitrine_invalid_coupon', 'vitrine_cart_changed' ) );
			$this->assertStringContainsStringIgnoringCase( 'coupon', $refusal['message'] );
		}
		$this->assertSame( 5, Shopper::uses( 'five' ) );
		$this->assertSame( 95, Shopper::stock( $product ), 'A rejected order takes no stock.' );
		$this->assertCount( 5, Shopper::orders() );
	}

	/**
	 * @testdox The same form submitted ten times concurrently places one order
	 */
	public function test_one_key_makes_one_order(): void {
		$product   = Shopper::product( array( 'stock' => 10 ) );
		$arguments = array_fill( 0, 10, $this->shoppers( 1, $product )[0] );
		$results   = $this->concurrently( self::class . '::buy', $arguments );

		$this->assertSame( array_fill( 0, 10, '' ), array_column( $results, 'message' ) );
		$this->assertCount( 1, array_unique( array_column( $results, 'order' ) ) );
		$this->assertCount( 1, Shopper::orders() );
		$this->assertSame( 9, Shopper::stock( $product ) );
	}

	/**
	 * @testdox The same cart ordered ten times concurrently with different keys places one order
	 */
	public function test_one_cart_makes_one_order(): void {
		$product   = Shopper::product( array( 'stock' => 10 ) );
		$arguments = array_fill( 0, 10, $this->shoppers( 1, $product )[0] );
		foreach ( $arguments as $index => $list ) {
			$arguments[ $index ][1] = "another-form-of-mine-$index";
		}
		$results = $this->concurrently( self::class . '::buy', $arguments );

		$this->assertCount( 1, array_filter( array_column( $results, 'order' ) ) );
		$this->assertCount( 1, Shopper::orders() );
		$this->assertSame( 9, Shopper::stock( $product ) );
	}

	/**
	 * @testdox Ten concurrent cancellations of an order restock it once
	 */
	public function test_stock_comes_back_once(): void {
		$product = Shopper::product( array( 'stock' => 10 ) );
		$order   = ( new Shopper() )->with( $product, 3 )->buy();
		$this->assertSame( 7, Shopper::stock( $product ) );

		$moved = $this->concurrently( self::class . '::cancel', array_fill( 0, 10, array( $order->id ) ) );

		$this->assertCount( 1, array_filter( $moved ) );
		$this->assertSame( 10, Shopper::stock( $product ) );
	}

	/**
	 * Places an order; runs in a separate process.
	 *
	 * @param array<string, string> $cookies Cookies of the visitor.
	 * @param string                $key     Idempotency key.
	 * @param string                $hash    Hash of the cart that the visitor has seen.
	 * @return array{order: int, code: string, message: string, cart: int}
	 */
	public static function buy( array $cookies, string $key, string $hash ): array {
		$shopper = new Shopper( $cookies );
		$result  = $shopper->buy( $key, array(), array( 'cart_hash' => $hash ) );
		$refused = is_wp_error( $result );
		return array(
			'order'   => $refused ? 0 : $result->id,
			'code'    => $refused ? (string) $result->get_error_code() : '',
			'message' => $refused ? $result->get_error_message() : '',
			'cart'    => $shopper->engine->cart()->snapshot()->count(),
		);
	}

	/**
	 * Cancels an order; runs in a separate process.
	 *
	 * @param int $id Order ID.
	 */
	public static function cancel( int $id ): bool {
		$services = new \Vitrine\Commerce\Builtin\Checkout\OrderServices( ( new Shopper() )->engine );
		return ! is_wp_error( $services->changes->move( $id, 'cancelled' ) );
	}

	/**
	 * Returns visitors with a cart each, as arguments of buy().
	 *
	 * @param int    $number  Number of visitors.
	 * @param int    $product Product ID.
	 * @param string $coupon  Applied coupon; empty for none.
	 * @return list<array{0: array<string, string>, 1: string, 2: string}>
	 */
	private function shoppers( int $number, int $product, string $coupon = '' ): array {
		$arguments = array();
		for ( $index = 0; $index < $number; $index++ ) {
			$shopper = ( new Shopper() )->with( $product );
			if ( '' !== $coupon ) {
				$this->assertTrue( $shopper->engine->cart()->apply_coupon( $coupon ) );
			}
			$arguments[] = array( $shopper->jar->cookies, "shopper-number-$index-of-them", $shopper->engine->cart()->snapshot()->hash );
		}
		return $arguments;
	}
}
