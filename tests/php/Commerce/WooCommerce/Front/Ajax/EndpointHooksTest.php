<?php
/**
 * Tests of WooCommerce's hooks in our endpoints.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front\Ajax;

use Vitrine\Tests\Commerce\WooCommerce\WooCommerceShop;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Response;

/**
 * Uses a plugin with WooCommerce's filters and actions over HTTP.
 */
final class EndpointHooksTest extends WooCommerceShop {

	/** Reports hooks in a response header, and changes what it can. */
	private const PLUGIN = <<<'PHP'
<?php
$heard = static function ( string $name ): void {
	add_action( $name, static fn ( ...$args ) => header( "X-Heard: $name " . implode( ' ', array_filter( $args, 'is_scalar' ) ), false ), 10, 6 );
};
array_map( $heard, array( 'woocommerce_add_to_cart', 'woocommerce_ajax_added_to_cart', 'woocommerce_cart_item_removed', 'woocommerce_remove_cart_item', 'woocommerce_cart_item_restored' ) );
add_filter( 'woocommerce_add_to_cart_product_id', static fn ( $id ) => 999999 === $id ? (int) get_option( 'their_lamp' ) : $id );
add_filter( 'woocommerce_add_to_cart_fragments', static fn ( $fragments ) => $fragments + array( 'span.theirs' => '<span class="theirs">' . WC()->cart->get_cart_contents_count() . '</span>' ) );
add_filter( 'woocommerce_add_to_cart_validation', static fn ( $passed, $id, $quantity ) => $passed && $quantity < 5, 10, 3 );
add_filter( 'woocommerce_cart_redirect_after_error', static fn ( $url, $id ) => home_url( "/?help=$id" ), 10, 2 );
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
	 * @testdox Cart actions fire on adds, removals and restores, and plugin fragments are in every response
	 */
	public function test_heard(): void {
		$lamp = $this->lamp();
		update_option( 'their_lamp', $lamp );
		$visitor = $this->visitor();

		$added = $visitor->post(
			'/?wc-ajax=add_to_cart',
			array(
				'product_id' => 999999,
				'quantity'   => 2,
			)
		);
		$key   = md5( (string) $lamp );
		$this->assertSame( array( "woocommerce_add_to_cart $key $lamp 2 0", "woocommerce_ajax_added_to_cart $lamp" ), array_map( 'trim', self::heard( $added ) ) );
		$this->assertSame( '<span class="theirs">2</span>', $added->json()['fragments']['span.theirs'] );

		$removed = $visitor->post( '/?wc-ajax=remove_from_cart', array( 'cart_item_key' => $key ) );
		$this->assertSame( array( "woocommerce_remove_cart_item $key", "woocommerce_cart_item_removed $key" ), self::heard( $removed ) );
		$this->assertSame( '<span class="theirs">0</span>', $removed->json()['fragments']['span.theirs'] );

		$back = $visitor->post( '/?wc-ajax=vitrine_restore_cart_item', array( 'cart_item_key' => $key ) );
		$this->assertSame( array( "woocommerce_cart_item_restored $key" ), self::heard( $back ) );
		$this->assertSame( '<span class="theirs">2</span>', $visitor->get( '/?wc-ajax=get_refreshed_fragments' )->json()['fragments']['span.theirs'] );
	}

	/**
	 * @testdox A plugin's rejection adds nothing and returns its redirect URL
	 */
	public function test_refused(): void {
		$lamp    = $this->lamp();
		$visitor = $this->visitor();

		$refused = $visitor->post(
			'/?wc-ajax=add_to_cart',
			array(
				'product_id' => $lamp,
				'quantity'   => 5,
			)
		);

		$this->assertSame( array(), self::heard( $refused ) );
		$this->assertStringContainsString( "/?help=$lamp", $refused->json()['product_url'] );
		$this->assertNotSame( '', $refused->json()['error'] );
		$this->assertSame( '<span class="theirs">0</span>', $refused->json()['fragments']['span.theirs'] );
	}

	/**
	 * @testdox With redirect to the cart after an add, WooCommerce's notice waits for the next page
	 */
	public function test_redirect(): void {
		update_option( 'woocommerce_cart_redirect_after_add', 'yes' );
		$lamp    = $this->lamp();
		$visitor = $this->visitor();
		$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $lamp ) );

		$product = wp_make_link_relative( $visitor->get( '/?p=' . $lamp )->header( 'location' ) );
		$this->assertStringContainsString( 'has been added to your cart', $visitor->get( $product )->body );
	}

	/**
	 * Returns the hooks that the plugin reported.
	 *
	 * @param Response $response Response to a write.
	 * @return list<string>
	 */
	private static function heard( Response $response ): array {
		return array_values( array_filter( $response->headers['x-heard'] ?? array() ) );
	}

	/**
	 * Returns the path of the plugin.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/hooks.php';
	}
}
