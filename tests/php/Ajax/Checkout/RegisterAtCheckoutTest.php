<?php
/**
 * Tests of accounts created at checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Ajax\Checkout;

/**
 * Accounts of shoppers who place an order.
 */
final class RegisterAtCheckoutTest extends CheckoutTestCase {

	/**
	 * @testdox Creates an account with the order only where registration is allowed
	 */
	public function test_registers(): void {
		$account                = array(
			'createaccount'    => '1',
			'account_password' => 'a "long" password',
		);
		list( $visitor, $form ) = $this->buyer();
		$this->assertSame( 'success', $visitor->post( self::ENDPOINT, $account + $form )->json()['result'] );
		$this->assertFalse( get_user_by( 'email', 'ada@example.org' ) );

		update_option( 'users_can_register', 1 );
		list( $visitor, $form ) = $this->buyer();
		$short                  = $visitor->post( self::ENDPOINT, array( 'account_password' => 'short' ) + $account + $form )->json();
		$this->assertSame( array( 'account_password' ), array_keys( $short['fields'] ) );
		$placed = $visitor->post( self::ENDPOINT, $account + $form )->json();
		$this->assertSame( 'success', $placed['result'] );
		$this->assertInstanceOf( \WP_User::class, wp_authenticate( 'ada@example.org', wp_slash( 'a "long" password' ) ) );
		$page = $visitor->get( '/account/' )->body;
		$this->assertStringContainsString( 'Log out', $page );
		parse_str( (string) wp_parse_url( $placed['redirect'], PHP_URL_QUERY ), $receipt );
		$this->assertTrue( str_contains( $page, (string) $receipt['key'] ), 'The order belongs to the new customer.' );
		list( $again ) = $this->buyer();
		$again->log_in( 'ada@example.org', 'a "long" password' );
		$again->get( '/?add-to-cart=' . $this->product() );
		$this->assertStringContainsString( 'St James Square 12', $again->get( self::PAGE )->body, 'The address is saved for the next order.' );
	}

	/**
	 * @testdox Places a guest order when the email address already has an account, and says so only after the order
	 */
	public function test_registers_a_known_address(): void {
		update_option( 'users_can_register', 1 );
		wp_insert_user(
			array(
				'user_login' => 'ada',
				'user_email' => 'ada@example.org',
				'user_pass'  => 'her own',
			)
		);
		$said                   = 'No account was created, because one may already exist';
		$account                = array(
			'createaccount'    => '1',
			'account_password' => 'a long password',
		);
		list( $visitor, $form ) = $this->buyer();
		$invalid                = $visitor->post( self::ENDPOINT, array( 'billing_city' => '' ) + $account + $form );
		$this->assertSame( array( 'billing_city' ), array_keys( $invalid->json()['fields'] ) );
		$this->assertStringNotContainsString( 'account', (string) wp_json_encode( array( $invalid->json()['messages'], $invalid->json()['error'] ) ), 'No order, no hint of the account.' );
		$this->assertStringNotContainsString( $said, $visitor->get( self::PAGE )->body );

		$body = $visitor->post( self::ENDPOINT, $account + $form )->json();
		$this->assertSame( 'success', $body['result'] );
		global $wpdb;
		$this->assertSame( '0', $wpdb->get_var( "SELECT customer_id FROM {$wpdb->prefix}vitrine_orders" ), 'A guest order.' );
		$this->assertInstanceOf( \WP_User::class, wp_authenticate( 'ada', 'her own' ) );
		$receipt = (string) wp_parse_url( $body['redirect'], PHP_URL_PATH ) . '?' . wp_parse_url( $body['redirect'], PHP_URL_QUERY );
		$this->assertStringContainsString( $said, $visitor->get( $receipt )->body );
		$this->assertStringNotContainsString( 'Log out', $visitor->get( '/account/' )->body );
	}
}
