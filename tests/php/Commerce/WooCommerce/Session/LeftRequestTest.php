<?php
/**
 * Tests of clients that disconnect before the response.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Session;

use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;
use WC_Product_Simple;

/**
 * Over HTTP: WooCommerce's checkout aborts one order review for the next.
 */
final class LeftRequestTest extends TestCase {

	/**
	 * Removes the plugin.
	 */
	protected function tearDown(): void {
		unlink( self::plugin() );
		parent::tearDown();
	}

	/**
	 * Data provider of aborted requests.
	 *
	 * @return array<string, array{0: string, 1: string, 2: int}> Path, name of the product field, quantity.
	 */
	public static function requests(): array {
		return array(
			'an AJAX add'                         => array( '/?wc-ajax=add_to_cart', 'product_id', 1 ),
			'a form submitted without JavaScript' => array( '/?p=1', 'add-to-cart', 1 ),
			'an order review'                     => array( '/?wc-ajax=update_order_review', 'security', 0 ),
		);
	}

	/**
	 * @testdox A write whose client disconnected completes and releases the lock
	 *
	 * @dataProvider requests
	 *
	 * @param string $path   Path of the request.
	 * @param string $field  Name of the product field.
	 * @param int    $pieces Quantity that the request adds.
	 */
	public function test_left( string $path, string $field, int $pieces ): void {
		// Lock rows, which survive the end of a connection, and a delay to disconnect in.
		file_put_contents( self::plugin(), "<?php\nadd_filter( 'vitrine_session_lock_by_name', '__return_false' );\nif ( isset( \$_POST['slow'] ) ) {\n\tadd_action( 'wp_loaded', static fn () => usleep( 300000 ) );\n}\n" );
		$product = new WC_Product_Simple();
		$product->set_name( 'Mug' );
		$product->set_regular_price( '10' );
		$add     = array( 'product_id' => $product->save() );
		$visitor = $this->visitor();
		$this->assertSame( 200, $visitor->post( '/?wc-ajax=add_to_cart', $add )->status );

		$left = array(
			$field => $add['product_id'],
			'slow' => 1,
		);
		$visitor->leave( $path, $left, array( self::class, 'is_locked' ) );
		$after = $visitor->post( '/?wc-ajax=add_to_cart', $add );

		$this->assertSame( 200, $after->status );
		$this->assertFalse( self::is_locked() );
		$items = $visitor->get( '/wp-json/wc/store/v1/cart' )->json()['items'];
		$this->assertSame( array( 2 + $pieces ), array_column( $items, 'quantity' ) );
	}

	/**
	 * Whether a session is locked by a row.
	 */
	public static function is_locked(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT option_id FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( 'vitrine_lock_' ) . '%' ) );
	}

	/**
	 * Returns the path of the test's plugin.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/slow.php';
	}
}
