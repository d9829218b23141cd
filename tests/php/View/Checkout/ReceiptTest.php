<?php
/**
 * Tests of order confirmation URLs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View\Checkout;

use Vitrine\Plugin;
use Vitrine\Tests\Ajax\Checkout\CheckoutTestCase;
use Vitrine\View\Checkout\Receipt\Receipt;

/**
 * Who can see an order with its URL, and how much of it.
 */
final class ReceiptTest extends CheckoutTestCase {

	private const PERSONAL = array( 'Byron', 'St James Square', 'ada@example.org' );

	/**
	 * @testdox After some minutes the URL alone shows no personal data; the order's email address unlocks it
	 */
	public function test_by_address(): void {
		$location = $this->placed();
		$young    = $this->visitor()->get( $location )->body;
		foreach ( self::PERSONAL as $part ) {
			$this->assertStringContainsString( $part, $young );
		}

		$this->age();
		$old = $this->visitor()->get( $location );
		$this->assertSame( 200, $old->status );
		$this->assertStringContainsString( 'no-store', $old->header( 'cache-control' ) );
		$this->assertStringContainsString( 'please enter the email address', $old->body );
		foreach ( self::PERSONAL as $part ) {
			$this->assertStringNotContainsString( $part, $old->body );
		}
		$say = fn ( mixed $email ): string => $this->visitor()->post( $location, array( 'billing_email' => $email ) )->body;
		foreach ( array( 'eve@example.org', '', array( 'ada@example.org' ) ) as $wrong ) {
			$this->assertStringNotContainsString( 'Byron', $say( $wrong ) );
		}
		$this->assertStringContainsString( 'This email address does not match the order.', $say( 'eve@example.org' ) );
		$this->assertStringContainsString( 'St James Square', $say( ' Ada@Example.org ' ) );
	}

	/**
	 * @testdox Limits attempts at the email address
	 */
	public function test_tries(): void {
		$location = $this->placed();
		$this->age();
		for ( $n = 0; $n < 10; $n++ ) {
			$this->visitor()->post( $location, array( 'billing_email' => "$n@example.org" ) );
		}
		$this->assertStringNotContainsString( 'Byron', $this->visitor()->post( $location, array( 'billing_email' => 'ada@example.org' ) )->body );
	}

	/**
	 * @testdox The customer and shop staff see the whole receipt, other customers do not
	 */
	public function test_who_is_logged_in(): void {
		$location = $this->placed();
		$this->age();
		$owner = $this->visitor();
		$owner->log_in( 'admin', 'password' );
		$this->assertStringContainsString( 'Byron', $owner->get( $location )->body );

		wp_create_user( 'other', 'password', 'other@example.org' );
		$other = $this->visitor();
		$other->log_in( 'other', 'password' );
		$this->assertStringNotContainsString( 'Byron', $other->get( $location )->body );
		$this->give_to( 'other' );
		$this->assertStringContainsString( 'Byron', $other->get( $location )->body );
	}

	/**
	 * @testdox A template shows the receipt in parts; without access the message appears once
	 */
	public function test_template(): void {
		$template = get_block_template( get_stylesheet() . '//order-confirmation' );
		$this->assertNotNull( $template );
		preg_match_all( '/"part":"([a-z]+)"/', $template->content, $found );
		$this->assertSame( Receipt::PARTS, $found[1] );

		$location = $this->placed();
		$page     = $this->xpath( $this->visitor()->get( $location )->body );
		$count    = static fn ( string $path ): int => $page->query( $path )->length;
		$this->assertSame( 1, $count( "//h1[.='Order received']" ) );
		$this->assertSame( 1, $count( "//h2[contains(.,'Thank you')]" ) );
		$this->assertSame( 1, $count( "//section[contains(@class,'woocommerce-order-details')]" ) );
		$this->assertSame( 1, $count( "//a[.='Continue shopping']" ) );
		$this->assertSame( 0, $count( "//form[contains(@action,'account-offer')]" ), 'Registration is off.' );

		$this->age();
		$locked = $this->visitor()->get( $location )->body;
		$this->assertSame( 1, substr_count( $locked, 'please enter the email address' ) );
		$this->assertStringNotContainsString( 'Continue shopping', $locked );
		$this->assertSame( 1, substr_count( $this->visitor()->get( self::PAGE . '?order-received=9&key=no' )->body, 'We could not find this order' ) );
	}

	/**
	 * @testdox Shows next steps by order status, and none for a canceled order
	 */
	public function test_next(): void {
		global $wpdb;
		$location = $this->placed();
		$sent     = 'A confirmation of your order is sent to ada@example.org.';
		$shipped  = 'We prepare your order for shipping.';
		$last     = 'We email you when your order is complete.';
		foreach ( array(
			'processing' => array( $sent, $shipped, $last ),
			'on-hold'    => array( $sent, 'We will start on your order as soon as we have received your payment.', $shipped, $last ),
			'completed'  => array( $sent ),
			'cancelled'  => array(),
		) as $status => $steps ) {
			$wpdb->query( $wpdb->prepare( 'UPDATE %i SET status = %s', $wpdb->prefix . 'vitrine_orders', $status ) );
			$page = $this->xpath( $this->visitor()->get( $location )->body );
			$this->assertSame( $steps, array_map( static fn ( \DOMNode $step ): string => $step->textContent, iterator_to_array( $page->query( "//section[h3='What comes next']/ol/li" ), false ) ), $status ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- DOM property.
		}
	}

	/**
	 * @testdox A guest can create an account on the receipt with a valid password, unless the address has one
	 */
	public function test_account(): void {
		update_option( 'users_can_register', 1 );
		$location = $this->placed();
		$visitor  = $this->visitor();
		$send     = static fn ( string $password ): \Vitrine\Tests\Support\Response => $visitor->post(
			$location,
			array(
				'vitrine_new_account' => '1',
				'account_password'    => $password,
				'billing_email'       => 'ada@example.org',
			)
		);
		$this->assertStringContainsString( 'Set a password for ada@example.org', $visitor->get( $location )->body );
		$short    = $this->xpath( $send( 'short' )->body );
		$this->assertSame( 1, $short->query( "//input[@name='account_password'][@aria-invalid]" )->length );
		$this->assertFalse( email_exists( 'ada@example.org' ) );
		$this->assertSame( 303, $send( 'a long enough password' )->status );
		wp_cache_flush();
		$user = email_exists( 'ada@example.org' );
		$this->assertIsInt( $user );
		$this->assertCount( 1, Plugin::engine()->orders()->of_customer( $user ) );
		$this->assertStringContainsString( 'Your account has been created.', $visitor->get( $location )->body );

		$second = $this->placed();
		$other  = $this->visitor();
		$done   = $other->post(
			$second,
			array(
				'vitrine_new_account' => '1',
				'account_password'    => 'a long enough password',
				'billing_email'       => 'ada@example.org',
			)
		);
		$this->assertSame( 303, $done->status );
		$this->assertStringContainsString( 'No account was created', $other->get( $second )->body );
	}

	/**
	 * Places an order as a guest. Returns the path of its confirmation.
	 */
	private function placed(): string {
		list( $visitor, $form ) = $this->buyer();
		return self::PAGE . '?' . wp_parse_url( $visitor->post( self::PAGE, $form )->header( 'location' ), PHP_URL_QUERY );
	}

	/**
	 * Makes the orders older than ten minutes.
	 */
	private function age(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = %s', $wpdb->prefix . 'vitrine_orders', gmdate( 'Y-m-d H:i:s', time() - 601 ) ) );
	}

	/**
	 * Assigns the order to a customer.
	 *
	 * @param string $login Login name of the customer.
	 */
	private function give_to( string $login ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET customer_id = %d', $wpdb->prefix . 'vitrine_orders', get_user_by( 'login', $login )->ID ) );
	}
}
