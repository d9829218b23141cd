<?php
/**
 * Tests of the WooCommerce session handler with concurrent writes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Session;

use Vitrine\Commerce\SessionLock\SessionLock;
use Vitrine\Commerce\WooCommerce\Session\Handler;
use Vitrine\Tests\TestCase;

/**
 * Two requests of one customer, whose session key is the user ID.
 */
final class HandlerTest extends TestCase {

	private const CUSTOMER = 1;

	/**
	 * Logs the customer in.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( self::CUSTOMER );
	}

	/**
	 * @testdox WooCommerce uses the session handler, unless another plugin replaces it
	 */
	public function test_used(): void {
		$this->assertSame( Handler::class, apply_filters( 'woocommerce_session_handler', 'WC_Session_Handler' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce hook.
		$this->assertSame( 'Their_Handler', apply_filters( 'woocommerce_session_handler', 'Their_Handler' ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WooCommerce hook.
	}

	/**
	 * @testdox A read-only request saves its session data
	 */
	public function test_looking_alone(): void {
		self::look( self::begin() );
		$second = self::begin();
		$second->set( 'seen', 'twice' );
		$second->save_data();

		$this->assertSame( array( 'seen' => 'twice' ), self::stored() );
	}

	/**
	 * @testdox A read-only request never overwrites a concurrent change
	 */
	public function test_looking_beside_a_write(): void {
		self::write( 'one lamp' );
		$looking = self::begin();
		self::write( 'two lamps' );
		self::look( $looking );

		$this->assertSame( array( 'cart' => 'two lamps' ), self::stored() );
	}

	/**
	 * @testdox A read-only request never overwrites a concurrent first write
	 */
	public function test_looking_beside_the_first_write(): void {
		$looking = self::begin();
		self::write( 'one lamp' );
		self::look( $looking );

		$this->assertSame( array( 'cart' => 'one lamp' ), self::stored() );
	}

	/**
	 * @testdox A request holding the lock reloads the session and writes last
	 */
	public function test_writing(): void {
		self::write( 'one lamp' );
		self::look( self::begin() );
		self::write( 'two lamps' );

		$this->assertSame(
			array(
				'cart' => 'two lamps',
				'seen' => 'once',
			),
			self::stored()
		);
	}

	/**
	 * Starts a request, which reads the session.
	 */
	private static function begin(): Handler {
		$handler = new Handler();
		$handler->init_session_cookie();
		return $handler;
	}

	/**
	 * Runs a request that changes the cart.
	 *
	 * @param string $cart Value of the cart.
	 */
	private static function write( string $cart ): void {
		self::assertTrue( SessionLock::take( array( (string) self::CUSTOMER ) ) );
		$handler = self::begin();
		$handler->set( 'cart', $cart );
		$handler->save_data();
		SessionLock::release();
	}

	/**
	 * Ends a request that only read the cart and cached a value.
	 *
	 * @param Handler $handler The request's handler.
	 */
	private static function look( Handler $handler ): void {
		$handler->set( 'seen', 'once' );
		$handler->save_data();
	}

	/**
	 * Returns the session in the database.
	 *
	 * @return array<string, string>
	 */
	private static function stored(): array {
		global $wpdb;
		$row    = maybe_unserialize( (string) $wpdb->get_var( $wpdb->prepare( "SELECT session_value FROM {$wpdb->prefix}woocommerce_sessions WHERE session_key = %s", (string) self::CUSTOMER ) ) );
		$stored = array_map( 'strval', (array) $row );
		ksort( $stored );
		return $stored;
	}
}
