<?php
/**
 * Tests of render-blocking resources.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Page\FirstPaint;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * The styles of a page.
 */
final class FirstPaintTest extends TestCase {

	use Blocks;

	/**
	 * @testdox A product page inlines all styles of the shop
	 */
	public function test_styles_stand_in_the_page(): void {
		$html = $this->http( 'GET', (string) wp_parse_url( (string) get_permalink( $this->product() ), PHP_URL_PATH ) )->body;
		$head = (string) strstr( $html, '</head>', true );
		self::assertStringContainsString( '<style id=\'vitrine-product-style-inline-css\'', str_replace( '"', "'", $head ) );
		self::assertDoesNotMatchRegularExpression( '~<link[^>]+rel=.stylesheet[^>]+/vitrine/~', $head );
	}

	/**
	 * @testdox Raises the limit of inlined styles by the size of its own, unless the limit is 0
	 */
	public function test_limit(): void {
		wp_register_style( 'vitrine-of-a-test', 'https://example.org/a.css', array(), '1' );
		wp_style_add_data( 'vitrine-of-a-test', 'path', __FILE__ );
		$before = FirstPaint::inline_limit( 40000 );
		wp_enqueue_style( 'vitrine-of-a-test' );
		self::assertSame( $before + filesize( __FILE__ ), FirstPaint::inline_limit( 40000 ) );
		self::assertSame( 0, FirstPaint::inline_limit( 0 ) );
		wp_dequeue_style( 'vitrine-of-a-test' );
		wp_deregister_style( 'vitrine-of-a-test' );
	}
}
