<?php
/**
 * Contract tests of changing a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Value\AddRequest;

/**
 * Changing quantities, removing items, and emptying the cart.
 */
final class CartContractTest extends EngineContract {

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
	 * @testdox Sets absolute quantities; 0 removes the item
	 * @dataProvider engines
	 */
	public function test_set_quantities( EngineFixture $shop ): void {
		[ $cart, $keys ] = self::filled( $shop );

		$this->assertTrue(
			$cart->set_quantities(
				array(
					$keys[0] => 7,
					$keys[1] => 0,
					$keys[2] => 5,
				)
			)
		);

		$this->assertSame( array( array( 'Lamp', 7 ), array( 'Pen', 5 ) ), self::contents( $cart ) );
		$this->assertTrue( $cart->restore( $keys[1] ), 'An item removed by quantity 0 can be restored.' );
	}

	/**
	 * @testdox Sets all quantities or none
	 * @dataProvider wrong_quantities
	 *
	 * @param EngineFixture $shop     The shop.
	 * @param string        $key      Cart item key; `lamp` or `pen` for the key of these.
	 * @param int           $quantity New quantity.
	 * @param string        $code     Key in error_codes.
	 * @param string        $says     Part of the message.
	 */
	public function test_set_all_or_none( EngineFixture $shop, string $key, int $quantity, string $code, string $says ): void {
		[ $cart, $keys ] = self::filled( $shop );
		$key             = array(
			'lamp' => $keys[0],
			'pen'  => $keys[2],
		)[ $key ] ?? $key;
		$before          = $shop->saved_carts();

		self::assert_refused(
			$code,
			$cart->set_quantities(
				array(
					$keys[1] => 9,
					$key     => $quantity,
				)
			),
			$says
		);

		$this->assertSame( $before, $shop->saved_carts() );
	}

	/**
	 * Data provider of invalid quantities.
	 *
	 * @return iterable<string, array{0: EngineFixture, 1: string, 2: int, 3: string, 4: string}>
	 */
	public static function wrong_quantities(): iterable {
		$cases = array(
			'above stock'         => array( 'pen', 6, 'out_of_stock', 'Only 5 of "Pen" are left.' ),
			'negative'            => array( 'lamp', -1, 'invalid_quantity', 'Lamp' ),
			'the largest integer' => array( 'lamp', PHP_INT_MAX, 'invalid_quantity', 'Lamp' ),
			'an unknown key'      => array( '0123456789abcdef0123456789abcdef', 1, 'unknown_cart_item', '' ),
			'an empty key'        => array( '', 1, 'unknown_cart_item', '' ),
		);
		return self::for_engines(
			$cases,
			array(
				'above stock' => array( Capability::Stock ),
			)
		);
	}

	/**
	 * @testdox Restores a removed item to its position
	 * @dataProvider engines
	 */
	public function test_restore( EngineFixture $shop ): void {
		[ $cart, $keys ] = self::filled( $shop );

		$this->assertTrue( $cart->remove( $keys[1] ) );
		$this->assertSame( array( array( 'Lamp', 2 ), array( 'Pen', 4 ) ), self::contents( $cart ) );
		$this->assertTrue( $cart->restore( $keys[1] ) );

		$this->assertSame( array( array( 'Lamp', 2 ), array( 'Mug', 1 ), array( 'Pen', 4 ) ), self::contents( $cart ) );
		$this->assertSame( $keys, array_column( $cart->snapshot()->lines, 'key' ) );
	}

	/**
	 * @testdox Items not in the cart can be neither removed nor restored
	 * @dataProvider engines
	 */
	public function test_unknown_lines( EngineFixture $shop ): void {
		[ $cart, $keys ] = self::filled( $shop );
		$other           = $shop->visitor()->cart();
		$before          = $shop->saved_carts();

		self::assert_refused( 'unknown_cart_item', $cart->remove( 'nothing' ) );
		self::assert_refused( 'unknown_cart_item', $cart->restore( $keys[0] ) );
		self::assert_refused( 'unknown_cart_item', $other->remove( $keys[0] ) );
		self::assert_refused( 'unknown_cart_item', $other->set_quantities( array( $keys[0] => 1 ) ) );

		$this->assertSame( $before, $shop->saved_carts() );
	}

	/**
	 * @testdox Clearing the cart removes items and coupons
	 * @dataProvider engines
	 */
	public function test_clear( EngineFixture $shop ): void {
		[ $cart ] = self::filled( $shop );
		$shop->coupon( 'ten', array( 'amount' => 10 ) );
		$cart->apply_coupon( 'ten' );

		$this->assertTrue( $cart->clear() );

		$now = $cart->snapshot();
		$this->assertSame( array( '', 0, array(), array(), 0 ), array( $now->hash, $now->count(), $now->lines, $now->coupons, $now->totals['total'] ) );
	}

	/**
	 * @testdox The hash changes with the contents only
	 * @dataProvider engines
	 */
	public function test_hash( EngineFixture $shop ): void {
		[ $cart, $keys ] = self::filled( $shop );
		$start           = $cart->snapshot();

		$cart->add_notice( 'info', 'Hello' );
		$this->assertSame( $start->hash, $cart->snapshot()->hash );

		$cart->set_quantities( array( $keys[0] => 3 ) );
		$changed = $cart->snapshot();
		$this->assertNotSame( $start->hash, $changed->hash );
		$this->assertGreaterThan( $start->revision, $changed->revision );

		$cart->set_quantities( array( $keys[0] => 2 ) );
		$this->assertSame( $start->hash, $cart->snapshot()->hash );
	}

	/**
	 * @testdox Offers cross-sells that are available and not in the cart
	 * @dataProvider engines
	 * @group needs-cross_sells
	 */
	public function test_cross_sells( EngineFixture $shop ): void {
		$mug  = self::lamp( $shop, array( 'name' => 'Mug' ) );
		$out  = self::lamp(
			$shop,
			array(
				'name'  => 'Sold',
				'stock' => 0,
			)
		);
		$pen  = self::lamp(
			$shop,
			array(
				'name'        => 'Pen',
				'cross_sells' => array( $mug ),
			)
		);
		$lamp = self::lamp( $shop, array( 'cross_sells' => array( $pen, $out, $mug, 999999 ) ) );
		$cart = $shop->visitor()->cart();
		self::add( $cart, new AddRequest( $lamp ) );
		self::add( $cart, new AddRequest( $pen ) );

		$this->assertSame( array( $mug ), array_column( $cart->snapshot()->cross_sells, 'id' ) );
	}
}
