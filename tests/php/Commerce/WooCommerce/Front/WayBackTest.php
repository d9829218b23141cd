<?php
/**
 * What browsers may keep of WooCommerce's pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;

/**
 * WooCommerce has a browser show its cart and its checkout again at once to whom
 * goes back to them, and so do we.
 */
final class WayBackTest extends WooCommerceShop {

	/**
	 * @testdox WooCommerce's own cart and checkout are kept as WooCommerce says, ours for guests, and no account
	 */
	public function test_headers(): void {
		foreach ( array( 'cart', 'checkout' ) as $page ) {
			foreach ( array( "[woocommerce_$page]", "<!-- wp:vitrine/$page /-->" ) as $content ) {
				wp_update_post(
					array(
						'ID'           => wc_get_page_id( $page ),
						'post_content' => $content,
					)
				);
				$this->assertSame( 'no-cache, must-revalidate, max-age=0, private', $this->header( $page, 'cache-control' ), $content );
				$this->assertSame( str_starts_with( $content, '<' ), str_contains( $this->header( $page, 'vary' ), '*' ), $content );
			}
		}
		$this->assertStringContainsString( 'no-store', $this->header( 'myaccount', 'cache-control' ) );
	}

	/**
	 * What the page of a guest with a cart says.
	 *
	 * @param string $page WooCommerce's name of it.
	 * @param string $name Of the header.
	 */
	private function header( string $page, string $name ): string {
		$guest = $this->visitor();
		$guest->get( '/?add-to-cart=' . $this->lamp() );
		// The first page after it has its message, and is kept by nobody.
		$guest->get( '/' );
		return (string) $guest->get( wp_make_link_relative( (string) get_permalink( wc_get_page_id( $page ) ) ) )->header( $name );
	}
}
