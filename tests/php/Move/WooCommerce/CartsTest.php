<?php
/**
 * Tests of carts during the migration.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\WooCommerce;

use Vitrine\Commerce\Builtin\Cart\CartData;
use Vitrine\Commerce\Builtin\Cart\CartItem;
use Vitrine\Commerce\Builtin\Cart\CartStore;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Session\Session;
use Vitrine\Tests\Support\Visitor;

/**
 * Returning visitors find their carts, once.
 */
final class CartsTest extends OldShop {

	/**
	 * Creates a cart with two lamps and a red shirt, and migrates the shop.
	 *
	 * @param string $key     Session key of the cart.
	 * @param int    $user_id User ID; 0 for a guest.
	 * @return int ID of another product.
	 */
	private static function leave( string $key, int $user_id ): int {
		global $wpdb;
		$lamp  = self::product();
		$other = self::product( array( 'name' => 'Rug' ) );
		$shirt = self::shirt();
		$red   = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT variation_id FROM %i ORDER BY variation_id LIMIT 1', Tables::variations() ) );
		self::coupon( 'ten' );
		$cart = ( new CartData() )
			->with_added( new CartItem( $lamp, 0, array(), 2, 'Lamp' ) )
			->with_added( new CartItem( $shirt, $red, array( 'attribute_colour' => 'red' ), 1, 'Shirt' ) )
			->with_coupons( array( 'ten' ) );
		self::assertTrue( ( new CartStore() )->swap( $key, $user_id, $cart, 0 ) );
		self::move();
		return $other;
	}

	/**
	 * Returns the quantities in a visitor's cart by product name.
	 *
	 * @param Visitor $visitor The visitor.
	 * @return array<string, int>
	 */
	private static function cart( Visitor $visitor ): array {
		$cart = json_decode( $visitor->get( '/?rest_route=/wc/store/v1/cart' )->body, true );
		self::assertIsArray( $cart );
		return array_column( $cart['items'], 'quantity', 'name' ) + array( 'coupons' => count( $cart['coupons'] ) );
	}

	/**
	 * @testdox A guest's next request takes over the old cart, merged with newer items, and only once
	 */
	public function test_guest(): void {
		$token = str_repeat( 'c', 64 );
		$other = self::leave( hash( 'sha256', $token ), 0 );
		$guest = $this->visitor();
		$guest->get( '/?add-to-cart=' . $other );
		$this->assertSame( 1, self::cart( $guest )['Rug'] );

		$guest->cookies[ Session::cookie() ] = $token;
		$guest->get( '/' );
		$this->assertArrayNotHasKey( Session::cookie(), $guest->cookies );
		$expected = array(
			'Rug'     => 1,
			'Lamp'    => 2,
			'Shirt'   => 1,
			'coupons' => 1,
		);
		$this->assertEquals( $expected, self::cart( $guest ) );
		$guest->cookies[ Session::cookie() ] = $token;
		$guest->get( '/' );
		$this->assertEquals( $expected, self::cart( $guest ) );
		$this->assertSame( array( 'coupons' => 0 ), self::cart( $this->visitor() ) );
	}

	/**
	 * @testdox A request that takes over a cart counts as a cart write
	 */
	public function test_writes(): void {
		$_COOKIE[ Session::cookie() ] = str_repeat( 'c', 64 );
		\Vitrine\Move\OldCarts::boot();
		$this->assertTrue( ( new \Vitrine\Commerce\WooCommerce\Session\CartWrite( array( 'REQUEST_METHOD' => 'GET' ), array(), array(), false ) )->is_write() );
		$_COOKIE[ Session::cookie() ] = 'none';
		$this->assertFalse( ( new \Vitrine\Commerce\WooCommerce\Session\CartWrite( array( 'REQUEST_METHOD' => 'GET' ), array(), array(), false ) )->is_write() );
	}

	/**
	 * @testdox A customer's cart is taken over after login, and only once
	 */
	public function test_customer(): void {
		$user = (int) wp_insert_user(
			array(
				'user_login' => 'ada',
				'user_pass'  => 'password',
				'role'       => 'vitrine_customer',
			)
		);
		self::leave( 'user-' . $user, $user );
		$customer = $this->visitor();
		$customer->log_in( 'ada', 'password' );
		$customer->get( '/' );
		$customer->get( '/' );
		$this->assertEquals(
			array(
				'Lamp'    => 2,
				'Shirt'   => 1,
				'coupons' => 1,
			),
			self::cart( $customer )
		);
		wp_cache_flush();
		$this->assertSame( '', get_user_meta( $user, 'vitrine_old_cart_1', true ) );
	}
}
