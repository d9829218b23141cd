<?php
/**
 * Tests of resubmitting WooCommerce's own checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Checkout;

use Vitrine\Contract;

/**
 * The response to an order was lost: the order exists, the cart is empty, and the
 * shopper still sees the form.
 */
final class LostAnswerTest extends LostAnswerTestCase {

	/**
	 * @testdox Resubmitting the form by script returns the same order
	 */
	public function test_by_script(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();
		$again   = $visitor->post( self::AJAX, $form )->json();

		$this->assertSame( 'success', $first['result'] ?? null, (string) wp_json_encode( $first ) );
		$this->assertSame( array( 'success', $first['redirect'], $first['order_id'] ), array( $again['result'] ?? null, $again['redirect'] ?? null, $again['order_id'] ?? null ), (string) wp_json_encode( $again ) );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * @testdox Resubmitting the form without JavaScript leads to the same order
	 */
	public function test_without_script(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor ) + array( 'woocommerce_checkout_place_order' => 'Place order' );
		$first   = $visitor->post( $this->path, $form );
		$again   = $visitor->post( $this->path, $form );

		$this->assertSame( 302, $first->status );
		$this->assertStringContainsString( 'order-received', (string) $first->header( 'location' ) );
		$this->assertSame( $first->header( 'location' ), $again->header( 'location' ) );
		$this->assertCount( 1, wc_get_orders( array( 'limit' => -1 ) ) );
	}

	/**
	 * @testdox Resubmitting after the order created an account returns the order, with or without the new cookies
	 */
	public function test_new_account(): void {
		update_option( 'woocommerce_enable_signup_and_login_from_checkout', 'yes' );
		update_option( 'woocommerce_registration_generate_password', 'yes' );
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor ) + array( 'createaccount' => '1' );
		$before  = $visitor->cookies;
		$first   = $visitor->post( self::AJAX, $form )->json();
		$with    = $visitor->post( self::AJAX, $form )->json();

		$visitor->cookies = $before;
		$without          = $visitor->post( self::AJAX, $form )->json();

		$this->assertGreaterThan( 0, wc_get_order( $first['order_id'] ?? 0 )->get_customer_id() );
		$this->assertSame( $first['redirect'], $with['redirect'] ?? null, (string) wp_json_encode( $with ) );
		$this->assertSame( $first['redirect'], $without['redirect'] ?? null, (string) wp_json_encode( $without ) );
	}

	/**
	 * @testdox An order review requested after the order links to the order
	 */
	public function test_review(): void {
		$visitor = $this->shopper_at_home();
		$form    = $this->form( $visitor );
		$first   = $visitor->post( self::AJAX, $form )->json();

		$review = $this->review( $visitor, $form );

		$this->assertStringContainsString( (string) esc_url( $first['redirect'] ), $review );
		$this->assertStringNotContainsString( 'session has expired', $review );
	}

	/**
	 * @testdox Another visitor never sees the order, and a new cart makes a new order
	 */
	public function test_others(): void {
		$visitor  = $this->shopper_at_home();
		$form     = $this->form( $visitor );
		$first    = $visitor->post( self::AJAX, $form )->json();
		$stranger = $this->shopper_at_home();
		$theirs   = array( Contract::name( 'fields.checkout_key' ) => $form[ Contract::name( 'fields.checkout_key' ) ] ) + $this->form( $stranger );
		$other    = $stranger->post( self::AJAX, $theirs )->json();
		$this->put_in( $visitor );
		$next = $visitor->post( self::AJAX, $form )->json();

		$this->assertSame( 'success', $other['result'] ?? null );
		$this->assertNotSame( $first['order_id'], $other['order_id'] );
		$this->assertStringNotContainsString( (string) esc_url( $first['redirect'] ), $this->review( $stranger, $theirs ) );
		$this->assertSame( 'success', $next['result'] ?? null, (string) wp_json_encode( $next ) );
		$this->assertNotSame( $first['order_id'], $next['order_id'] );
	}
}
