<?php
/**
 * Tests of framing a visitor's own pages.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Tests\Ajax\ShopTestCase;

/**
 * Response headers over HTTP.
 */
final class FramingTest extends ShopTestCase {

	/**
	 * @testdox Cart, checkout and account can be framed by this site only
	 */
	public function test_own(): void {
		list( $shopper ) = $this->shopper();
		foreach ( array( '/cart/', '/checkout/', '/account/' ) as $path ) {
			$answer = $shopper->get( $path );
			$this->assertSame( "frame-ancestors 'self'", $answer->header( 'Content-Security-Policy' ), $path );
			$this->assertSame( 'SAMEORIGIN', $answer->header( 'X-Frame-Options' ), $path );
		}
		$shop = $shopper->get( '/shop/' );
		$this->assertSame( '', (string) $shop->header( 'Content-Security-Policy' ) );
		$this->assertSame( '', (string) $shop->header( 'X-Frame-Options' ) );
	}

	/**
	 * @testdox Allowed preview origins can frame them
	 */
	public function test_designs(): void {
		update_option( 'vitrine_settings', array( 'preview_origins' => array( 'https://designs.example.com' ) ) );
		list( $shopper ) = $this->shopper();
		$answer          = $shopper->get( '/cart/' );
		$this->assertSame( "frame-ancestors 'self' https://designs.example.com", $answer->header( 'Content-Security-Policy' ) );
		$this->assertSame( '', (string) $answer->header( 'X-Frame-Options' ) );
	}
}
