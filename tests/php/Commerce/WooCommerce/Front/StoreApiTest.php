<?php
/**
 * Tests of the cost of Store API requests with Vitrine active.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front;

use Vitrine\Tests\Commerce\WooCommerce\CheckoutShop;
use Vitrine\Tests\Support\Environment;

/**
 * Over HTTP, since only a real request has a route.
 */
final class StoreApiTest extends CheckoutShop {

	/** Reports whether classes were loaded that only the REST API and the admin need. */
	private const PLUGIN = <<<'PHP'
<?php
add_filter(
	'rest_pre_echo_response',
	static function ( $answer ) {
		header( 'X-Acme-Screen: ' . ( class_exists( 'Vitrine\\Settings\\Admin\\SettingsScreen', false ) ? 'loaded' : 'none' ) );
		header( 'X-Acme-Block: ' . ( WP_Block_Type_Registry::get_instance()->is_registered( 'vitrine/product' ) ? 'registered' : 'none' ) );
		return $answer;
	}
);
PHP;

	/**
	 * Installs the plugin.
	 */
	protected function setUp(): void {
		parent::setUp();
		file_put_contents( self::plugin(), self::PLUGIN );
	}

	/**
	 * Removes the plugin.
	 */
	protected function tearDown(): void {
		unlink( self::plugin() );
		parent::tearDown();
	}

	/**
	 * Returns the path of the plugin.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/acme.php';
	}

	/**
	 * @testdox A Store API request loads no admin code, other REST requests do
	 */
	public function test_store_api(): void {
		foreach ( array( '/?rest_route=/wc/store/v1/cart', '/wp-json/wc/store/v1/cart' ) as $path ) {
			$answer = $this->visitor()->get( $path );
			$this->assertSame( 0, $answer->json()['items_count'], $path );
			$this->assertSame( 'none', $answer->header( 'X-Acme-Screen' ), $path );
			$this->assertSame( 'none', $answer->header( 'X-Acme-Block' ), $path );
		}
		$types = $this->visitor()->get( '/?rest_route=/wp/v2/types' );
		$this->assertSame( 'loaded', $types->header( 'X-Acme-Screen' ) );
		$this->assertSame( 'registered', $types->header( 'X-Acme-Block' ) );
	}
}
