<?php
/**
 * Tests of browser caching of WooCommerce's pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;

/**
 * WooCommerce allows browsers to show its cart and checkout again from the
 * back/forward cache, and so do we.
 */
final class WayBackTest extends WooCommerceShop {

	/**
	 * @testdox Cache headers of cart and checkout are WooCommerce's, with Vary for guests on Vitrine's blocks, and no-store for the account
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
	 * Returns a header of a guest's page with a filled cart.
	 *
	 * @param string $page Name of the page in WooCommerce.
	 * @param string $name Name of the header.
	 */
	private function header( string $page, string $name ): string {
		$guest = $this->visitor();
		$guest->get( '/?add-to-cart=' . $this->lamp() );
		// The first page after an add has a notice, and is not cached.
		$guest->get( '/' );
		return (string) $guest->get( wp_make_link_relative( (string) get_permalink( wc_get_page_id( $page ) ) ) )->header( $name );
	}
}
