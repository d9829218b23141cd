<?php
/**
 * Tests of the shop's templates in a theme.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Plugin;
use Vitrine\Templates\HeaderMiniCart;
use Vitrine\Templates\Templates;
use Vitrine\Tests\TestCase;
use WP_Block_Template;

/**
 * Block templates, patterns, and the mini-cart in the header.
 */
final class TemplatesTest extends TestCase {

	/**
	 * @testdox Inserts the mini-cart after a header's navigation
	 */
	public function test_header_part(): void {
		self::assertSame( array( 'vitrine/mini-cart' ), HeaderMiniCart::hook( array(), 'after', 'core/navigation', self::part( 'header' ) ) );
		self::assertSame( array(), HeaderMiniCart::hook( array(), 'before', 'core/navigation', self::part( 'header' ) ) );
		self::assertSame( array(), HeaderMiniCart::hook( array(), 'after', 'core/site-title', self::part( 'header' ) ) );
	}

	/**
	 * @testdox Inserts no mini-cart into a footer or a header that has one
	 */
	public function test_elsewhere(): void {
		self::assertSame( array(), HeaderMiniCart::hook( array(), 'after', 'core/navigation', self::part( 'footer' ) ) );
		self::assertSame( array(), HeaderMiniCart::hook( array(), 'after', 'core/navigation', self::part( 'header', '<!-- wp:navigation /--><!-- wp:vitrine/mini-cart /-->' ) ) );
	}

	/**
	 * @testdox Recognizes a header pattern, and a filter turns the mini-cart off
	 */
	public function test_header_pattern(): void {
		$pattern = array(
			'content'    => '<!-- wp:navigation /-->',
			'blockTypes' => array( 'core/template-part/header' ),
		);
		self::assertSame( array( 'vitrine/mini-cart' ), HeaderMiniCart::hook( array(), 'after', 'core/navigation', $pattern ) );
		add_filter( 'vitrine_mini_cart_in_header', '__return_false' );
		self::assertSame( array(), HeaderMiniCart::hook( array(), 'after', 'core/navigation', $pattern ) );
	}

	/**
	 * @testdox Has block templates for products, categories and shop pages
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
			self::assertStringStartsWith( '<!-- wp:template-part {"slug":"header"', $template->content );
			self::assertDoesNotMatchRegularExpression( '/[{:"]\{?(content|more|best|search)\}/', $template->content );
		}
	}

	/**
	 * @testdox Product and product search templates wrap their patterns in the theme's header and footer
	 */
	public function test_of_patterns(): void {
		foreach ( array(
			'single-' . Plugin::engine()->content_types()['post_type'] => 'vitrine/product',
			'product-search-results' => 'vitrine/product-search',
		) as $slug => $name ) {
			$template = get_block_template( get_stylesheet() . '//' . $slug );
			$pattern  = \WP_Block_Patterns_Registry::get_instance()->get_registered( $name );
			self::assertIsArray( $pattern );
			self::assertStringContainsString( trim( $pattern['content'] ) . '</main>', $template->content ?? '' );
		}
	}

	/**
	 * @testdox A page that starts with a wide product list uses the template with a wide title; others keep theirs
	 */
	public function test_page_with_list(): void {
		$type = Plugin::engine()->content_types()['post_type'];
		foreach (
			array(
				'<!-- wp:vitrine/loop-builder {"align":"wide","postType":"' . $type . '"} --><!-- wp:post-title /--><!-- /wp:vitrine/loop-builder -->' => true,
				'<!-- wp:vitrine/product-listing {"align":"full"} /-->' => true,
				'<!-- wp:vitrine/product-listing /-->' => false,
				'<!-- wp:vitrine/loop-builder {"align":"wide","postType":"post"} --><!-- /wp:vitrine/loop-builder -->' => false,
				'<!-- wp:paragraph --><p>a</p><!-- /wp:paragraph --><!-- wp:vitrine/product-listing {"align":"wide"} /-->' => false,
				''                                     => false,
			) as $content => $wide
		) {
			$id = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'List', 'post_content' => wp_slash( $content ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$GLOBALS['wp_query']->query( array( 'page_id' => $id ) );
			self::assertSame( $wide ? array( 'own.php', 'vitrine-page.php', 'page.php' ) : array( 'own.php', 'page.php' ), Templates::page_hierarchy( array( 'own.php', 'page.php' ) ), $content );
		}
		wp_reset_query(); // phpcs:ignore WordPress.WP.DiscouragedFunctions.wp_reset_query_wp_reset_query -- Restores the main query.
	}

	/**
	 * @testdox Patterns have labels and registered blocks, and render
	 */
	public function test_patterns(): void {
		$patterns = array_filter( \WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static fn ( array $one ): bool => str_starts_with( $one['name'], 'vitrine/' ) );
		self::assertGreaterThanOrEqual( 20, count( $patterns ) );
		$product = ProductWriter::save(
			array(
				'name'          => 'Cup',
				'regular_price' => 1000,
			)
		);
		self::assertIsInt( $product );
		foreach ( $patterns as $pattern ) {
			$name = $pattern['name'];
			foreach ( array( 'title', 'description', 'categories', 'keywords', 'viewportWidth' ) as $property ) {
				self::assertNotEmpty( $pattern[ $property ] ?? null, "$name: $property" );
			}
			self::assertStringNotContainsString( '{', preg_replace( '#<!--.*?-->|style="[^"]*"#s', '', $pattern['content'] ) ?? '', "$name has a placeholder left." );
			self::assertDoesNotMatchRegularExpression( '/#[0-9a-f]{3,6}\b|"(fontSize|padding|margin)":"\d/i', $pattern['content'], "$name has colors, sizes or spacing that are not the theme's." );
			// A theme may color headings itself, unreadably on another background.
			foreach ( array_slice( preg_split( '#(?=<!-- wp:group )#', $pattern['content'] ) ?: array(), 1 ) as $group ) {
				if ( str_contains( $group, '"backgroundColor"' ) ) {
					self::assertDoesNotMatchRegularExpression( '#<!-- wp:heading (?!\{[^\n]*"textColor")#', $group, "$name has a heading on a color without one of its own." );
				}
			}
			$names = self::names( parse_blocks( $pattern['content'] ) );
			self::assertNotEmpty( $names );
			foreach ( $names as $block ) {
				self::assertTrue( \WP_Block_Type_Registry::get_instance()->is_registered( $block ), "$name: $block" );
			}
			self::assertNotSame( '', trim( do_blocks( str_replace( 'wp:vitrine/product {', "wp:vitrine/product {\"productId\":$product,", $pattern['content'] ) ) ), $name );
		}
	}

	/**
	 * @testdox Blocks in patterns and templates have only known attributes
	 */
	public function test_attributes(): void {
		$contents = array_column( \WP_Block_Patterns_Registry::get_instance()->get_all_registered(), 'content', 'name' );
		foreach ( get_block_templates() as $template ) {
			$contents[ $template->id ] = $template->content;
		}
		$seen = 0;
		foreach ( $contents as $name => $content ) {
			foreach ( self::ours( parse_blocks( $content ) ) as $block ) {
				$known = (array) \WP_Block_Type_Registry::get_instance()->get_registered( $block['blockName'] )?->attributes;
				foreach ( $block['attrs'] as $attribute => $value ) {
					self::assertArrayHasKey( $attribute, $known, "$name: {$block['blockName']} has no $attribute." );
					self::assertTrue( rest_validate_value_from_schema( $value, $known[ $attribute ], "$name: {$block['blockName']} $attribute" ) );
					++$seen;
				}
			}
		}
		self::assertGreaterThan( 50, $seen );
	}

	/**
	 * Returns the blocks of this plugin, including inner blocks.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return list<array<string, mixed>>
	 */
	private static function ours( array $blocks ): array {
		$ours = array();
		foreach ( $blocks as $block ) {
			$ours = array( ...$ours, ...( str_starts_with( (string) $block['blockName'], 'vitrine/' ) ? array( $block ) : array() ), ...self::ours( $block['innerBlocks'] ) );
		}
		return $ours;
	}

	/**
	 * Returns the names of all blocks, including inner blocks.
	 *
	 * @param array<array<string, mixed>> $blocks Parsed blocks.
	 * @return list<string>
	 */
	private static function names( array $blocks ): array {
		$names = array();
		foreach ( $blocks as $block ) {
			if ( null === $block['blockName'] ) {
				self::assertSame( '', trim( $block['innerHTML'] ), 'There is no text between blocks.' );
				continue;
			}
			$names = array( ...$names, $block['blockName'], ...self::names( $block['innerBlocks'] ) );
		}
		return $names;
	}

	/**
	 * Creates a template part.
	 *
	 * @param string $area    Area.
	 * @param string $content Block markup.
	 */
	private static function part( string $area, string $content = '<!-- wp:navigation /-->' ): WP_Block_Template {
		$part          = new WP_Block_Template();
		$part->type    = 'wp_template_part';
		$part->area    = $area;
		$part->content = $content;
		return $part;
	}
}
