<?php
/**
 * Tests of the styles on WooCommerce's pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Settings\Settings;
use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;

/**
 * A page has only the styles that it needs.
 */
final class StylesTest extends WooCommerceShop {

	/**
	 * Returns the HTML of a page.
	 *
	 * @param int $id ID of a page or a product.
	 */
	private function body( int $id ): string {
		$answer = $this->http( 'GET', wp_make_link_relative( (string) get_permalink( $id ) ) );
		$this->assertSame( 200, $answer->status );
		return $answer->body;
	}

	/**
	 * Creates a page.
	 *
	 * @param string $content Content of the page.
	 */
	private function page( string $content ): string {
		$id = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Page',
				'post_content' => $content,
			)
		);
		return $this->body( $id );
	}

	/**
	 * Returns a page's head.
	 *
	 * @param string $html HTML of the page.
	 */
	private static function head( string $html ): string {
		return (string) strstr( $html, '</head>', true );
	}

	/**
	 * Returns the linked and inline styles of a page, without those in templates.
	 *
	 * @param string $html HTML of the page.
	 * @return list<string>
	 */
	private static function styles( string $html ): array {
		preg_match_all( '/id=["\']vitrine-(woocommerce[a-z-]*?)(?:-inline)?-css["\']/', (string) preg_replace( '#<template.*?</template>#s', '', $html ), $found );
		$styles = array_values( array_unique( $found[1] ) );
		sort( $styles );
		return $styles;
	}

	/**
	 * @testdox A page without shop content loads no styles
	 */
	public function test_plain(): void {
		$this->assertSame( array(), self::styles( $this->page( '<p>Our story.</p>' ) ) );
	}

	/**
	 * @testdox A product in WooCommerce's template loads the styles of its additions
	 */
	public function test_product(): void {
		$this->assertSame( array( 'woocommerce' ), self::styles( $this->body( $this->lamp() ) ) );
	}

	/**
	 * @testdox The sticky add-to-cart bar appears when its setting is on
	 */
	public function test_sticky_bar(): void {
		$lamp = $this->lamp();
		$this->assertStringNotContainsString( 'vitrine-sticky-bar', $this->body( $lamp ) );

		update_option( Settings::OPTION, array( 'sticky_add_to_cart' => true ) );
		$html = $this->body( $lamp );

		$this->assertSame( 1, substr_count( $html, '<div class="vitrine-sticky-bar" role="region" aria-label="Buy Lamp" hidden' ) );
		$this->assertStringContainsString( 'vitrine-sticky-bar', self::head( $html ), 'The sticky bar’s style is in the head.' );
	}

	/**
	 * @testdox A listing anywhere loads the styles, and its quick view the product's
	 */
	public function test_listing(): void {
		$this->lamp();
		$html = $this->page( '[products]' );

		$this->assertSame( array( 'woocommerce' ), self::styles( $html ) );
		$this->assertMatchesRegularExpression( '#<template.*<link [^>]*woocommerce-blocks\.css#s', $html );
	}

	/**
	 * @testdox An account page loads only the styles of checkout and account
	 */
	public function test_account(): void {
		$this->assertSame( array( 'woocommerce-checkout' ), self::styles( $this->body( wc_get_page_id( 'myaccount' ) ) ) );
	}

	/**
	 * @testdox Vitrine's blocks load their layout styles beside WooCommerce's
	 */
	public function test_blocks(): void {
		$this->lamp();
		$html = $this->page( '<!-- wp:vitrine/product-listing /-->' );

		$this->assertSame( array( 'woocommerce-blocks' ), self::styles( $html ) );
		$this->assertSame( 0, preg_match( '#<template.*<link [^>]*woocommerce-blocks\.css#s', $html ) );
	}
}
