<?php
/**
 * Tests of view transitions.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Instant;

use Vitrine\Instant\Transitions;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;
use Vitrine\Tests\View\Blocks;

/**
 * The styles that pages print.
 */
final class TransitionsTest extends TestCase {

	use Blocks;

	private const STYLE = 'id="vitrine-view-transitions"';

	/**
	 * Returns the styles of this request.
	 */
	private function style(): string {
		do_blocks( '<!-- wp:vitrine/mini-cart /-->' );
		ob_start();
		Transitions::print();
		return (string) ob_get_clean();
	}

	/**
	 * @testdox A shop page has the transition style once, in at most 1 KB
	 */
	public function test_style(): void {
		$html = $this->http( 'GET', (string) wp_parse_url( Plugin::engine()->page_url( 'shop' ), PHP_URL_PATH ) )->body;
		self::assertSame( 1, substr_count( $html, self::STYLE ) );
		self::assertStringContainsString( '@view-transition{navigation:auto}', $html );
		self::assertLessThanOrEqual( 1024, strlen( $this->style() ) );
	}

	/**
	 * @testdox A product page names its image and title once, even with the product on it twice
	 */
	public function test_product(): void {
		$id = $this->product( array( 'image_ids' => array( $this->picture( 'mug' ) ) ) );
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => sprintf( '<!-- wp:vitrine/product {"productId":%d} /-->', $id ),
			)
		);
		$html = $this->http( 'GET', str_replace( Environment::url(), '', (string) get_permalink( $id ) ) )->body;
		self::assertGreaterThan( 1, substr_count( $html, 'class="vitrine-gallery-stage"' ) );
		self::assertSame( 1, substr_count( $html, 'data-vitrine-transition="picture"' ) );
		self::assertSame( 1, substr_count( $html, 'data-vitrine-transition="title"' ) );
		self::assertStringNotContainsString( 'data-vitrine-transition', $this->http( 'GET', '/' )->body );
	}

	/**
	 * @testdox Prints no transition style when the setting, theme or filter turns it off
	 */
	public function test_off(): void {
		self::assertNotSame( '', $this->style() );
		add_filter( 'vitrine_view_transitions', '__return_false' );
		self::assertSame( '', $this->style() );
		remove_filter( 'vitrine_view_transitions', '__return_false' );
		add_theme_support( 'view-transitions' );
		self::assertSame( '', $this->style() );
		remove_theme_support( 'view-transitions' );
		update_option( Settings::OPTION, array( 'view_transitions' => false ) );
		self::assertSame( '', $this->style() );
		self::assertStringNotContainsString( self::STYLE, $this->http( 'GET', (string) wp_parse_url( Plugin::engine()->page_url( 'shop' ), PHP_URL_PATH ) )->body );
	}
}
