<?php
/**
 * Contract tests of adding to the cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Value\AddRequest;

/**
 * What can be added to a cart, and the errors.
 */
final class AddContractTest extends EngineContract {

	/**
	 * @testdox Adds a product as a cart item with the shop's price
	 * @dataProvider engines
	 */
	public function test_add( EngineFixture $shop ): void {
		$lamp = self::lamp( $shop, array( 'sale_price' => 800 ) );
		$cart = $shop->visitor()->cart();

		$keys = self::add( $cart, new AddRequest( $lamp, 2 ) );

		$line = $cart->snapshot()->lines[0];
		$this->assertSame( $keys, array( $line->key ) );
		$this->assertSame( array( $lamp, 0, 'Lamp', 2, 800, self::offers( Capability::SalePrice ) ? 1000 : 800, 1600 ), array( $line->product_id, $line->variation_id, $line->name, $line->quantity, $line->price, $line->regular_price, $line->subtotal ) );
		$this->assertSame( get_permalink( $lamp ), $line->permalink );
		$this->assertSame( 2, $cart->snapshot()->count() );
	}

	/**
	 * @testdox Adding the same product increases its quantity; another product adds an item
	 * @dataProvider engines
	 */
	public function test_lines_grow( EngineFixture $shop ): void {
		$lamp = self::lamp( $shop );
		$mug  = self::lamp( $shop, array( 'name' => 'Mug' ) );
		$cart = $shop->visitor()->cart();

		$first = self::add( $cart, new AddRequest( $lamp, 1 ) );
		self::add( $cart, new AddRequest( $mug, 1 ) );
		$second = self::add( $cart, new AddRequest( $lamp, 2 ) );

		$this->assertSame( $first, $second );
		$this->assertSame( array( array( 'Lamp', 3 ), array( 'Mug', 1 ) ), self::contents( $cart ) );
	}

	/**
	 * @testdox Rejects an invalid add with its error code and changes nothing
	 * @dataProvider refusals
	 *
	 * @param EngineFixture $shop    The shop.
	 * @param array         $product Data of the product.
	 * @param int           $asked   Requested quantity.
	 * @param string        $code    Key in error_codes.
	 * @param string        $says    Part of the message.
	 */
	public function test_refusals( EngineFixture $shop, array $product, int $asked, string $code, string $says ): void {
		$id   = self::lamp( $shop, $product );
		$cart = $shop->visitor()->cart();
		self::add( $cart, new AddRequest( self::lamp( $shop, array( 'name' => 'Mug' ) ) ) );
		$before = $shop->saved_carts();

		self::assert_refused( $code, $cart->add( new AddRequest( $id, $asked ) ), $says );

		$this->assertSame( $before, $shop->saved_carts() );
		$this->assertSame( array( array( 'Mug', 1 ) ), self::contents( $cart ) );
	}

	/**
	 * Data provider of products and quantities that cannot be added.
	 *
	 * @return iterable<string, array{0: EngineFixture, 1: array<string, mixed>, 2: int, 3: string, 4: string}>
	 */
	public static function refusals(): iterable {
		$cases = array(
			'quantity 0'                           => array( array(), 0, 'invalid_quantity', 'Lamp' ),
			'a negative quantity'                  => array( array(), -2, 'invalid_quantity', 'Lamp' ),
			'an absurd quantity'                   => array( array(), 10000, 'invalid_quantity', 'The maximum quantity of "Lamp" is 9999.' ),
			'the largest integer'                  => array( array(), PHP_INT_MAX, 'invalid_quantity', 'The maximum quantity of "Lamp" is 9999.' ),
			'more than the stock'                  => array( array( 'stock' => 3 ), 4, 'out_of_stock', 'Only 3 of "Lamp" are left.' ),
			'sold out'                             => array( array( 'stock' => 0 ), 1, 'out_of_stock', '"Lamp" is sold out.' ),
			'marked out of stock'                  => array( array( 'in_stock' => false ), 1, 'out_of_stock', '"Lamp" is sold out.' ),
			'above the maximum'                    => array( array( 'max' => 4 ), 5, 'invalid_quantity', 'The maximum quantity of "Lamp" is 4.' ),
			'below the minimum'                    => array( array( 'min' => 3 ), 2, 'invalid_quantity', 'The minimum quantity of "Lamp" is 3.' ),
			'between steps'                        => array( array( 'step' => 6 ), 8, 'invalid_quantity', 'multiples of 6' ),
			'two of a product sold individually'   => array( array( 'sold_individually' => true ), 2, 'invalid_quantity', 'You can only purchase one "Lamp"' ),
			'no price'                             => array( array( 'regular_price' => null ), 1, 'not_purchasable', '"Lamp"' ),
			'a draft'                              => array( array( 'status' => 'draft' ), 1, 'unknown_product', '' ),
			'a private product'                    => array( array( 'status' => 'private' ), 1, 'unknown_product', '' ),
			'a trashed product'                    => array( array( 'status' => 'trash' ), 1, 'unknown_product', '' ),
			'a password-protected product'         => array( array( 'password' => 'secret' ), 1, 'unknown_product', '' ),
			'an external product'                  => array(
				array(
					'type'         => 'external',
					'external_url' => 'https://example.org/',
				),
				1,
				'not_purchasable',
				'"Lamp"',
			),
			'a grouped product without quantities' => array( array( 'type' => 'grouped' ), 1, 'invalid_quantity', 'Lamp' ),
		);
		return self::for_engines(
			$cases,
			array(
				'more than the stock'                  => array( Capability::Stock ),
				'sold out'                             => array( Capability::Stock ),
				'marked out of stock'                  => array( Capability::Stock ),
				'above the maximum'                    => array( Capability::QuantityBounds ),
				'below the minimum'                    => array( Capability::QuantityBounds ),
				'between steps'                        => array( Capability::QuantityBounds ),
				'no price'                             => array( Capability::NoPrice ),
				'an external product'                  => array( Capability::External ),
				'a grouped product without quantities' => array( Capability::Grouped ),
			)
		);
	}

	/**
	 * @testdox Rejects unknown and deleted products
	 * @dataProvider engines
	 */
	public function test_unknown_products( EngineFixture $shop ): void {
		$gone = self::lamp( $shop );
		wp_delete_post( $gone, true );
		$page = wp_insert_post(
			array(
				'post_type'   => 'page',
				'post_title'  => 'A page',
				'post_status' => 'publish',
			)
		);
		$cart = $shop->visitor()->cart();

		foreach ( array( 0, -1, 999999, PHP_INT_MAX, $gone, $page ) as $id ) {
			self::assert_refused( 'unknown_product', $cart->add( new AddRequest( $id ) ) );
		}
		$this->assertSame( array(), $shop->saved_carts() );
	}

	/**
	 * @testdox Stock includes the quantity already in the cart, and the message says so
	 * @dataProvider engines
	 * @group needs-stock
	 */
	public function test_stock_in_the_cart( EngineFixture $shop ): void {
		$lamp = self::lamp( $shop, array( 'stock' => 3 ) );
		$cart = $shop->visitor()->cart();
		self::add( $cart, new AddRequest( $lamp, 2 ) );

		self::assert_refused( 'out_of_stock', $cart->add( new AddRequest( $lamp, 2 ) ), 'Only 3 of "Lamp" are left; 2 are already in your cart.' );
		self::add( $cart, new AddRequest( $lamp, 1 ) );
		self::assert_refused( 'out_of_stock', $cart->add( new AddRequest( $lamp, 1 ) ), '3 are already in your cart' );

		$this->assertSame( array( array( 'Lamp', 3 ) ), self::contents( $cart ) );
	}

	/**
	 * @testdox A product sold individually cannot be added twice
	 * @dataProvider engines
	 */
	public function test_sold_individually( EngineFixture $shop ): void {
		$lamp = self::lamp( $shop, array( 'sold_individually' => true ) );
		$cart = $shop->visitor()->cart();
		self::add( $cart, new AddRequest( $lamp ) );

		self::assert_refused( 'invalid_quantity', $cart->add( new AddRequest( $lamp ) ), 'it is already in your cart' );
	}

	/**
	 * @testdox Quantities in steps add up to the maximum
	 * @dataProvider engines
	 * @group needs-quantity_bounds
	 */
	public function test_steps_and_bounds( EngineFixture $shop ): void {
		$lamp = self::lamp(
			$shop,
			array(
				'step' => 6,
				'max'  => 18,
			)
		);
		$cart = $shop->visitor()->cart();
		self::add( $cart, new AddRequest( $lamp, 6 ) );
		self::add( $cart, new AddRequest( $lamp, 12 ) );

		self::assert_refused( 'invalid_quantity', $cart->add( new AddRequest( $lamp, 6 ) ), 'The maximum quantity of "Lamp" is 18. 18 are already in your cart.' );
	}
}
