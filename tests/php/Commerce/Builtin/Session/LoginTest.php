<?php
/**
 * Tests of carts of logged-in customers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Session;

use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\CouponStore;
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\Session\Login;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;

/**
 * Over HTTP: a guest logs in, logs out, and returns in another browser.
 */
final class LoginTest extends TestCase {

	/**
	 * Creates a customer.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->assertIsInt( wp_create_user( 'anna', 'secret', 'anna@example.org' ) );
	}

	/**
	 * Creates a product.
	 *
	 * @param string               $name Name.
	 * @param array<string, mixed> $data More data.
	 */
	private static function product( string $name, array $data = array() ): int {
		$id = ProductWriter::save(
			$data + array(
				'name'          => $name,
				'regular_price' => 1000,
			)
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * Adds to the cart with the endpoint.
	 *
	 * @param Visitor $visitor  The visitor.
	 * @param int     $product  Product ID.
	 * @param int     $quantity Quantity.
	 */
	private static function add( Visitor $visitor, int $product, int $quantity = 1 ): void {
		$answer = $visitor->post(
			'/?wc-ajax=add_to_cart',
			array(
				'product_id' => $product,
				'quantity'   => $quantity,
			)
		);
		self::assertArrayNotHasKey( 'error', $answer->json(), $answer->body );
	}

	/**
	 * Returns the quantities in the customer's stored cart by product name.
	 *
	 * @return array<string, int>
	 */
	private static function contents(): array {
		wp_cache_flush();
		wp_set_current_user( get_user_by( 'login', 'anna' )->ID );
		$lines = ( new BuiltinEngine( new Jar() ) )->cart()->snapshot()->lines;
		wp_set_current_user( 0 );
		return array_column( $lines, 'quantity', 'name' );
	}

	/**
	 * @testdox A login merges the guest's cart into the customer's, which is shared by all browsers
	 */
	public function test_merge(): void {
		$lamp  = self::product( 'Lamp' );
		$mug   = self::product( 'Mug' );
		$first = $this->visitor();
		$first->log_in( 'anna', 'secret' );
		self::add( $first, $lamp, 2 );

		$second = $this->visitor();
		self::add( $second, $lamp, 1 );
		self::add( $second, $mug, 4 );
		$second->log_in( 'anna', 'secret' );

		$this->assertSame(
			array(
				'Lamp' => 3,
				'Mug'  => 4,
			),
			self::contents()
		);
		$this->assertSame( '7', $second->cookies['woocommerce_items_in_cart'] ?? '' );
		$this->assertArrayNotHasKey( 'vitrine_session_' . COOKIEHASH, array_filter( $second->cookies ) );
		self::add( $first, $mug, 1 );
		$this->assertSame( '8', $first->cookies['woocommerce_items_in_cart'] ?? '' );
	}

	/**
	 * @testdox Merging carts respects stock and keeps coupons
	 */
	public function test_merge_within_stock(): void {
		global $wpdb;
		CouponStore::save( new Coupon( 0, 'ten', Coupon::PERCENT, 1000 ) );
		$lamp  = self::product( 'Lamp', array( 'stock' => 5 ) );
		$first = $this->visitor();
		$first->log_in( 'anna', 'secret' );
		self::add( $first, $lamp, 3 );

		$jar   = new Jar();
		$guest = new BuiltinEngine( $jar );
		$guest->cart()->add( new \Vitrine\Commerce\Value\AddRequest( $lamp, 4 ) );
		$guest->cart()->apply_coupon( 'ten' );
		$session = new \Vitrine\Commerce\Builtin\Session\Session( $jar );
		( new Login( $session, $guest->cart() ) )->merge( 'anna', get_user_by( 'login', 'anna' ) );

		$this->assertSame( 0, get_current_user_id() );
		$this->assertSame( array( 'Lamp' => 5 ), self::contents() );
		wp_set_current_user( get_user_by( 'login', 'anna' )->ID );
		$now = ( new BuiltinEngine( new Jar() ) )->cart()->snapshot();
		$this->assertSame( array( 'ten' ), array_column( $now->coupons, 'code' ) );
		$this->assertStringContainsString( 'Not all of "Lamp"', $now->notices[0]['text'] );
		$this->assertSame( '1', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_carts" ), "The guest's cart is gone." );
	}

	/**
	 * @testdox A login with an empty cart restores the stored one
	 */
	public function test_follows(): void {
		$lamp  = self::product( 'Lamp' );
		$first = $this->visitor();
		$first->log_in( 'anna', 'secret' );
		self::add( $first, $lamp, 2 );

		$second = $this->visitor();
		$second->log_in( 'anna', 'secret' );

		$this->assertSame( '2', $second->cookies['woocommerce_items_in_cart'] ?? '' );
		$this->assertSame( array( 'Lamp' => 2 ), self::contents() );
	}

	/**
	 * @testdox A logout keeps the customer's cart and clears the browser's
	 */
	public function test_logout(): void {
		$lamp    = self::product( 'Lamp' );
		$visitor = $this->visitor();
		$visitor->log_in( 'anna', 'secret' );
		self::add( $visitor, $lamp, 2 );

		$confirm = $visitor->get( '/wp-login.php?action=logout' );
		$this->assertSame( 1, preg_match( '/action=logout&(?:amp;|#038;)?_wpnonce=(\w+)/', $confirm->body, $nonce ), $confirm->body );
		$visitor->get( '/wp-login.php?action=logout&_wpnonce=' . $nonce[1] );

		$this->assertArrayNotHasKey( 'woocommerce_items_in_cart', array_filter( $visitor->cookies ) );
		self::add( $visitor, $lamp, 1 );
		$this->assertSame( '1', $visitor->cookies['woocommerce_items_in_cart'] );
		$this->assertSame( array( 'Lamp' => 2 ), self::contents() );
	}

	/**
	 * @testdox Deleting a customer deletes the cart
	 */
	public function test_deleted_user(): void {
		global $wpdb;
		$visitor = $this->visitor();
		$visitor->log_in( 'anna', 'secret' );
		self::add( $visitor, self::product( 'Lamp' ) );

		wp_delete_user( get_user_by( 'login', 'anna' )->ID );

		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_carts" ) );
	}
}
