<?php
/**
 * The shop in a theme.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Plugin;
use Vitrine\Templates\Header;
use Vitrine\Tests\TestCase;
use WP_Block_Template;

/**
 * Templates, and the mini-cart in the header.
 */
final class TemplatesTest extends TestCase {

	/**
	 * @testdox Puts the mini-cart behind the navigation of a header
	 */
	public function test_header_part(): void {
		self::assertSame( array( 'vitrine/mini-cart' ), Header::hook( array(), 'after', 'core/navigation', self::part( 'header' ) ) );
		self::assertSame( array(), Header::hook( array(), 'before', 'core/navigation', self::part( 'header' ) ) );
		self::assertSame( array(), Header::hook( array(), 'after', 'core/site-title', self::part( 'header' ) ) );
	}

	/**
	 * @testdox Leaves the navigation of a footer alone, and a header that has a mini-cart
	 */
	public function test_elsewhere(): void {
		self::assertSame( array(), Header::hook( array(), 'after', 'core/navigation', self::part( 'footer' ) ) );
		self::assertSame( array(), Header::hook( array(), 'after', 'core/navigation', self::part( 'header', '<!-- wp:navigation /--><!-- wp:vitrine/mini-cart /-->' ) ) );
	}

	/**
	 * @testdox Knows a header that is written as a pattern, and can be switched off
	 */
	public function test_header_pattern(): void {
		$pattern = array(
			'content'    => '<!-- wp:navigation /-->',
			'blockTypes' => array( 'core/template-part/header' ),
		);
		self::assertSame( array( 'vitrine/mini-cart' ), Header::hook( array(), 'after', 'core/navigation', $pattern ) );
		add_filter( 'vitrine_mini_cart_in_header', '__return_false' );
		self::assertSame( array(), Header::hook( array(), 'after', 'core/navigation', $pattern ) );
	}

	/**
	 * @testdox Has block templates for products, their categories and the shop's pages
	 */
	public function test_templates(): void {
		$types    = Plugin::engine()->content_types();
		$expected = array(
			'single-' . $types['post_type']  => 'wp:vitrine/product ',
			'taxonomy-' . $types['category'] => 'wp:vitrine/product-listing ',
			'vitrine-page'                   => 'wp:post-content ',
		);
		foreach ( $expected as $slug => $block ) {
			$template = get_block_template( get_stylesheet() . '//' . $slug );
			self::assertInstanceOf( WP_Block_Template::class, $template, $slug );
			self::assertStringContainsString( $block, $template->content );
		}
	}

	/**
	 * A template part.
	 *
	 * @param string $area    Area.
	 * @param string $content Blocks.
	 */
	private static function part( string $area, string $content = '<!-- wp:navigation /-->' ): WP_Block_Template {
		$part          = new WP_Block_Template();
		$part->type    = 'wp_template_part';
		$part->area    = $area;
		$part->content = $content;
		return $part;
	}
}
