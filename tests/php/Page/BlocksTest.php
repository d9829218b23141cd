<?php
/**
 * Tests of when blocks are registered.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page;

use Vitrine\Support\Build;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Over HTTP, with a plugin that reports them.
 */
final class BlocksTest extends TestCase {

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
	 * @testdox An endpoint registers blocks only when its response renders one
	 */
	public function test_endpoint(): void {
		file_put_contents(
			self::plugin(),
			<<<'PHP'
				<?php
				add_filter( 'vitrine_fragments', static function ( $fragments ) {
					$told = static fn () => WP_Block_Type_Registry::get_instance()->is_registered( 'vitrine/mini-cart' ) ? 'yes' : 'no';
					return array( '#before' => $told(), '#block' => do_blocks( '<!-- wp:vitrine/mini-cart /-->' ), '#after' => $told() ) + $fragments;
				} );
				PHP
		);

		$fragments = $this->visitor()->get( '/?wc-ajax=get_refreshed_fragments' )->json()['fragments'];

		$this->assertSame( array( 'no', 'yes' ), array( $fragments['#before'], $fragments['#after'] ) );
		$this->assertStringContainsString( 'vitrine-mini-cart', $fragments['#block'] );
	}

	/**
	 * @testdox A page whose content has a block registers blocks early, others do not
	 */
	public function test_early(): void {
		file_put_contents(
			self::plugin(),
			<<<'PHP'
				<?php
				add_action( 'wp', static fn () => add_filter( 'template_include', static function ( $template ) {
					header( 'X-Known: ' . ( WP_Block_Type_Registry::get_instance()->is_registered( 'vitrine/mini-cart' ) ? 'yes' : 'no' ) );
					return $template;
				}, PHP_INT_MAX ) );
				PHP
		);
		$known = array();
		foreach ( array( '<!-- wp:vitrine/mini-cart /-->', '<!-- wp:paragraph --><p>Hello.</p><!-- /wp:paragraph -->' ) as $content ) {
			$page = wp_insert_post(
				array(
					'post_type'    => 'page',
					'post_status'  => 'publish',
					'post_title'   => 'Blocks',
					'post_content' => $content,
				)
			);

			$known[] = $this->visitor()->get( wp_make_link_relative( (string) get_permalink( $page ) ) )->header( 'x-known' );
			wp_delete_post( $page, true );
		}

		$this->assertSame( array( 'yes', 'no' ), $known );
	}

	/**
	 * @testdox A visitor's page registers patterns only when it renders one
	 */
	public function test_patterns(): void {
		file_put_contents(
			self::plugin(),
			<<<'PHP'
				<?php
				add_filter( 'vitrine_fragments', static function ( $fragments ) {
					$told = static fn () => WP_Block_Patterns_Registry::get_instance()->is_registered( 'vitrine/cart' ) ? 'yes' : 'no';
					return array(
						'#before'  => $told(),
						'#pattern' => do_blocks( '<!-- wp:group --><div class="wp-block-group"><!-- wp:pattern {"slug":"vitrine/cart"} /--></div><!-- /wp:group -->' ),
						'#after'   => $told(),
					) + $fragments;
				} );
				PHP
		);

		$fragments = $this->visitor()->get( '/?wc-ajax=get_refreshed_fragments' )->json()['fragments'];

		$this->assertSame( array( 'no', 'yes' ), array( $fragments['#before'], $fragments['#after'] ) );
		$this->assertStringContainsString( 'vitrine-cart', $fragments['#pattern'] );
	}

	/**
	 * @testdox The build manifest matches the single files and the contract
	 */
	public function test_manifest(): void {
		$root = dirname( VITRINE_FILE );
		foreach ( array( 'loader', 'stores-cart', 'blocks/cart/index', 'base' ) as $name ) {
			$this->assertSame( require "$root/build/$name.asset.php", Build::asset( $name ), $name );
		}
		$this->assertNull( Build::asset( 'nothing' ) );
		$this->assertSame( json_decode( (string) file_get_contents( "$root/src/contract/contract.json" ), true ), require "$root/build/contract.php" );
		foreach ( Build::styles() as $name ) {
			$this->assertFileExists( "$root/build/$name.css" );
		}
		$this->assertContains( 'base', Build::styles() );
	}

	/**
	 * Returns the path of the test's plugin.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/tells-blocks.php';
	}
}
