<?php
/**
 * Tests of the example cart in the editor.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Editor;

use Vitrine\Editor\ExampleCart;
use Vitrine\Plugin;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Uses products of the built-in shop.
 */
final class ExampleCartTest extends TestCase {

	/**
	 * @testdox A shop without available products has no example cart
	 */
	public function test_nothing(): void {
		self::assertNull( ExampleCart::of( Plugin::engine() ) );
		Shopper::product(
			array(
				'name'  => 'Sold out',
				'stock' => 0,
			)
		);
		self::assertNull( ExampleCart::of( Plugin::engine() ) );
	}

	/**
	 * @testdox Uses the shop's products and prices with cross-sells, without changing the visitor's cart
	 */
	public function test_products(): void {
		foreach ( array( 1000, 2500, 300 ) as $price ) {
			Shopper::product(
				array(
					'name'          => "For $price",
					'regular_price' => $price,
				)
			);
		}
		$cart = ExampleCart::of( Plugin::engine() );
		self::assertCount( 2, $cart['lines'] );
		$sum = 0;
		foreach ( $cart['lines'] as $line ) {
			self::assertSame( 'For ' . $line['price'], $line['name'] );
			self::assertSame( $line['price'] * $line['quantity'], $line['subtotal'] );
			$sum += $line['subtotal'];
		}
		self::assertSame( $sum, $cart['totals']['total'] );
		self::assertSame( 3, $cart['count'] );
		self::assertCount( 1, $cart['cross_sells'] );
		self::assertNotContains( $cart['cross_sells'][0]['id'], array_column( $cart['lines'], 'product_id' ) );
		self::assertSame( array(), Plugin::engine()->cart()->snapshot()->lines );
	}

	/**
	 * @testdox Has one piece of a product sold individually
	 */
	public function test_individually(): void {
		foreach ( array( 1000, 2500 ) as $price ) {
			Shopper::product(
				array(
					'regular_price'     => $price,
					'sold_individually' => true,
				)
			);
		}
		self::assertSame( array( 1, 1 ), array_column( ExampleCart::of( Plugin::engine() )['lines'], 'quantity' ) );
	}
}
