<?php
/**
 * Tests of concurrent requests in one session.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Session;

use Vitrine\Commerce\SessionLock\SessionLock;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\Support\Visitor;
use Vitrine\Tests\TestCase;
use WC_Product_Simple;

/**
 * Over HTTP, like two tabs or two devices with one cookie.
 */
final class RacingWritesTest extends TestCase {

	/** Number of pairs; VITRINE_RACING_PAIRS=1000 for a long run. */
	private const PAIRS = 20;

	/** Number of pairs per visitor. */
	private const PAIRS_A_SESSION = 10;

	/**
	 * @testdox Loses none of many pairs of simultaneous adds in one session
	 */
	public function test_adds(): void {
		$pairs    = (int) getenv( 'VITRINE_RACING_PAIRS' );
		$pairs    = $pairs > 0 ? $pairs : self::PAIRS;
		$products = array( self::product( 'First' ), self::product( 'Second' ) );
		$visitor  = $this->visitor();
		$lost     = array();
		for ( $pair = 0; $pair < $pairs; $pair++ ) {
			if ( 0 === $pair % self::PAIRS_A_SESSION ) {
				$visitor = $this->visitor();
				$this->assertSame( 200, $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => self::product( "Begin $pair" ) ) )->status );
			}
			$answers = $visitor->together( array_map( static fn ( int $id ): array => array( 'POST', '/?wc-ajax=add_to_cart', array( 'product_id' => $id ) ), $products ) );
			$this->assertSame( array( 200, 200 ), array_column( $answers, 'status' ) );
			$expected = 1 + $pair % self::PAIRS_A_SESSION;
			$found    = self::quantities( $visitor, $products );
			if ( array( $expected, $expected ) !== $found ) {
				$lost[] = "pair $pair: " . implode( ', ', $found ) . " instead of $expected each";
			}
		}

		$this->assertSame( array(), $lost );
	}

	/**
	 * @testdox Keeps simultaneous adds by AJAX, by form and by Store API
	 */
	public function test_kinds(): void {
		$products = array( self::product( 'By script' ), self::product( 'By form' ), self::product( 'By API' ) );
		$visitor  = $this->visitor();
		$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => self::product( 'Begin' ) ) );
		$nonce = $visitor->get( '/wp-json/wc/store/v1/cart' )->header( 'nonce' );

		$visitor->together(
			array(
				array( 'POST', '/?wc-ajax=add_to_cart', array( 'product_id' => $products[0] ) ),
				array( 'POST', '/?p=1', array( 'add-to-cart' => $products[1] ) ),
				array(
					'POST',
					'/wp-json/wc/store/v1/cart/add-item',
					(string) wp_json_encode(
						array(
							'id'       => $products[2],
							'quantity' => 1,
						)
					),
					array(
						'Nonce'        => $nonce,
						'Content-Type' => 'application/json',
					),
				),
			)
		);

		$this->assertSame( array( 1, 1, 1 ), self::quantities( $visitor, $products ) );
	}

	/**
	 * @testdox A write that waits too long is rejected with Retry-After; reading a page does not wait
	 */
	public function test_refusal(): void {
		$product = self::product( 'Mug' );
		$visitor = $this->visitor();
		$visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $product ) );
		$this->assertTrue( SessionLock::take( array( self::key( $visitor ) ) ) );
		self::make_impatient();
		try {
			$script = $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $product ) );
			$form   = $visitor->post( '/?p=1', array( 'add-to-cart' => $product ) );
			$page   = $visitor->get( '/cart/' );
		} finally {
			SessionLock::release();
			unlink( self::plugin() );
		}

		$this->assertSame( 503, $script->status );
		$this->assertSame( 'vitrine_cart_busy', $script->json()['code'] );
		$this->assertNotSame( '', $script->json()['error'] );
		$this->assertGreaterThan( 0, (int) $script->header( 'retry-after' ) );
		$this->assertSame( 503, $form->status );
		$this->assertStringContainsString( 'try again', $form->body );
		$this->assertSame( 200, $page->status );
		$this->assertSame( array( 1 ), self::quantities( $visitor, array( $product ) ) );
		// Then it works again.
		$this->assertSame( 200, $visitor->post( '/?wc-ajax=add_to_cart', array( 'product_id' => $product ) )->status );
		$this->assertSame( array( 2 ), self::quantities( $visitor, array( $product ) ) );
	}

	/**
	 * Limits the web server's lock timeout to a moment.
	 */
	private static function make_impatient(): void {
		file_put_contents( self::plugin(), "<?php\nadd_filter( 'vitrine_session_lock_wait', static fn (): float => 0.2 );\n" );
	}

	/**
	 * Returns the path of the test's plugin.
	 */
	private static function plugin(): string {
		return Environment::dir() . '/www/wp-content/mu-plugins/impatient.php';
	}

	/**
	 * Creates a product without stock management.
	 *
	 * @param string $name Name.
	 */
	private static function product( string $name ): int {
		$product = new WC_Product_Simple();
		$product->set_name( $name );
		$product->set_regular_price( '10' );
		return $product->save();
	}

	/**
	 * Returns the session key of a visitor.
	 *
	 * @param Visitor $visitor A visitor with a cart.
	 */
	private static function key( Visitor $visitor ): string {
		foreach ( $visitor->cookies as $name => $value ) {
			if ( str_starts_with( $name, 'wp_woocommerce_session_' ) ) {
				return (string) strtok( rawurldecode( $value ), '|' );
			}
		}
		self::fail( 'The visitor has no session.' );
	}

	/**
	 * Returns the quantities of products in a visitor's stored cart.
	 *
	 * @param Visitor   $visitor  The visitor.
	 * @param list<int> $products Product IDs.
	 * @return list<int>
	 */
	private static function quantities( Visitor $visitor, array $products ): array {
		global $wpdb;
		$row  = (string) $wpdb->get_var( $wpdb->prepare( "SELECT session_value FROM {$wpdb->prefix}woocommerce_sessions WHERE session_key = %s", self::key( $visitor ) ) );
		$cart = maybe_unserialize( maybe_unserialize( $row )['cart'] ?? '' );
		$by   = array_column( is_array( $cart ) ? $cart : array(), 'quantity', 'product_id' );
		return array_map( static fn ( int $id ): int => (int) ( $by[ $id ] ?? 0 ), $products );
	}
}
