<?php
/**
 * Contract tests of shipping.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\View\Cart\CartData;

/**
 * Shipping costs and free shipping.
 */
final class ShippingContractTest extends MoneyContract {

	/**
	 * @testdox Shipping has a flat rate, and is free from its threshold after coupons
	 * @dataProvider engines
	 * @group needs-shipping
	 */
	public function test_shipping( EngineFixture $shop ): void {
		$shop->shipping( 490, 2505 );
		$shop->coupon( 'ten', array( 'amount' => 10 ) );
		$cart = self::filled( $shop );

		$this->assertSame( array( 0, 2505 ), array( $cart->snapshot()->totals['shipping'], $cart->snapshot()->totals['total'] ) );
		$cart->apply_coupon( 'ten' );
		$part = $cart->snapshot()->totals['discount'];
		$this->assertSame( array( 490, 2505 - $part + 490 ), array( $cart->snapshot()->totals['shipping'], $cart->snapshot()->totals['total'] ) );
		$this->assertTrue( $cart->snapshot()->needs_shipping );

		$choice = $cart->snapshot()->shipping[0];
		$this->assertTrue( $choice['chosen'] );
		$this->assertTrue( $cart->choose_shipping( $choice['id'] ) );
		self::assert_refused( 'malformed', $cart->choose_shipping( 'by pigeon' ) );
	}

	/**
	 * @testdox Returns the amount missing for free shipping when it exists and the setting is on
	 * @dataProvider engines
	 * @group needs-shipping
	 */
	public function test_free_shipping( EngineFixture $shop ): void {
		$shop->shipping( 490, 2505 );
		$shop->coupon( 'ten', array( 'amount' => 10 ) );
		$cart   = self::filled( $shop );
		$says   = static fn ( int $remaining ): array => array(
			'minimum'   => 2505,
			'remaining' => $remaining,
		);
		$engine = $shop->visitor();
		$this->assertSame( $says( 0 ), $cart->snapshot()->free_shipping() );

		$cart->apply_coupon( 'ten' );
		$now = $cart->snapshot();
		$this->assertSame( $says( $now->totals['discount'] ), $now->free_shipping() );
		$this->assertArrayNotHasKey( 'free_shipping', CartData::of( $now, $engine, false ) );
		update_option( 'vitrine_settings', array( 'free_shipping_bar' => true ) );
		$this->assertSame( $says( $now->totals['discount'] ), CartData::of( $now, $engine, false )['free_shipping'] ?? null );
	}

	/**
	 * @testdox Products that need no shipping cost none
	 * @dataProvider engines
	 * @group needs-shipping
	 */
	public function test_nothing_to_send( EngineFixture $shop ): void {
		$shop->shipping( 490, null );
		$cart = $shop->visitor()->cart();
		self::add( $cart, new AddRequest( self::lamp( $shop, array( 'needs_shipping' => false ) ) ) );

		$now = $cart->snapshot();
		$this->assertFalse( $now->needs_shipping );
		$this->assertNull( $now->free_shipping() );
		$this->assertSame( array( array(), 0, 1000 ), array( $now->shipping, $now->totals['shipping'], $now->totals['total'] ) );
	}
}
