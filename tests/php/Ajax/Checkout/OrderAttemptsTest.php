<?php
/**
 * Tests of the limits on order attempts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Ajax\Checkout;

/**
 * Tests API clients and card testing.
 */
final class OrderAttemptsTest extends CheckoutTestCase {

	/**
	 * @testdox Answers an order without a cart hash with the total, and accepts the order with that hash
	 */
	public function test_total_first(): void {
		list( $visitor, $form ) = $this->buyer();
		$first                  = $visitor->post( self::ENDPOINT, array_diff_key( $form, array( 'cart_hash' => '' ) ) )->json();
		$this->assertSame( 'vitrine_cart_changed', $first['code'] );
		$this->assertMatchesRegularExpression( '/1 × .+ Total: €14\.90/', $first['error'] );
		$this->assertSame( 0, $this->orders() );
		$this->assertSame( 'success', $visitor->post( self::ENDPOINT, array( 'cart_hash' => $first['cart_hash'] ) + $form )->json()['result'] );
	}

	/**
	 * @testdox Limits order attempts per client; a repeated request counts once
	 */
	public function test_limit(): void {
		list( $visitor, $form ) = $this->buyer();
		$placed                 = $visitor->post( self::ENDPOINT, $form )->json()['redirect'];
		list( $next, $other )   = $this->buyer();
		$bad                    = array( 'payment_method' => 'barter' ) + $other;
		$codes                  = array();
		for ( $n = 0; $n < 21; $n++ ) {
			$codes[] = $next->post( self::ENDPOINT, $bad )->json()['code'];
		}
		$this->assertSame( array( 'vitrine_invalid_checkout', 'vitrine_too_many' ), array_values( array_unique( $codes ) ) );
		$this->assertSame( 19, array_count_values( $codes )['vitrine_invalid_checkout'] );
		$this->assertSame( 'vitrine_too_many', $next->post( self::ENDPOINT, $other )->json()['code'] );
		$this->assertSame( 1, $this->orders() );
		$this->assertSame( $placed, $visitor->post( self::ENDPOINT, $form )->json()['redirect'] );
	}
}
