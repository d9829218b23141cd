<?php
/**
 * Tests of the cart fragments.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax\Cart;

use Vitrine\Tests\Ajax\ShopTestCase;

/**
 * Calls `/?wc-ajax=get_refreshed_fragments` over HTTP.
 *
 * @see spec 7.4
 */
final class FragmentsTest extends ShopTestCase {

	/**
	 * @testdox Answers GET and POST with fragments and cart_hash, with and without a cart [7.4-06]
	 */
	public function test_both_readings(): void {
		list( $shopper ) = $this->shopper();
		foreach ( array( $shopper, $this->visitor() ) as $visitor ) {
			$by_get  = $visitor->get( self::FRAGMENTS );
			$by_post = $visitor->post( self::FRAGMENTS, array( 'time' => '1767225600000' ) );

			foreach ( array( $by_get, $by_post ) as $answer ) {
				$this->assertSame( 200, $answer->status );
				$this->assert_private_json( $answer );
				$this->assertSame( array( 'fragments', 'cart_hash', 'cart' ), array_keys( $answer->json() ) );
				foreach ( $answer->json()['fragments'] as $selector => $html ) {
					$this->assertMatchesRegularExpression( '/^[.#]/', $selector );
					$this->assertMatchesRegularExpression( '/^<(\w+)[^>]*>.*<\/\1>$/s', $html, 'Each fragment is one element.' );
				}
			}
			$this->assertSame( $by_get->json(), $by_post->json() );
		}
		$this->assertSame( 1, $this->cart( $shopper->get( self::FRAGMENTS ) )['count'] );
		$this->assertSame( 0, $this->cart( $this->visitor()->get( self::FRAGMENTS ) )['count'] );
	}

	/**
	 * @testdox Sends the cart data beside the fragments, and not twice to a script that renders its region
	 */
	public function test_says_the_cart(): void {
		list( $shopper ) = $this->shopper();
		$whole           = $shopper->get( self::FRAGMENTS )->json();
		$without         = $shopper->get( self::FRAGMENTS, array( 'X-Vitrine-Without' => 'vitrine-cart-data' ) )->json();
		$region          = (string) preg_replace( '/^<script[^>]*>|<\/script>$/', '', $whole['fragments']['#vitrine-cart-data'] );

		$this->assertSame( 1, $whole['cart']['count'] );
		$this->assertSame( $whole['cart'], json_decode( $region, true ) );
		$this->assertSame( $whole['cart'], $without['cart'] );
		unset( $whole['fragments']['#vitrine-cart-data'] );
		$this->assertSame( $whole['fragments'], $without['fragments'] );
		$other = $shopper->get( self::FRAGMENTS, array( 'X-Vitrine-Without' => '.vitrine-cart-count' ) )->json();
		$this->assertArrayHasKey( '.vitrine-cart-count', $other['fragments'], 'A region that the script cannot render is still sent.' );
	}

	/**
	 * @testdox Serves fragments without writing to the database, starting a session or allowing other origins
	 */
	public function test_reading_writes_nothing(): void {
		list( $shopper ) = $this->shopper();
		$before          = $this->rows();
		$answer          = $shopper->get( self::FRAGMENTS );
		$stranger        = $this->visitor();
		$stranger->get( self::FRAGMENTS );
		$stranger->post( self::FRAGMENTS, array( 'time' => '1' ) );

		$this->assertSame( $before, $this->rows(), 'Reading wrote to the database.' );
		$this->assertSame( array(), $stranger->cookies, 'Reading started a session.' );
		$this->assertSame( '', $answer->header( 'access-control-allow-origin' ) );
	}

	/**
	 * @testdox Shows nobody another visitor's cart
	 */
	public function test_carts_are_private(): void {
		$this->shopper();

		$this->assertSame( array(), $this->items( $this->visitor() ) );
		$forger          = $this->visitor();
		$forger->cookies = array( 'vitrine_session_' . COOKIEHASH => str_repeat( '0', 64 ) );
		$this->assertSame( array(), $this->items( $forger ) );
	}

	/**
	 * @testdox Rejects an invalid time parameter and oversized requests
	 */
	public function test_bad_input(): void {
		$this->assert_refused( 400, 'malformed', fn() => $this->http( 'POST', self::FRAGMENTS, array( 'time' => array( '1' ) ) ) );
		$this->assert_refused( 400, 'malformed', fn() => $this->http( 'GET', self::FRAGMENTS . '&time[]=1' ) );
		$this->assert_refused( 400, 'malformed', fn() => $this->http( 'POST', self::FRAGMENTS, array( 'time' => str_repeat( '1', 40 ) ) ) );
		$this->assert_refused( 413, 'too_large', fn() => $this->http( 'POST', self::FRAGMENTS, array( 'time' => str_repeat( '1', 2_000_000 ) ) ) );
	}

	/**
	 * @testdox Escapes product names that contain a script end tag
	 */
	public function test_data_cannot_break_out(): void {
		$name            = 'A</script><script>alert(1)</script>&amp;"\'';
		list( $shopper ) = $this->shopper( $this->product( array( 'name' => 'x' ) ) );
		add_filter( 'the_title', static fn(): string => $name );
		$script = \Vitrine\Support\Json::script( 'x', array( 'name' => $name ) );

		$this->assertSame( 1, substr_count( $script, '<script' ) );
		$this->assertSame( 1, substr_count( $script, '</script' ) );
		$this->assertSame( array( 'name' => $name ), json_decode( strip_tags( $script ), true ) );
		$this->assertSame( array( 'x' => 1 ), $this->items( $shopper ) );
	}
}
