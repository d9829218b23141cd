<?php
/**
 * Tests of jQuery for code that is not registered with WordPress.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Commerce\WooCommerce\Front\Scripts\LateJquery;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Over HTTP, since only a complete page shows what was printed.
 */
final class LateJqueryTest extends TestCase {

	private const SNIPPET = '<script>jQuery( function ( $ ) { $( "a" ).block( { fadeIn: wc_add_to_cart_params.is_cart } ) } )</script>';

	/**
	 * Opens the shop.
	 */
	protected function setUp(): void {
		parent::setUp();
		update_option( 'woocommerce_coming_soon', 'no' );
	}

	/**
	 * Removes the plugin.
	 */
	protected function tearDown(): void {
		if ( is_file( self::plugin() ) ) {
			unlink( self::plugin() );
		}
		parent::tearDown();
	}

	/**
	 * @testdox A page with code that uses jQuery gets it before that code, with its other dependencies
	 */
	public function test_snippet(): void {
		$plain = $this->visitor()->get( '/' )->body;
		$this->assertStringNotContainsString( 'jquery', strtolower( $plain ), 'Nothing on the page needs jQuery.' );

		self::print( self::SNIPPET );
		$body = $this->visitor()->get( '/' )->body;
		$this->assertMatchesRegularExpression( '~<script [^>]*/jquery/jquery\.min\.js\?ver=[\d.]+"[^>]*></script>\s*<script [^>]*/jquery-migrate\.min\.js\?ver=[\d.]+"[^>]*></script>\s*<script [^>]*blockUI[^>]*></script>\s*<script id="wc-add-to-cart-js-extra">\s*var wc_add_to_cart_params = [^<]*</script>\s*' . preg_quote( self::SNIPPET, '~' ) . '~', $body );
		$this->assertSame( 1, substr_count( $body, 'id="jquery-core-js"' ) );
		$this->assertStringNotContainsString( 'js.cookie', $body );
		$rest = (string) preg_replace( '~<script [^>]*(?:jquery|blockui)[^>]*></script>\s*|<script id="wc-add-to-cart-js-extra">.*?</script>\s*|' . preg_quote( self::SNIPPET, '~' ) . '~is', '', $body );
		$this->assertSame( preg_replace( '~\s+~', '', $plain ), preg_replace( '~\s+~', '', $rest ), 'Nothing else changes.' );
		$this->assertSame( $body, $this->visitor()->get( '/' )->body, 'The page is the same for every visitor.' );
	}

	/**
	 * @testdox jQuery is added to a streamed page, too
	 */
	public function test_streamed(): void {
		self::print( self::SNIPPET, 'add_filter( "wp_should_output_buffer_template_for_enhancement", "__return_false", 99 );' );
		$this->assertMatchesRegularExpression( '~id="jquery-core-js".*' . preg_quote( self::SNIPPET, '~' ) . '~s', $this->visitor()->get( '/' )->body );
	}

	/**
	 * @testdox jQuery comes before code in the head, and only once when already enqueued
	 */
	public function test_places(): void {
		self::print( self::SNIPPET, '', 'wp_head' );
		$body = $this->visitor()->get( '/' )->body;
		$this->assertMatchesRegularExpression( '~id="jquery-core-js".*' . preg_quote( self::SNIPPET, '~' ) . '~s', $body );
		$this->assertLessThan( strpos( $body, '</head>' ), strpos( $body, self::SNIPPET ) );

		self::print( self::SNIPPET, 'add_action( "wp_enqueue_scripts", static fn () => wp_enqueue_script( "jquery" ) );' );
		$this->assertSame( 1, substr_count( $this->visitor()->get( '/' )->body, 'id="jquery-core-js"' ) );
	}

	/**
	 * @testdox jQuery comes before code in an output buffer that ends with the page
	 */
	public function test_output_buffer(): void {
		self::print( self::SNIPPET, 'add_action( "wp_body_open", static fn () => ob_start() );', 'wp_head' );
		$this->assertMatchesRegularExpression( '~id="jquery-core-js".*' . preg_quote( self::SNIPPET, '~' ) . '~s', $this->visitor()->get( '/' )->body );
	}

	/**
	 * @testdox Pages are scanned unless WooCommerce's page script is kept
	 */
	public function test_off(): void {
		$report = 'add_action( "wp_footer", static fn () => print( has_filter( "wp_template_enhancement_output_buffer", array( \\' . LateJquery::class . '::class, "finish" ) ) ? "page is scanned" : "page is not scanned" ) );';
		self::print( self::SNIPPET, $report );
		$this->assertStringContainsString( 'page is scanned', $this->visitor()->get( '/' )->body );
		self::print( self::SNIPPET, $report . 'add_filter( "vitrine_settings", static fn ( $all ) => array( "replace_page_script" => false ) + $all );' );
		$body = $this->visitor()->get( '/' )->body;
		$this->assertStringContainsString( 'page is not scanned', $body );
		$this->assertSame( 1, substr_count( $body, 'id="jquery-core-js"' ) );
	}

	/**
	 * Installs a plugin.
	 *
	 * @param string $html HTML to print.
	 * @param string $code More code.
	 * @param string $hook Hook to print it on.
	 */
	private static function print( string $html, string $code = '', string $hook = 'wp_footer' ): void {
		file_put_contents( self::plugin(), '<?php ' . $code . ' add_action( "' . $hook . '", static fn () => print( ' . var_export( $html, true ) . ' ), 99 );' ); // phpcs:ignore WordPress.WP.AlternativeFunctions, WordPress.PHP.DevelopmentFunctions -- Test plugin.
	}

	/**
	 * Returns the path of the plugin.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/snippet.php';
	}
}
