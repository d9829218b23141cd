<?php
/**
 * Tests of cart data.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Cart;

use PHPUnit\Framework\TestCase;
use Vitrine\Commerce\Builtin\Cart\CartData;
use Vitrine\Commerce\Builtin\Cart\CartItem;

/**
 * Changes of a cart that need no shop.
 */
final class CartDataTest extends TestCase {

	/**
	 * Returns a cart item.
	 *
	 * @param int                   $product    Product ID.
	 * @param int                   $quantity   Quantity.
	 * @param array<string, string> $attributes Selected attributes.
	 */
	private static function item( int $product, int $quantity = 1, array $attributes = array() ): CartItem {
		return new CartItem( $product, 0, $attributes, $quantity, "Product $product" );
	}

	/**
	 * Returns a cart of products.
	 *
	 * @param int ...$products Product IDs.
	 */
	private static function cart( int ...$products ): CartData {
		return array_reduce( $products, static fn ( CartData $cart, int $product ): CartData => $cart->with_added( self::item( $product ) ), new CartData() );
	}

	/**
	 * Returns the product IDs in order.
	 *
	 * @param CartData $cart A cart.
	 * @return list<int>
	 */
	private static function products( CartData $cart ): array {
		return array_column( array_values( $cart->items ), 'product_id' );
	}

	/**
	 * @testdox A cart item key depends on product, variation and attributes, not on their order or the quantity
	 */
	public function test_keys(): void {
		$key = self::item(
			1,
			1,
			array(
				'attribute_a' => 'x',
				'attribute_b' => 'y',
			)
		)->key();

		$this->assertSame(
			$key,
			self::item(
				1,
				9,
				array(
					'attribute_b' => 'y',
					'attribute_a' => 'x',
				)
			)->key()
		);
		$this->assertNotSame(
			$key,
			self::item(
				1,
				1,
				array(
					'attribute_a' => 'y',
					'attribute_b' => 'x',
				)
			)->key()
		);
		$this->assertNotSame( $key, self::item( 1 )->key() );
		$this->assertNotSame( self::item( 1 )->key(), self::item( 11 )->key() );
		$this->assertNotSame( self::item( 1 )->key(), ( new CartItem( 1, 1, array(), 1, '' ) )->key() );
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{32}$/', $key );
	}

	/**
	 * @testdox A cart item keeps its position when its quantity grows
	 */
	public function test_growing(): void {
		$cart = self::cart( 1, 2, 3, 2 );

		$this->assertSame( array( 1, 2, 3 ), self::products( $cart ) );
		$this->assertSame( 2, $cart->quantity( self::item( 2 )->key() ) );
	}

	/**
	 * @testdox A removed item is restored to its position, from any position
	 * @dataProvider places
	 *
	 * @param int $product ID of the product to remove.
	 */
	public function test_restore( int $product ): void {
		$key  = self::item( $product )->key();
		$cart = self::cart( 1, 2, 3 )->with_removed( $key );
		$this->assertNotContains( $product, self::products( $cart ) );

		$this->assertSame( array( 1, 2, 3 ), self::products( $cart->with_restored( $key, 1 ) ) );
		$this->assertNull( $cart->with_restored( $key, 1 )->removed_item( $key ) );
	}

	/**
	 * Data provider of positions.
	 *
	 * @return array<string, array{0: int}>
	 */
	public static function places(): array {
		return array(
			'first'  => array( 1 ),
			'middle' => array( 2 ),
			'last'   => array( 3 ),
		);
	}

	/**
	 * @testdox Undoing a removal does not double an item that was added again
	 */
	public function test_restore_beside_an_add(): void {
		$key  = self::item( 2 )->key();
		$cart = self::cart( 1, 2, 3 )->with_removed( $key )->with_added( self::item( 2 ) )->with_restored( $key, 2 );

		$this->assertSame( array( 1, 3, 2 ), self::products( $cart ) );
		$this->assertSame( 2, $cart->quantity( $key ) );
	}

	/**
	 * @testdox Keeps the last ten removed items, each once
	 */
	public function test_removed_is_bounded(): void {
		$cart = self::cart( ...range( 1, 12 ) );
		foreach ( range( 1, 12 ) as $product ) {
			$cart = $cart->with_removed( self::item( $product )->key() );
		}
		$this->assertCount( 10, $cart->removed );
		$this->assertNull( $cart->removed_item( self::item( 2 )->key() ) );
		$this->assertNotNull( $cart->removed_item( self::item( 3 )->key() ) );

		$again = $cart->with_added( self::item( 12 ) )->with_removed( self::item( 12 )->key() );
		$this->assertCount( 10, $again->removed );
	}

	/**
	 * @testdox A cart survives a JSON round trip
	 */
	public function test_json(): void {
		$cart = self::cart( 1, 2 )
			->with_added(
				new CartItem(
					5,
					7,
					array(
						'attribute_größe' => '42',
						'attribute_2'     => 'x"y',
					),
					3,
					'Schuh „Ünï“'
				)
			)
			->with_removed( self::item( 1 )->key() )
			->with_coupons( array( 'ten', '10' ) )
			->with_shipping( 'flat_rate' )
			->with_changes( array( 'Changed.' ) )
			->with_notices(
				array(
					array(
						'type' => 'info',
						'text' => 'Hello',
					),
				)
			);

		$this->assertEquals( $cart, CartData::of_json( $cart->to_json() ) );
	}

	/**
	 * @testdox Reads an invalid cart as an empty one
	 * @dataProvider broken
	 *
	 * @param string $json JSON in the database.
	 */
	public function test_broken_json( string $json ): void {
		$this->assertEquals( new CartData(), CartData::of_json( $json ) );
	}

	/**
	 * Data provider of invalid data.
	 *
	 * @return array<string, array{0: string}>
	 */
	public static function broken(): array {
		return array(
			'empty'              => array( '' ),
			'truncated JSON'     => array( '{"items":[' ),
			'null'               => array( 'null' ),
			'a number'           => array( '7' ),
			'not an object'      => array( '[]' ),
			'a string'           => array( '"items"' ),
			'not lists'          => array( '{"items":7,"removed":"x","coupons":{"a":[]},"shipping":[],"changes":[{}],"notices":["x",{"type":[]}]}' ),
			'invalid items'      => array( '{"items":[null,"x",{"p":"shoe","q":"many"},{"p":[1],"q":1}],"removed":["x",{"item":5,"position":[]}]}' ),
			'invalid quantities' => array( '{"items":[{"p":5,"q":[2]},{"p":5,"q":-1}]}' ),
		);
	}

	/**
	 * @testdox Clearing the cart keeps its notices
	 */
	public function test_cleared(): void {
		$notices = array(
			array(
				'type' => 'info',
				'text' => 'Hello',
			),
		);

		$this->assertEquals( ( new CartData() )->with_notices( $notices ), self::cart( 1 )->with_coupons( array( 'x' ) )->with_notices( $notices )->cleared() );
	}
}
