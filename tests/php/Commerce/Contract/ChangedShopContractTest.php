<?php
/**
 * Contract tests of carts in a changing shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Value\AddRequest;

/**
 * Effects of product changes on existing carts.
 */
final class ChangedShopContractTest extends EngineContract {

	/**
	 * Returns a cart with Lamp (2), Mug (1) and Pen (4, with 5 in stock).
	 *
	 * @param EngineFixture $shop The shop.
	 * @return array{0: Cart, 1: list<string>, 2: list<int>} The cart, its keys and the product IDs.
	 */
	private static function filled( EngineFixture $shop ): array {
		$ids  = array(
			self::lamp( $shop ),
			self::lamp( $shop, array( 'name' => 'Mug' ) ),
			self::lamp(
				$shop,
				array(
					'name'  => 'Pen',
					'stock' => 5,
				)
			),
		);
		$cart = $shop->visitor()->cart();
		foreach ( array( 2, 1, 4 ) as $index => $quantity ) {
			self::add( $cart, new AddRequest( $ids[ $index ], $quantity ) );
		}
		return array( $cart, array_column( $cart->snapshot()->lines, 'key' ), $ids );
	}

	/**
	 * @testdox Restores an item up to the available stock, with a notice
	 * @dataProvider engines
	 * @group needs-stock
	 */
	public function test_restore_within_stock( EngineFixture $shop ): void {
		[ $cart, $keys, $ids ] = self::filled( $shop );
		$cart->remove( $keys[2] );

		$shop->product(
			array(
				'id'    => $ids[2],
				'stock' => 0,
			)
		);
		self::assert_refused( 'out_of_stock', $cart->restore( $keys[2] ), '"Pen" is sold out.' );

		$shop->product(
			array(
				'id'    => $ids[2],
				'stock' => 3,
			)
		);
		$this->assertTrue( $cart->restore( $keys[2] ) );
		$this->assertSame( array( 'Pen', 3 ), self::contents( $cart )[2] );
		$this->assertStringContainsString( 'Only 3 of "Pen"', $cart->snapshot()->notices[0]['text'] );
	}

	/**
	 * @testdox Uses the shop's current prices
	 * @dataProvider engines
	 */
	public function test_prices_are_looked_up( EngineFixture $shop ): void {
		[ $cart, , $ids ] = self::filled( $shop );
		$hash             = $cart->snapshot()->hash;

		$shop->product(
			array(
				'id'            => $ids[0],
				'regular_price' => 2500,
			)
		);

		$this->assertSame( 5000, $cart->snapshot()->lines[0]->subtotal );
		$this->assertNotSame( $hash, $cart->snapshot()->hash );
	}

	/**
	 * @testdox A sold-out product shows a notice, and the next write removes it
	 * @dataProvider engines
	 * @group needs-stock
	 */
	public function test_sold_out_meanwhile( EngineFixture $shop ): void {
		[ $cart, $keys, $ids ] = self::filled( $shop );
		$shop->product(
			array(
				'id'    => $ids[2],
				'stock' => 0,
			)
		);
		$before = $shop->saved_carts();

		$this->assertSame( array( 'Pen', 4 ), self::contents( $cart )[2] );
		$this->assertSame( array( '"Pen" is sold out.' ), array_column( $cart->snapshot()->notices, 'text' ) );
		$this->assertSame( $before, $shop->saved_carts(), 'A read saved the cart.' );

		$cart->set_quantities( array( $keys[0] => 1 ) );

		$this->assertSame( array( array( 'Lamp', 1 ), array( 'Mug', 1 ) ), self::contents( $cart ) );
		$this->assertSame( array( '"Pen" is sold out. It has been removed from your cart.' ), array_column( $cart->snapshot()->notices, 'text' ) );

		$cart->set_quantities( array( $keys[0] => 2 ) );
		$this->assertSame( array(), $cart->snapshot()->notices );
	}

	/**
	 * @testdox When stock falls below the cart's quantity, the next write reduces it
	 * @dataProvider engines
	 * @group needs-stock
	 */
	public function test_less_left( EngineFixture $shop ): void {
		[ $cart, $keys, $ids ] = self::filled( $shop );
		$shop->product(
			array(
				'id'    => $ids[2],
				'stock' => 2,
			)
		);

		$this->assertSame( array( 'Only 2 of "Pen" are left.' ), array_column( $cart->snapshot()->notices, 'text' ) );
		$cart->remove( $keys[0] );

		$this->assertSame( array( array( 'Mug', 1 ), array( 'Pen', 2 ) ), self::contents( $cart ) );
		$this->assertStringContainsString( 'The quantity of "Pen" in your cart has been changed to 2.', $cart->snapshot()->notices[0]['text'] );
	}

	/**
	 * @testdox A deleted product is excluded from totals, with a notice
	 * @dataProvider engines
	 */
	public function test_gone_meanwhile( EngineFixture $shop ): void {
		[ $cart, , $ids ] = self::filled( $shop );
		wp_delete_post( $ids[0], true );
		wp_update_post(
			array(
				'ID'          => $ids[1],
				'post_status' => 'draft',
			)
		);

		$now = $cart->snapshot();

		$this->assertSame( array( 'Pen' ), array_column( $now->lines, 'name' ) );
		$this->assertSame( 4000, $now->totals['subtotal'] );
		$this->assertSame( array( '"Lamp" is no longer available.', '"Mug" is no longer available.' ), array_column( $now->notices, 'text' ) );
	}
}
