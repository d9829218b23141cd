<?php
/**
 * Tests of concurrent writes to one cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Cart;

use Vitrine\Commerce\Builtin\Cart\CartData;
use Vitrine\Commerce\Builtin\Cart\CartItem;
use Vitrine\Commerce\Builtin\Cart\CartStore;
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Tests\Commerce\Builtin\Checkout\Jar;
use Vitrine\Tests\TestCase;

/**
 * No concurrent write is lost. VITRINE_RACE_PAIRS sets the number of pairs.
 */
final class CartRaceTest extends TestCase {

	/**
	 * Creates products.
	 *
	 * @param int $count Number of products.
	 * @return list<int>
	 */
	private static function products( int $count ): array {
		return array_map(
			static fn ( int $number ): int => (int) ProductWriter::save(
				array(
					'name'          => "Product $number",
					'regular_price' => 100,
				)
			),
			range( 1, $count )
		);
	}

	/**
	 * @testdox Keeps both of two simultaneous adds in one session over HTTP, repeatedly
	 */
	public function test_pairs(): void {
		global $wpdb;
		$wanted                   = (int) getenv( 'VITRINE_RACE_PAIRS' );
		$pairs                    = $wanted > 0 ? $wanted : 100;
		[ $first, $left, $right ] = self::products( 3 );
		$lost                     = array();
		for ( $pair = 1; $pair <= $pairs; $pair++ ) {
			$visitor = $this->visitor();
			if ( 0 === $pair % 2 ) {
				// In every other pair, the requests create the session's row themselves.
				$visitor->cookies[ 'vitrine_session_' . COOKIEHASH ] = bin2hex( random_bytes( 32 ) );
			} else {
				$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $first ) );
			}
			$token = hash( 'sha256', $visitor->cookies[ 'vitrine_session_' . COOKIEHASH ] );

			$visitor->together(
				array(
					array( 'POST', '/?wc-ajax=add_to_cart', array( 'product_id' => $left ) ),
					array( 'POST', '/?wc-ajax=add_to_cart', array( 'product_id' => $right ) ),
				)
			);

			$data     = CartData::of_json( (string) $wpdb->get_var( $wpdb->prepare( "SELECT data FROM {$wpdb->prefix}vitrine_carts WHERE token = %s", $token ) ) );
			$products = array_column( array_values( $data->items ), 'product_id' );
			if ( array() !== array_diff( array( $left, $right ), $products ) ) {
				$lost[] = $pair;
			}
		}
		$this->assertSame( array(), $lost, "Of $pairs pairs these lost an add." );
	}

	/**
	 * @testdox Eight concurrent processes adding to one cart lose no item
	 */
	public function test_crowd(): void {
		$products = self::products( 8 );
		$jar      = new Jar();
		$this->assertIsArray( ( new BuiltinEngine( $jar ) )->cart()->add( new AddRequest( $products[0] ) ) );

		$refused = $this->concurrently( self::class . '::add_ten', array_map( static fn ( int $product ): array => array( $jar->cookies, $product ), $products ) );

		$this->assertSame( array_fill( 0, 8, array() ), $refused );
		wp_cache_flush();
		$this->assertSame( 81, ( new BuiltinEngine( $jar ) )->cart()->snapshot()->count() );
	}

	/**
	 * Adds ten times; runs in a separate process.
	 *
	 * @param array<string, string> $cookies Cookies of the visitor.
	 * @param int                   $product Product ID.
	 * @return list<string> Error codes.
	 */
	public static function add_ten( array $cookies, int $product ): array {
		$refused = array();
		for ( $times = 0; $times < 10; $times++ ) {
			$done = ( new BuiltinEngine( new Jar( $cookies ) ) )->cart()->add( new AddRequest( $product ) );
			if ( is_wp_error( $done ) ) {
				$refused[] = (string) $done->get_error_code();
			}
		}
		return $refused;
	}

	/**
	 * @testdox A write with a stale revision is retried on the current cart
	 */
	public function test_retry(): void {
		$store = new CartStore();
		$runs  = 0;
		$store->mutate( 'key', 0, static fn ( CartData $cart ): CartData => $cart->with_added( new CartItem( 3, 0, array(), 1, 'First' ) ) );

		$stored = $store->mutate(
			'key',
			0,
			static function ( CartData $cart ) use ( $store, &$runs ): CartData {
				if ( 1 === ++$runs ) {
					$store->mutate( 'key', 0, static fn ( CartData $other ): CartData => $other->with_added( new CartItem( 1, 0, array(), 1, 'Other' ) ) );
				}
				return $cart->with_added( new CartItem( 2, 0, array(), 1, 'Mine' ) );
			}
		);

		$this->assertSame( array( 2, 3 ), array( $runs, $stored->revision ) );
		$this->assertSame( array( 'First', 'Other', 'Mine' ), array_column( array_values( $store->load( 'key' )->data->items ), 'name' ) );
	}

	/**
	 * @testdox Two concurrent first writes share one row
	 */
	public function test_first_writes(): void {
		$store = new CartStore();
		$runs  = 0;

		$store->mutate(
			'key',
			0,
			static function ( CartData $cart ) use ( $store, &$runs ): CartData {
				if ( 1 === ++$runs ) {
					$store->mutate( 'key', 0, static fn ( CartData $other ): CartData => $other->with_added( new CartItem( 1, 0, array(), 1, 'Other' ) ) );
				}
				return $cart->with_added( new CartItem( 2, 0, array(), 1, 'Mine' ) );
			}
		);

		$this->assertSame( array( 'Other', 'Mine' ), array_column( array_values( $store->load( 'key' )->data->items ), 'name' ) );
	}

	/**
	 * @testdox Answers 503 within seconds when the cart stays busy
	 */
	public function test_busy(): void {
		$store = new CartStore();
		$start = microtime( true );

		$answer = $store->mutate(
			'key',
			0,
			static function ( CartData $cart ) use ( $store ): CartData {
				$now = $store->load( 'key' );
				$store->swap( 'key', 0, $cart, $now->revision ?? 0 );
				return $cart;
			}
		);

		$this->assertInstanceOf( \WP_Error::class, $answer );
		$this->assertSame( array( 'vitrine_cart_busy', 503 ), array( $answer->get_error_code(), $answer->get_error_data()['status'] ) );
		$this->assertLessThan( 8.0, microtime( true ) - $start );
	}
}
