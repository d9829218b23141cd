<?php
/**
 * Tests of the assets of a page.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Blocks;
use Vitrine\Page\Assets;
use Vitrine\Page\PageSettings;
use Vitrine\Page\ViewScripts;
use Vitrine\Plugin;
use Vitrine\Support\RenderedBlocks;
use Vitrine\Support\ScriptFiles;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;
use Vitrine\View\Cart\CartDrawer;
use Vitrine\View\QuickView\Dialog;

/**
 * Scripts, data and the live region.
 */
final class AssetsTest extends TestCase {

	/**
	 * Starts a page.
	 */
	protected function setUp(): void {
		parent::setUp();
		RenderedBlocks::reset();
		CartDrawer::reset();
		Dialog::reset();
	}

	/**
	 * @testdox Every stylesheet depends on the shared design tokens
	 */
	public function test_styles_come_after_the_tokens(): void {
		Blocks::register();
		$checked = 0;
		foreach ( wp_styles()->registered as $handle => $style ) {
			$file = wp_styles()->get_data( $handle, 'path' );
			if ( str_starts_with( $handle, 'vitrine-' ) && ! str_contains( $handle, 'admin' ) && Assets::TOKENS !== $handle && is_string( $file ) && is_readable( $file ) && str_contains( (string) file_get_contents( $file ), 'var(--vitrine-' ) ) {
				self::assertContains( Assets::TOKENS, $style->deps, $handle );
				++$checked;
			}
		}
		self::assertGreaterThan( 20, $checked );

		Assets::enqueue_tokens();
		self::assertFalse( wp_style_is( Assets::TOKENS ) );
		wp_enqueue_style( 'vitrine-gallery' );
		Assets::enqueue_tokens();
		self::assertTrue( wp_style_is( Assets::TOKENS ) );
		wp_dequeue_style( 'vitrine-gallery' );
		wp_dequeue_style( Assets::TOKENS );
	}

	/**
	 * Returns the footer of a page.
	 */
	private function footer(): string {
		ob_start();
		Assets::print_data();
		return (string) ob_get_clean();
	}

	/**
	 * @testdox Prints nothing on a page without a shop block
	 */
	public function test_other_pages_pay_nothing(): void {
		do_blocks( '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' );

		$this->assertSame( '', $this->footer() );
		$this->assertFalse( wp_script_is( Assets::LOADER ) );
	}

	/**
	 * @testdox Prints settings, cart data and one live region with a shop block or by filter
	 */
	public function test_pages_with_blocks(): void {
		do_blocks( '<!-- wp:vitrine/product-listing /-->' );
		$footer = $this->footer();
		foreach ( array( 'vitrine-settings', 'vitrine-cart-data', 'vitrine-live-region' ) as $id ) {
			$this->assertSame( 1, substr_count( $footer, ' id="' . $id . '"' ), $id );
		}
		$this->assertStringContainsString( 'role="status" aria-live="polite"', $footer );

		RenderedBlocks::reset();
		add_filter( 'vitrine_page_needs_loader', '__return_true' );
		$this->assertStringContainsString( 'id="vitrine-settings"', $this->footer() );
	}

	/**
	 * @testdox Prints settings and data stores when a plugin's script depends on the stores
	 */
	public function test_stores_for_other_plugins(): void {
		wp_enqueue_script( 'acme', 'https://example.org/acme.js', array( Assets::STORES ), '1', true );
		$footer = $this->footer();

		$this->assertTrue( PageSettings::is_whole() );
		$this->assertStringContainsString( 'id="vitrine-cart-data"', $footer );
		$this->assertTrue( wp_script_is( Assets::LOADER ) );
		$stores = wp_scripts()->registered[ Assets::STORES ]->deps;
		$this->assertSame( array( 'vitrine-cart-store', 'vitrine-checkout-store', 'vitrine-loop-store' ), $stores );
		foreach ( $stores as $store ) {
			$this->assertContains( 'wp-data', wp_scripts()->registered[ $store ]->deps );
		}
		wp_dequeue_script( 'acme' );
	}

	/**
	 * @testdox Loads the loader in the head, deferred, and no React, jQuery or view scripts
	 */
	public function test_scripts_of_a_page(): void {
		$body = $this->http( 'GET', str_replace( Environment::url(), '', Plugin::engine()->page_url( 'shop' ) ) )->body;
		preg_match_all( '#<script[^>]*\ssrc="([^"]+)"[^>]*>#', $body, $found );
		$scripts = array_combine( $found[1], $found[0] );
		$loader  = array_filter( $scripts, static fn( string $tag ): bool => str_contains( $tag, 'id="vitrine-loader-js"' ) );

		$this->assertCount( 1, $loader );
		$this->assertStringContainsString( 'defer', (string) reset( $loader ) );
		$this->assertLessThan( strpos( $body, '</head>' ), strpos( $body, 'vitrine-loader-js' ) );
		foreach ( array_keys( $scripts ) as $src ) {
			$this->assertDoesNotMatchRegularExpression( '#/(react|react-dom|jquery|wp-polyfill)[./-]|/dist/(data|element|components|i18n|hooks)[./]|/view\.js#', $src );
		}
	}

	/**
	 * @testdox Loads no styles of blocks that are not on the page
	 */
	public function test_styles_of_a_page(): void {
		$body = $this->http( 'GET', str_replace( Environment::url(), '', Plugin::engine()->page_url( 'shop' ) ) )->body;

		$this->assertMatchesRegularExpression( '/id=[\'"]vitrine-product-listing-style-(inline-)?css/', $body );
		$this->assertDoesNotMatchRegularExpression( '/id=[\'"]vitrine-(product|cart)-style-(inline-)?css/', $body );
	}

	/**
	 * @testdox Lists all scripts of a view once, in dependency order
	 */
	public function test_closure(): void {
		wp_register_script( 'vitrine-view-test', 'https://example.org/view.js', array( 'react-dom', 'wp-data', 'wp-element' ), '7', true );
		$files   = ScriptFiles::closure( 'vitrine-view-test' );
		$handles = array_column( $files, 'handle' );

		$this->assertSame( $handles, array_unique( $handles ) );
		$this->assertSame(
			array(
				'handle' => 'vitrine-view-test',
				'src'    => 'https://example.org/view.js?ver=7',
			),
			end( $files )
		);
		$this->assertNotContains( 'wp-polyfill', $handles );
		foreach ( $handles as $position => $handle ) {
			foreach ( array_diff( wp_scripts()->registered[ $handle ]->deps, array( 'wp-polyfill' ) ) as $dependency ) {
				// A handle without a file is an alias of its dependencies.
				if ( wp_scripts()->registered[ $dependency ]->src ) {
					$this->assertLessThan( $position, array_search( $dependency, $handles, true ), "$handle needs $dependency" );
				}
			}
		}
		foreach ( array_column( $files, 'src' ) as $src ) {
			$this->assertStringStartsWith( 'http', $src );
		}
	}

	/**
	 * @testdox Mini-cart, drawer and their contents share one script
	 */
	public function test_one_script_for_the_contents(): void {
		foreach ( array( 'mini-cart', 'cart-drawer' ) as $block ) {
			wp_deregister_script( Assets::view( $block ) );
			wp_register_script( Assets::view( $block ), "https://example.org/$block.js", array(), '1', true );
		}
		do_blocks( '<!-- wp:vitrine/mini-cart /-->' );
		CartDrawer::need( Plugin::engine()->cart_kind() );
		$this->footer();
		$views = ViewScripts::all( Plugin::engine() );

		$this->assertEqualsCanonicalizing( array( 'mini-cart', 'cart-drawer', 'cart-contents' ), array_keys( $views ) );
		$this->assertCount( 1, array_unique( $views, SORT_REGULAR ) );
	}

	/**
	 * @testdox An unbuilt view has no scripts
	 */
	public function test_no_such_view(): void {
		$this->assertSame( array(), ScriptFiles::closure( 'vitrine-view-none' ) );
	}
}
