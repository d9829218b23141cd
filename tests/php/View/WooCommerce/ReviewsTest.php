<?php
/**
 * Reviews on WooCommerce.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View\WooCommerce;

use Vitrine\Commerce\Optional\DrawsReviews;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;
use WC_Product_Simple;

/**
 * They are WooCommerce's own.
 */
final class ReviewsTest extends TestCase {

	/**
	 * @testdox WooCommerce draws the reviews of a product, once a page, and none where they are switched off
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
}
