<?php
/**
 * Tests of detecting the dependencies of scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front\Scripts;

use Vitrine\Commerce\WooCommerce\Front\Scripts\Needs;
use Vitrine\Tests\TestCase;

/**
 * By declared dependencies and by the script's code.
 */
final class NeedsTest extends TestCase {

	private const FILE = '/uploads/needs-test.js';

	/**
	 * Deletes the file.
	 */
	protected function tearDown(): void {
		if ( is_file( WP_CONTENT_DIR . self::FILE ) ) {
			unlink( WP_CONTENT_DIR . self::FILE );
		}
		parent::tearDown();
	}

	/**
	 * @testdox Declared dependencies count transitively, including cycles
	 */
	public function test_declared(): void {
		wp_register_script( 'a', 'https://shop.example/a.js', array( 'b' ), '1', true );
		wp_register_script( 'b', 'https://shop.example/b.js', array( 'c', 'a' ), '1', true );
		wp_register_script( 'c', 'https://shop.example/c.js', array(), '1', true );
		$needs = new Needs( array( 'a' ) );

		$this->assertTrue( $needs->has( 'b' ) );
		$this->assertTrue( $needs->has( 'c' ) );
		$this->assertFalse( ( new Needs( array( 'c' ) ) )->has( 'b' ) );
		$this->assertFalse( ( new Needs( array( 'unheard-of' ) ) )->has( 'c' ) );
	}

	/**
	 * @testdox Detects needs in the text of another plugin's file, read once per version
	 */
	public function test_file(): void {
		$this->write( 'jQuery( "x" ); wc_cart_fragments_params;' );
		$this->assertSame( array( true, true, false ), self::found( '1' ) );

		$this->write( 'woocommerce_params;' );
		$this->assertSame( array( true, true, false ), self::found( '1' ), 'Not read again for the same version.' );
		$this->assertSame( array( false, false, true ), self::found( '2' ) );
	}

	/**
	 * @testdox Reads only script files of themes and other plugins
	 * @dataProvider strangers
	 *
	 * @param string $src URL of the script.
	 */
	public function test_strangers( string $src ): void {
		$this->write( 'jQuery' );
		wp_register_script( 'theirs', $src, array(), '1', true );

		$this->assertFalse( ( new Needs( array( 'theirs' ) ) )->has( 'jquery-core' ) );
	}

	/**
	 * Data provider of URLs.
	 *
	 * @return array<string, array{0: string}>
	 */
	public static function strangers(): array {
		return array(
			'a file of another site'               => array( 'https://elsewhere.example/wp-content' . self::FILE ),
			'a file outside of the content folder' => array( content_url( '/plugins/../uploads/../' . self::FILE ) ),
			'a file that is not a script'          => array( content_url( '/index.php' ) ),
			'a missing file'                       => array( content_url( '/uploads/absent.js' ) ),
			'a file of WooCommerce'                => array( plugins_url( '/assets/js/frontend/add-to-cart.js', WC_PLUGIN_FILE ) ),
		);
	}

	/**
	 * Writes the script of another plugin.
	 *
	 * @param string $code Code of the script.
	 */
	private function write( string $code ): void {
		wp_mkdir_p( dirname( WP_CONTENT_DIR . self::FILE ) );
		file_put_contents( WP_CONTENT_DIR . self::FILE, $code );
	}

	/**
	 * Whether the script needs jQuery, the cart fragments and the page's script.
	 *
	 * @param string $version Version of the script.
	 * @return list<bool>
	 */
	private static function found( string $version ): array {
		wp_deregister_script( 'theirs' );
		wp_register_script( 'theirs', content_url( self::FILE ), array(), $version, true );
		$needs = new Needs( array( 'theirs' ) );
		return array_map( array( $needs, 'has' ), array( 'jquery-core', 'wc-cart-fragments', 'woocommerce' ) );
	}
}
