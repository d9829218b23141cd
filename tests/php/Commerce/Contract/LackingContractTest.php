<?php
/**
 * Contract tests of missing capabilities.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Capability;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\OrderRequest;
use Vitrine\Commerce\Value\ProductQuery;

/**
 * Calls that need a missing capability behave as documented in Capability.
 */
final class LackingContractTest extends EngineContract {

	/**
	 * @testdox An engine without stock never limits quantities
	 * @dataProvider engines
	 */
	public function test_stock( EngineFixture $shop ): void {
		$lamp   = self::lamp( $shop, array( 'stock' => 2 ) );
		$engine = $shop->visitor();
		$added  = $engine->cart()->add( new AddRequest( $lamp, 3 ) );

		$this->assertSame( self::offers( Capability::Stock ) ? 2 : null, $engine->catalog()->find( $lamp )->stock );
		$this->assertSame( self::offers( Capability::Stock ), is_wp_error( $added ) );
	}

	/**
	 * @testdox An engine without shipping needs none and rejects a shipping method
	 * @dataProvider engines
	 */
	public function test_shipping( EngineFixture $shop ): void {
		if ( self::offers( Capability::Shipping ) ) {
			// A shop without shipping methods may treat all products as not needing shipping.
			$shop->shipping( 490, null );
		}
		$cart = $shop->visitor()->cart();
		self::add( $cart, new AddRequest( self::lamp( $shop ) ) );

		$this->assertSame( self::offers( Capability::Shipping ), $cart->snapshot()->needs_shipping );
		self::assert_refused( 'malformed', $cart->choose_shipping( 'by pigeon' ) );
	}

	/**
	 * @testdox An engine without sale prices has nothing on sale
	 * @dataProvider engines
	 */
	public function test_sale( EngineFixture $shop ): void {
		$lamp    = self::lamp( $shop, array( 'sale_price' => 800 ) );
		$catalog = $shop->visitor()->catalog();

		$this->assertSame( array( self::offers( Capability::SalePrice ), 800 ), array( $catalog->find( $lamp )->on_sale, $catalog->find( $lamp )->price ) );
		$this->assertSame( self::offers( Capability::SalePrice ) ? 1 : 0, $catalog->query( new ProductQuery( on_sale: true ) )->total );
	}

	/**
	 * @testdox In an engine where every product has a price, a product without one is free
	 * @dataProvider engines
	 */
	public function test_no_price( EngineFixture $shop ): void {
		$lamp  = self::lamp( $shop, array( 'regular_price' => null ) );
		$cart  = $shop->visitor()->cart();
		$added = $cart->add( new AddRequest( $lamp ) );

		$this->assertSame( self::offers( Capability::NoPrice ), is_wp_error( $added ) );
		$this->assertSame( 0, $cart->snapshot()->totals['total'] );
	}

	/**
	 * @testdox An engine with an external checkout places no order and returns the checkout URL
	 * @dataProvider engines
	 */
	public function test_checkout( EngineFixture $shop ): void {
		if ( self::offers( Capability::PlacesOrders ) ) {
			$this->assertNotSame( array(), $shop->visitor()->checkout()->fields()['billing'] );
			return;
		}
		$visitor = $shop->visitor();
		self::add( $visitor->cart(), new AddRequest( self::lamp( $shop ) ) );

		$refused = $visitor->checkout()->place( new OrderRequest( array(), false, 'manual', str_repeat( 'k', 32 ) ) );

		self::assert_refused( 'checkout_elsewhere', $refused );
		$this->assertSame( $visitor->page_url( 'checkout' ), $refused->get_error_data()['redirect'] );
		$this->assertSame( 1, $visitor->cart()->snapshot()->count(), 'The cart is kept.' );
	}
}
