<?php
/**
 * Tests of WooCommerce's notices with our blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;

/**
 * Each notice is shown once, where WooCommerce shows it.
 */
final class NoticesTest extends WooCommerceShop {

	private const SAID = '&ldquo;Lamp&rdquo; has been added to your cart';

	/**
	 * Puts our blocks into the shop's templates and on its cart page.
	 */
	protected function setUp(): void {
		parent::setUp();
		$templates = array(
			'archive-product' => 'vitrine/product-listing {"align":"wide"}',
			'single-product'  => 'vitrine/product {"align":"wide"}',
		);
		foreach ( $templates as $slug => $block ) {
			$id = wp_insert_post(
				array(
					'post_type'    => 'wp_template',
					'post_status'  => 'publish',
					'post_name'    => $slug,
					'post_title'   => $slug,
					'post_content' => "<!-- wp:$block /-->",
				)
			);
			wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
		}
		wp_update_post(
			array(
				'ID'           => wc_get_page_id( 'cart' ),
				'post_content' => '<!-- wp:vitrine/cart /-->',
			)
		);
	}

	/**
	 * @testdox A product added by a link has its notice on the opened page, and only there
	 */
	public function test_told_once(): void {
		$lamp = $this->lamp();
		foreach ( array( wc_get_page_permalink( 'shop' ), get_permalink( $lamp ) ) as $url ) {
			$path    = (string) wp_parse_url( $url, PHP_URL_PATH );
			$visitor = $this->visitor();
			$added   = $visitor->get( "$path?add-to-cart=$lamp" );
			$this->assertSame( 1, substr_count( $added->body, self::SAID ), $path );
			$this->assertSame( 1, preg_match( '#<div class="[^"]*alignwide[^"]*">\s*<div class="woocommerce-notices-wrapper">#', $added->body ), 'The notices are as wide as the block.' );
			foreach ( array( $path, '/cart/', '/checkout/' ) as $next ) {
				$this->assertStringNotContainsString( self::SAID, $visitor->get( $next )->body, $next );
			}
		}
	}

	/**
	 * @testdox A page with a notice is not cached, and one without has no notice wrapper
	 */
	public function test_cache(): void {
		$lamp    = $this->lamp();
		$visitor = $this->visitor();
		$visitor->get( "/?add-to-cart=$lamp" );
		$shown = $visitor->get( '/shop/' );
		$this->assertSame( 1, substr_count( $shown->body, self::SAID ) );
		$this->assertStringContainsString( 'no-store', $shown->header( 'Cache-Control' ) );
		$this->assertStringNotContainsString( 'woocommerce-notices-wrapper', $this->visitor()->get( '/shop/' )->body );
	}

	/**
	 * @testdox A waiting notice is not queued twice
	 */
	public function test_queued_once(): void {
		$lamp    = $this->lamp();
		$visitor = $this->visitor();
		foreach ( array( 1, 2 ) as $time ) {
			$visitor->get( "/?add-to-cart=$lamp" );
		}
		$this->assertSame( 1, substr_count( $visitor->get( '/cart/' )->body, self::SAID ) );
		$this->assertStringNotContainsString( self::SAID, $visitor->get( '/cart/' )->body );
	}
}
