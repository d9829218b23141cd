<?php
/**
 * Tests of endpoints that other plugins add.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Ajax;

use Vitrine\Ajax\Router;
use Vitrine\Tests\Support\Environment;

/**
 * Uses a plugin over HTTP that adds two valid endpoints and two invalid ones.
 */
final class ForeignEndpointTest extends ShopTestCase {

	private const PLUGIN = <<<'PHP'
<?php
add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
add_action( 'plugins_loaded', static function () {
	abstract class Acme_Endpoint implements Vitrine\Ajax\Endpoint {
		public static function guard(): Vitrine\Ajax\Routing\Guard {
			return Vitrine\Ajax\Routing\Guard::Read;
		}
		public static function run( Vitrine\Ajax\Request $request, Vitrine\Commerce\Engine $engine ): Vitrine\Ajax\Answer {
			return new Vitrine\Ajax\Answer( array( 'name' => static::name(), 'asked' => $request->text( 'asked', 20 ) ) );
		}
	}
	final class Acme_Stock extends Acme_Endpoint {
		public static function name(): string {
			return 'endpoints.acme_stock';
		}
	}
	final class Acme_Loaded extends Acme_Endpoint {
		public static function name(): string {
			return 'endpoints.acme_loaded';
		}
		public static function run( Vitrine\Ajax\Request $request, Vitrine\Commerce\Engine $engine ): Vitrine\Ajax\Answer {
			$shop = array_filter( get_declared_classes(), static fn ( $one ) => is_subclass_of( $one, Vitrine\Ajax\Endpoint::class ) && str_starts_with( $one, 'Vitrine' ) );
			return new Vitrine\Ajax\Answer( array( 'loaded' => array_values( $shop ) ) );
		}
	}
	final class Acme_Size extends Acme_Endpoint {
		public static function name(): string {
			return 'actions.acme_size';
		}
	}
	final class Acme_Lost extends Acme_Endpoint {
		public static function name(): string {
			return 'somewhere';
		}
	}
} );
add_filter( 'vitrine_endpoints', static fn ( $endpoints ) => array_merge( $endpoints, array( Acme_Stock::class, Acme_Loaded::class, Acme_Size::class, Acme_Lost::class, 'No\Such\Thing' ) ) );
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
	 * @testdox Another plugin's endpoint answers under its own name, and built-in endpoints keep working
	 */
	public function test_foreign(): void {
		$stock = $this->http( 'GET', '/?wc-ajax=acme_stock&asked=7' );
		$this->assertSame( 200, $stock->status );
		$this->assertSame(
			array(
				'name'  => 'endpoints.acme_stock',
				'asked' => '7',
			),
			$stock->json()
		);
		$this->assertSame( 'actions.acme_size', $this->http( 'GET', self::ADMIN . '?action=acme_size' )->json()['name'] );
		$this->assertArrayHasKey( 'fragments', $this->http( 'POST', self::FRAGMENTS )->json() );
		$this->assertSame( 404, $this->http( 'GET', '/?wc-ajax=no_such_thing' )->status );
		$this->assertSame( 200, $this->http( 'POST', self::ADMIN, array( 'action' => 'heartbeat' ) )->status );
	}

	/**
	 * @testdox A request does not load endpoints it does not call
	 */
	public function test_loads_one(): void {
		$this->assertSame( array(), $this->http( 'GET', '/?wc-ajax=acme_loaded' )->json()['loaded'] );
	}

	/**
	 * @testdox Router keys equal the endpoint names
	 */
	public function test_names(): void {
		$known = ( new \ReflectionClassConstant( Router::class, 'ENDPOINTS' ) )->getValue();
		$names = array_map( static fn ( string $endpoint ) => $endpoint::name(), $known );
		$this->assertSame( array_combine( array_keys( $known ), array_keys( $known ) ), $names );
	}

	/**
	 * Returns the path of the plugin.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/acme.php';
	}
}
