<?php
/**
 * A theme without blocks.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Page;

use Vitrine\Plugin;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * What pages of a classic theme load, over HTTP.
 *
 * @see field 6
 */
final class ClassicThemeTest extends TestCase {

	private const NAME = 'vitrine-classic-test';

	/**
	 * Makes the smallest classic theme and puts it on.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_mkdir_p( self::folder() );
		file_put_contents( self::folder() . '/style.css', "/*\nTheme Name: Classic\n*/" );
		file_put_contents( self::folder() . '/index.php', '<!doctype html><html><head><?php wp_head(); ?></head><body><?php wp_body_open(); while ( have_posts() ) { the_post(); the_content(); } wp_footer(); ?></body></html>' );
		update_option( 'template', self::NAME );
		update_option( 'stylesheet', self::NAME );
	}

	/**
	 * Takes it away.
	 */
	protected function tearDown(): void {
		unlink( self::folder() . '/style.css' );
		unlink( self::folder() . '/index.php' );
		rmdir( self::folder() );
		parent::tearDown();
	}

	/**
	 * The theme's folder.
	 */
	private static function folder(): string {
		return Environment::dir() . '/www/wp-content/themes/' . self::NAME;
	}

	/**
	 * @testdox Gets style and loader in the head of a page with a block
	 */
	public function test_pages_with_blocks(): void {
		$body = $this->http( 'GET', str_replace( Environment::url(), '', Plugin::engine()->page_url( 'shop' ) ) )->body;
		$head = substr( $body, 0, (int) strpos( $body, '</head>' ) );

		$this->assertStringContainsString( 'vitrine-product-listing', $body );
		$this->assertMatchesRegularExpression( '/id=[\'"]vitrine-product-listing-style-(inline-)?css/', $head );
		$this->assertStringContainsString( 'vitrine-loader-js', $head );
		$this->assertStringContainsString( 'id="vitrine-settings"', $body );
	}

	/**
	 * @testdox Gets nothing of the shop on a page without one
	 */
	public function test_other_pages(): void {
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'About',
				'post_content' => '<!-- wp:paragraph --><p>About us</p><!-- /wp:paragraph -->',
			)
		);
		$body = $this->http( 'GET', str_replace( Environment::url(), '', (string) get_permalink( $page ) ) )->body;

		$this->assertStringContainsString( 'About us', $body );
		$this->assertDoesNotMatchRegularExpression( '/id=[\'"]vitrine-(?!classic|visit|view-transitions)/', $body );
	}

	/**
	 * @testdox Shows the message of a form without script
	 */
	public function test_messages(): void {
		$visitor = $this->visitor();
		$answer  = $visitor->post( '/shop/', array( 'add-to-cart' => '999999' ) );
		$page    = $visitor->get( str_replace( Environment::url(), '', $answer->header( 'location' ) ) );

		$this->assertStringContainsString( 'vitrine-page-notices', $page->body );
		$this->assertStringContainsString( 'role="alert"', $page->body );
	}
}
