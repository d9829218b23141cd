<?php
/**
 * Tests of guest sessions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Session;

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Builtin\Session\Cleaner;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;
use Vitrine\Tests\TestCase;

/**
 * Session cookies and stored carts.
 */
final class SessionTest extends TestCase {

	/**
	 * Returns the name of the session cookie.
	 */
	private static function cookie(): string {
		return 'vitrine_session_' . COOKIEHASH;
	}

	/**
	 * Returns a cookie jar with a filled cart.
	 *
	 * @param Jar $jar Cookie jar of a visitor.
	 */
	private static function filled( Jar $jar = new Jar() ): Jar {
		$id = ProductWriter::save(
			array(
				'name'          => 'Lamp',
				'regular_price' => 1000,
			)
		);
		self::assertIsArray( ( new BuiltinEngine( $jar ) )->cart()->add( new AddRequest( $id, 2 ) ) );
		return $jar;
	}

	/**
	 * @testdox The first add creates a random session token, stored only as a hash
	 */
	public function test_token(): void {
		global $wpdb;
		$token = self::filled()->cookies[ self::cookie() ];

		$this->assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $token );
		$this->assertSame( hash( 'sha256', $token ), $wpdb->get_var( "SELECT token FROM {$wpdb->prefix}vitrine_carts" ) );
		$this->assertNotSame( $token, self::filled()->cookies[ self::cookie() ] );
	}

	/**
	 * @testdox The nonce session token is neither the cookie nor the stored key
	 */
	public function test_secret(): void {
		$jar    = self::filled();
		$secret = ( new BuiltinEngine( $jar ) )->cart()->session_token();

		$this->assertNotContains( $secret, array( $jar->cookies[ self::cookie() ], hash( 'sha256', $jar->cookies[ self::cookie() ] ) ) );
	}

	/**
	 * @testdox Sends cart hash and count as cookies, and none for an empty cart
	 */
	public function test_hints(): void {
		$jar  = self::filled();
		$cart = ( new BuiltinEngine( $jar ) )->cart();
		$this->assertSame( array( $cart->snapshot()->hash, '2' ), array( $jar->cookies['woocommerce_cart_hash'], $jar->cookies['woocommerce_items_in_cart'] ) );

		$cart->remove( $cart->snapshot()->lines[0]->key );

		$this->assertSame( array( self::cookie() ), array_keys( $jar->cookies ) );
	}

	/**
	 * @testdox Ignores an invalid session cookie
	 * @dataProvider forged
	 *
	 * @param string $value Value of the cookie.
	 */
	public function test_forged( string $value ): void {
		self::filled();
		$jar = new Jar( array( self::cookie() => $value ) );

		$this->assertSame( 0, ( new BuiltinEngine( $jar ) )->cart()->snapshot()->count() );
		self::filled( $jar );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $jar->cookies[ self::cookie() ] );
	}

	/**
	 * Data provider of invalid cookies.
	 *
	 * @return array<string, array{0: string}>
	 */
	public static function forged(): array {
		return array(
			'SQL'            => array( "' OR 1=1 -- " ),
			"a customer's"   => array( 'user-1' ),
			'short'          => array( 'abc' ),
			'upper case'     => array( str_repeat( 'A', 64 ) ),
			'with a newline' => array( str_repeat( 'a', 64 ) . "\n" ),
		);
	}

	/**
	 * @testdox The session cookie is HttpOnly, Lax and lasts 30 days; hint cookies are readable by scripts
	 */
	public function test_headers(): void {
		$id       = ProductWriter::save(
			array(
				'name'          => 'Lamp',
				'regular_price' => 1000,
			)
		);
		$response = $this->http( 'POST', '/?wc-ajax=add_to_cart', array( 'product_id' => $id ) );

		$cookies = array();
		foreach ( $response->headers['set-cookie'] as $value ) {
			$cookies[ strtok( $value, '=' ) ] = $value;
		}
		$session = $cookies[ self::cookie() ];
		$this->assertStringContainsString( 'HttpOnly', $session );
		$this->assertStringContainsString( 'SameSite=Lax', $session );
		$this->assertStringContainsString( 'Max-Age=2592000', $session );
		$this->assertStringContainsStringIgnoringCase( 'path=/', $session );
		$this->assertStringNotContainsString( 'HttpOnly', $cookies['woocommerce_cart_hash'] );
		$this->assertStringStartsWith( 'woocommerce_items_in_cart=1;', $cookies['woocommerce_items_in_cart'] );
	}

	/**
	 * @testdox Cron deletes expired carts and keeps the others
	 */
	public function test_expiry(): void {
		global $wpdb;
		$old = self::filled();
		$new = self::filled();
		$this->assertGreaterThan( gmdate( 'Y-m-d H:i:s', time() + 29 * DAY_IN_SECONDS ), $wpdb->get_var( "SELECT MIN(expires) FROM {$wpdb->prefix}vitrine_carts" ) );
		$wpdb->update( $wpdb->prefix . 'vitrine_carts', array( 'expires' => gmdate( 'Y-m-d H:i:s', time() - 1 ) ), array( 'token' => hash( 'sha256', $old->cookies[ self::cookie() ] ) ) );

		Cleaner::schedule();
		$this->assertNotFalse( wp_next_scheduled( Cleaner::HOOK ) );
		do_action( Cleaner::HOOK );

		$this->assertSame( array( 0, 2 ), array( ( new BuiltinEngine( $old ) )->cart()->snapshot()->count(), ( new BuiltinEngine( $new ) )->cart()->snapshot()->count() ) );
	}
}
