<?php
/**
 * Tests of cart totals.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Cart;

use PHPUnit\Framework\TestCase;
use Vitrine\Commerce\Builtin\Cart\CartData;
use Vitrine\Commerce\Builtin\Cart\CartItem;
use Vitrine\Commerce\Builtin\Cart\Pricing;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\Cart\ItemFacts;

/**
 * Totals add up for any cart.
 */
final class PricingTest extends TestCase {

	/**
	 * Calculates a cart with one product.
	 *
	 * @param int                  $price    Price of the product.
	 * @param int                  $quantity Quantity.
	 * @param list<Coupon>         $coupons  Applied coupons.
	 * @param array<string, mixed> $options  Options of the shop.
	 * @param string               $shipping Selected shipping method.
	 */
	private static function price( int $price, int $quantity, array $coupons = array(), array $options = array(), string $shipping = '' ): Pricing {
		$item = new CartItem( 1, 0, array(), $quantity, 'Lamp' );
		$cart = ( new CartData() )->with_added( $item )->with_coupons( array_column( $coupons, 'code' ) )->with_shipping( $shipping );
		return Pricing::of( $cart, array( $item->key() => new ItemFacts( 'Lamp', true, $price, $price ) ), array_column( $coupons, null, 'code' ), ShopOptions::of( $options ), '2025-01-01 00:00:00' );
	}

	/**
	 * @testdox Tax is included in the total
	 */
	public function test_tax_is_included(): void {
		$totals = self::price(
			11410,
			1,
			array(),
			array(
				'tax_rate' => 1900,
				'shipping' => array(
					array(
						'id'   => 'x',
						'cost' => 490,
					),
				),
			)
		)->totals;

		$this->assertSame(
			array(
				'subtotal' => 11410,
				'discount' => 0,
				'shipping' => 490,
				'tax'      => 1900,
				'total'    => 11900,
			),
			$totals
		);
	}

	/**
	 * @testdox Uses the chosen shipping method, or the first one if it is unavailable
	 */
	public function test_choice(): void {
		$options = array(
			'shipping' => array(
				array(
					'id'        => 'slow',
					'label'     => 'Slow',
					'cost'      => 300,
					'free_from' => 1000,
				),
				array(
					'id'    => 'fast',
					'label' => 'Fast',
					'cost'  => 900,
				),
			),
		);

		$this->assertSame( 900, self::price( 2000, 1, array(), $options, 'fast' )->totals['shipping'] );
		$this->assertSame( 0, self::price( 2000, 1, array(), $options, 'gone' )->totals['shipping'] );
		$this->assertSame( array( false, true ), array_column( self::price( 2000, 1, array(), $options, 'fast' )->shipping, 'chosen' ) );
		$this->assertSame( 300, self::price( 999, 1, array(), $options )->totals['shipping'] );
	}

	/**
	 * @testdox A coupon can grant free shipping
	 */
	public function test_free_shipping(): void {
		$coupon = new Coupon( 1, 'free', Coupon::PERCENT, 0, free_shipping: true );

		$this->assertSame( array( 0, 100 ), array( self::price( 100, 1, array( $coupon ) )->totals['shipping'], self::price( 100, 1, array( $coupon ) )->totals['total'] ) );
	}

	/**
	 * @testdox An invalid coupon has a reason and no discount
	 */
	public function test_objections(): void {
		$pricing = self::price( 100, 1, array( new Coupon( 1, 'old', Coupon::PERCENT, 5000, true, '2025-01-01 00:00:00' ), new Coupon( 2, 'off', Coupon::PERCENT, 5000, false ) ) );

		$this->assertSame( array( 'old', 'off' ), array_keys( $pricing->objections ) );
		$this->assertStringContainsString( 'expired', $pricing->objections['old'] );
		$this->assertStringContainsString( 'does not exist', $pricing->objections['off'] );
		$this->assertSame( array( array(), 0 ), array( $pricing->coupons, $pricing->totals['discount'] ) );
	}

	/**
	 * @testdox Totals add up and are never negative
	 */
	public function test_properties(): void {
		mt_srand( 99 );
		for ( $round = 0; $round < 500; $round++ ) {
			$coupons = array( new Coupon( 1, 'a', mt_rand( 0, 1 ) ? Coupon::PERCENT : Coupon::FIXED, mt_rand( 1, 10000 ) ), new Coupon( 2, 'b', Coupon::FIXED, mt_rand( 1, 99999 ) ) );
			$pricing = self::price( mt_rand( 0, 50000 ), mt_rand( 1, 20 ), $coupons, array( 'tax_rate' => mt_rand( 0, 3000 ) ) );
			$totals  = $pricing->totals;

			$this->assertSame( $totals['subtotal'] - $totals['discount'] + $totals['shipping'], $totals['total'] );
			$this->assertSame( array_sum( array_column( $pricing->coupons, 'discount' ) ), $totals['discount'] );
			$this->assertGreaterThanOrEqual( 0, min( $totals ) );
			$this->assertLessThanOrEqual( $totals['total'], $totals['tax'] );
		}
	}
}
