<?php
/**
 * Receipts that are opened by their address.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\View\Checkout;

use Vitrine\Tests\Ajax\Checkout\CheckoutTestCase;

/**
 * What an address alone shows, and to whom.
 */
final class ReceiptTest extends CheckoutTestCase {

	private const PERSONAL = array( 'Byron', 'St James Square', 'ada@example.org' );

	/**
	 * @testdox After some minutes the address alone shows nothing of a person; the order's email address shows all again
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
	 * @testdox Nobody finds the address out by trying
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
	 * @testdox Its customer and who works for the shop see all of it, other customers do not
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
	 * Places an order as a guest. Returns the receipt's path.
	 */
	private function placed(): string {
		list( $visitor, $form ) = $this->buyer();
		return self::PAGE . '?' . wp_parse_url( $visitor->post( self::PAGE, $form )->header( 'location' ), PHP_URL_QUERY );
	}

	/**
	 * Lets time go by.
	 */
	private function age(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET created = %s', $wpdb->prefix . 'vitrine_orders', gmdate( 'Y-m-d H:i:s', time() - 601 ) ) );
	}

	/**
	 * Makes the order somebody's.
	 *
	 * @param string $login Whose.
	 */
	private function give_to( string $login ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET customer_id = %d', $wpdb->prefix . 'vitrine_orders', get_user_by( 'login', $login )->ID ) );
	}
}
