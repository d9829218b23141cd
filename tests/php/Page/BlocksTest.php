<?php
/**
 * When the blocks are registered.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Page;

use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Over real HTTP, with a plugin that tells.
 */
final class BlocksTest extends TestCase {

	/**
	 * Takes the plugin away.
	 */
	protected function tearDown(): void {
		unlink( self::plugin() );
		parent::tearDown();
	}

	/**
	 * @testdox An endpoint registers no blocks, unless something in its answer is one
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
	 * A plugin of the site's own, for one test.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/tells-blocks.php';
	}
}
