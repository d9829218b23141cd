<?php
/**
 * Tests of WooCommerce's account forms next to ours.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Tests\TestCase;

/**
 * The forms that WooCommerce prints for guests.
 */
final class AccountTest extends TestCase {

	/**
	 * @testdox The account page sets no cookie for a new guest
	 */
	public function test_no_cookie(): void {
		$path    = (string) wp_parse_url( wc_get_page_permalink( 'myaccount' ), PHP_URL_PATH );
		$visitor = $this->visitor();
		$this->assertStringContainsString( 'woocommerce-login-nonce', $visitor->get( $path )->body );
		$this->assertSame( array(), $visitor->cookies );
	}

	/**
	 * @testdox The login nonce of a guest with a cart is bound to the cart's session
	 */
	public function test_bound(): void {
		$product = new \WC_Product_Simple();
		$product->set_regular_price( '1' );
		$visitor = $this->visitor();
		$visitor->get( '/?add-to-cart=' . $product->save() );
		$path = (string) wp_parse_url( wc_get_page_permalink( 'myaccount' ), PHP_URL_PATH );
		$read = static fn ( string $body ): string => preg_match( '/name="woocommerce-login-nonce" value="(\w+)"/', $body, $nonce ) ? $nonce[1] : '';
		$this->assertNotSame( $read( $this->visitor()->get( $path )->body ), $read( $visitor->get( $path )->body ) );
	}

	/**
	 * @testdox A guest without a session logs in at the first try, even after a script fetched nonces
	 */
	public function test_first_login(): void {
		wp_create_user( 'ada', 'a word that is secret', 'ada@example.org' );
		$visitor = $this->visitor();
		$path    = (string) wp_parse_url( wc_get_page_permalink( 'myaccount' ), PHP_URL_PATH );
		$this->assertSame( 1, preg_match( '/name="woocommerce-login-nonce" value="(\w+)"/', $visitor->get( $path )->body, $nonce ) );
		$this->assertSame( 200, $visitor->get( '/?wc-ajax=vitrine_nonces' )->status );
		$answer = $visitor->post(
			$path,
			array(
				'username'                => 'ada',
				'password'                => 'a word that is secret',
				'login'                   => 'Log in',
				'woocommerce-login-nonce' => $nonce[1],
			)
		);
		$this->assertSame( 302, $answer->status );
	}
}
