<?php
/**
 * Tests of reviews on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Commerce\Optional\DrawsReviews;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;
use WC_Product_Simple;

/**
 * They are WooCommerce's own.
 */
final class ReviewsTest extends TestCase {

	use Blocks;

	/**
	 * @testdox WooCommerce renders a product's reviews once per page, and none when disabled
	 */
	public function test_reviews(): void {
		$product = new WC_Product_Simple();
		$product->set_name( 'Lamp' );
		$product->set_reviews_allowed( true );
		$product->save();
		$GLOBALS['wp']->main( 'post_type=product&p=' . $product->get_id() );
		$engine = Plugin::engine();
		self::assertInstanceOf( DrawsReviews::class, $engine );
		update_option( 'woocommerce_enable_reviews', 'no' );
		$this->assertSame( '', $engine->reviews( $product->get_id() ) );
		update_option( 'woocommerce_enable_reviews', 'yes' );
		$html = $engine->reviews( $product->get_id() );
		$this->assertStringContainsString( 'id="reviews"', $html );
		$this->assertStringContainsString( 'name="rating"', $html );
		$this->assertSame( '', $engine->reviews( $product->get_id() ) );
	}

	/**
	 * @testdox The all reviews block shows WooCommerce's reviews, and none when disabled
	 */
	public function test_all(): void {
		$product = new WC_Product_Simple();
		$product->set_name( 'Lamp' );
		$product->save();
		wp_insert_comment(
			array(
				'comment_post_ID'  => $product->get_id(),
				'comment_author'   => 'Ann',
				'comment_content'  => 'Warm',
				'comment_type'     => 'review',
				'comment_approved' => 1,
				'comment_meta'     => array(
					'rating'   => 4,
					'verified' => 1,
				),
			)
		);
		$html = $this->block( 'all-reviews' );
		$this->assertCount( 1, $this->find( $html, '//*[@aria-label="Rated 4 out of 5"]' ) );
		$this->assertCount( 1, $this->find( $html, '//em[text()="Verified owner"]' ) );
		$this->assertCount( 1, $this->find( $html, sprintf( '//a[@href="%s" and text()="Lamp"]', $product->get_permalink() ) ) );
		update_option( 'woocommerce_enable_reviews', 'no' );
		$this->assertSame( '', $this->block( 'all-reviews' ) );
		update_option( 'woocommerce_enable_reviews', 'yes' );
	}
}
