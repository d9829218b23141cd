<?php
/**
 * Tests of the example cart in the editor, on WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Editor\WooCommerce;

use Vitrine\Editor\ExampleCart;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * Uses WooCommerce products.
 */
final class ExampleCartTest extends TestCase {

	/**
	 * @testdox Uses WooCommerce's products and prices, starts no session and leaves the cart unchanged
	 */
	public function test_products(): void {
		foreach ( array( '10.00', '25.50' ) as $price ) {
			$product = new \WC_Product_Simple();
			$product->set_name( "For $price" );
			$product->set_regular_price( $price );
			$product->set_status( 'publish' );
			$product->save();
		}
		// State that other tests have left in this process must not change.
		$visitor = static fn (): array => array( WC()->cart?->get_cart_hash(), WC()->session?->get_session_data(), WC()->session?->has_session() );
		$before  = $visitor();
		$cart    = ExampleCart::of( Plugin::engine() );
		self::assertCount( 2, $cart['lines'] );
		foreach ( $cart['lines'] as $line ) {
			self::assertSame( sprintf( 'For %.2f', $line['price'] / 100 ), $line['name'] );
		}
		self::assertSame( $before, $visitor() );
	}
}
