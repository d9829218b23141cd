<?php
/**
 * Tests of taxes in carts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Regions;

use PHPUnit\Framework\TestCase;
use Vitrine\Commerce\Builtin\Cart\CartData;
use Vitrine\Commerce\Builtin\Cart\CartItem;
use Vitrine\Commerce\Builtin\Cart\Fee;
use Vitrine\Commerce\Builtin\Cart\Pricing;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Regions\Location;
use Vitrine\Commerce\Builtin\ShopOptions;
use Vitrine\Commerce\Rules\Cart\ItemFacts;

/**
 * Totals and taxes by address.
 */
final class TaxedCartTest extends TestCase {

	private const EUROPE = array(
		array(
			'country' => 'DE',
			'rate'    => 190000,
			'name'    => 'VAT 19%',
		),
		array(
			'country' => 'DE',
			'rate'    => 70000,
			'name'    => 'VAT 7%',
			'class'   => 'reduced-rate',
		),
		array(
			'country' => 'AT',
			'rate'    => 200000,
			'name'    => 'USt',
		),
		array(
			'country'  => 'DE',
			'postcode' => '27498',
			'rate'     => 0,
			'name'     => 'Heligoland',
		),
		array(
			'country'  => 'US',
			'state'    => 'CA',
			'rate'     => 72500,
			'name'     => 'CA Tax',
			'shipping' => false,
		),
		array(
			'country'  => 'US',
			'state'    => 'CA',
			'postcode' => '94102...94188',
			'rate'     => 13750,
			'name'     => 'San Francisco',
			'shipping' => false,
			'priority' => 2,
		),
	);

	/**
	 * Calculates a cart.
	 *
	 * @param list<array{0: int, 1: int, 2: string}> $items   Price, quantity and tax class of each item.
	 * @param array<string, mixed>                   $tax     Tax options as in TaxOptions::to_array(), without the
	 *                                                        rates.
	 * @param array<string, string>                  $to      Address of the customer.
	 * @param list<Coupon>                           $coupons Applied coupons.
	 * @param list<Fee>                              $fees    Added fees.
	 */
	private static function price( array $items, array $tax = array(), array $to = array( 'country' => 'DE' ), array $coupons = array(), array $fees = array() ): Pricing {
		$cart  = ( new CartData() )->with_coupons( array_column( $coupons, 'code' ) );
		$facts = array();
		foreach ( array_reverse( $items, true ) as $index => [ $price, $quantity, $class ] ) {
			$item  = new CartItem( $index + 1, 0, array(), $quantity, 'Thing' );
			$cart  = $cart->with_added( $item );
			$facts = array( $item->key() => new ItemFacts( 'Thing', true, $price, $price, tax_class: $class ) ) + $facts;
		}
		$options = ShopOptions::of( array( 'tax' => $tax + array( 'rates' => self::EUROPE ) ) );
		return Pricing::of( $cart, $facts, array_column( $coupons, null, 'code' ), $options, '2025-01-01 00:00:00', new Location( 'DE' ), Location::of( $to ), fees: static fn (): array => $fees );
	}

	/**
	 * @testdox Prices include German VAT of both rates, and shipping uses the standard rate
	 */
	public function test_german_vat(): void {
		$pricing = self::price( array( array( 11900, 1, 'standard' ), array( 1070, 2, 'reduced-rate' ) ) );

		$this->assertSame( array( 14040, 0, 0, 2040, 14040 ), array_values( $pricing->totals ) );
		$this->assertSame( array( 'VAT 19%' => 1900, 'VAT 7%' => 140 ), array_column( $pricing->taxes, 'amount', 'label' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( 4990, self::price( array( array( 4500, 1, 'standard' ) ) )->totals['total'] );
		$this->assertSame( 797, self::price( array( array( 4500, 1, 'standard' ) ) )->totals['tax'] );
		$this->assertSame( array( 'VAT 7%' ), array_column( self::price( array( array( 1070, 1, 'reduced-rate' ) ) )->taxes, 'label' ) );
	}

	/**
	 * @testdox A non-taxable product and its shipping are not taxed
	 */
	public function test_untaxed(): void {
		$this->assertSame( array( 1000, 0, 490, 0, 1490 ), array_values( self::price( array( array( 1000, 1, '' ) ) )->totals ) );
	}

	/**
	 * @testdox Replaces the base tax included in prices with that of the address
	 */
	public function test_other_places(): void {
		$items = array( array( 11900, 1, 'standard' ) );

		$this->assertSame( array( 12000, 0, 0, 2000, 12000 ), array_values( self::price( $items, array(), array( 'country' => 'AT' ) )->totals ) );
		$this->assertSame( array( 10000, 0, 0, 0, 10000 ), array_values( self::price( $items, array(), array( 'country' => 'CH' ) )->totals ) );
		$this->assertSame( array( 10000, 0, 0, 0, 10000 ), array_values( self::price( $items, array(), array( 'country' => 'DE', 'postcode' => '27498' ) )->totals ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
	}

	/**
	 * @testdox State and postcode rates add up by priority, and can exclude shipping
	 */
	public function test_american_state(): void {
		$tax  = array(
			'prices_include_tax' => false,
			'shop_incl'          => false,
			'cart_incl'          => false,
		);
		$city = array(
			'country'  => 'us',
			'state'    => 'ca',
			'postcode' => '94110-1234',
		);

		$this->assertSame( array( 2000, 0, 490, 173, 2663 ), array_values( self::price( array( array( 2000, 1, 'standard' ) ), $tax, $city )->totals ) );
		$this->assertSame( array( 'CA Tax' => 145, 'San Francisco' => 28 ), array_column( self::price( array( array( 2000, 1, 'standard' ) ), $tax, $city )->taxes, 'amount', 'label' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
		$this->assertSame( 145, self::price( array( array( 2000, 1, 'standard' ) ), $tax, array( 'postcode' => '90001' ) + $city )->totals['tax'] );
		$this->assertSame( 0, self::price( array( array( 2000, 1, 'standard' ) ), $tax, array( 'state' => 'OR' ) + $city )->totals['tax'] );
	}

	/**
	 * @testdox A coupon reduces the tax, and is shown with or without tax as prices are
	 */
	public function test_coupon(): void {
		$items  = array( array( 11900, 1, 'standard' ) );
		$coupon = array( new Coupon( 1, 'half', Coupon::PERCENT, 5000 ) );

		$this->assertSame( array( 11900, 5950, 0, 950, 5950 ), array_values( self::price( $items, array(), array( 'country' => 'DE' ), $coupon )->totals ) );
		$this->assertSame( array( 10000, 5000, 0, 950, 5950 ), array_values( self::price( $items, array( 'cart_incl' => false ), array( 'country' => 'DE' ), $coupon )->totals ) );
		$this->assertSame( 5000, self::price( $items, array( 'cart_incl' => false ), array( 'country' => 'DE' ), $coupon )->coupons[0]['discount'] );
	}

	/**
	 * @testdox A single rate stored before the tax table calculates as before
	 */
	public function test_single_rate(): void {
		mt_srand( 5 );
		for ( $round = 0; $round < 300; $round++ ) {
			$rate    = mt_rand( 0, 3000 );
			$options = ShopOptions::of( array( 'tax_rate' => $rate ) );
			$item    = new CartItem( 1, 0, array(), mt_rand( 1, 9 ), 'Thing' );
			$cart    = ( new CartData() )->with_added( $item );
			$pricing = Pricing::of( $cart, array( $item->key() => new ItemFacts( 'Thing', true, mt_rand( 0, 9999 ) ) ), array(), $options, '2025-01-01 00:00:00' );
			$total   = $pricing->totals['total'];

			$this->assertSame( $pricing->totals['subtotal'] + (int) $pricing->totals['shipping'], $total );
			$this->assertSame( intdiv( $total * $rate * 2 + 10000 + $rate, 2 * ( 10000 + $rate ) ), $pricing->totals['tax'] );
			$this->assertSame( array(), $pricing->taxes );
		}
	}

	/**
	 * @testdox Displayed parts add up to the total, which does not depend on the display settings
	 */
	public function test_parts_add_up(): void {
		mt_srand( 31 );
		$places = array( array( 'country' => 'DE' ), array( 'country' => 'AT' ), array( 'country' => 'CH' ), array( 'country' => 'US', 'state' => 'CA', 'postcode' => '94110' ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Table of test data.
		for ( $round = 0; $round < 1000; $round++ ) {
			$items   = array_map( static fn (): array => array( mt_rand( 0, 9999 ), mt_rand( 1, 9 ), array( 'standard', 'reduced-rate', 'zero-rate', '' )[ mt_rand( 0, 3 ) ] ), range( 1, mt_rand( 1, 6 ) ) );
			$coupons = array( new Coupon( 1, 'a', mt_rand( 0, 1 ) ? Coupon::PERCENT : Coupon::FIXED, mt_rand( 1, 10000 ) ), new Coupon( 2, 'b', Coupon::FIXED, mt_rand( 1, 9999 ) ) );
			$tax     = array(
				'prices_include_tax' => (bool) mt_rand( 0, 1 ),
				'by_line'            => (bool) mt_rand( 0, 1 ),
			);
			$place   = $places[ mt_rand( 0, 3 ) ];
			$fees    = array_slice( array( new Fee( 'Gift', mt_rand( 1, 999 ), array( 'standard', 'reduced-rate', '' )[ mt_rand( 0, 2 ) ] ), new Fee( 'Off', -mt_rand( 1, 9999 ) ), new Fee( 'More', mt_rand( 1, 99 ), 'standard' ) ), 0, mt_rand( 0, 3 ) );
			$incl    = self::price( $items, array( 'cart_incl' => true ) + $tax, $place, $coupons, $fees );
			$excl    = self::price( $items, array( 'cart_incl' => false ) + $tax, $place, $coupons, $fees );
			$charged = static fn ( Pricing $pricing ): int => array_sum( array_column( $pricing->fees, 'amount' ) );

			$this->assertSame( $incl->totals['subtotal'] - $incl->totals['discount'] + $incl->totals['shipping'] + $charged( $incl ), $incl->totals['total'] );
			$this->assertSame( $excl->totals['subtotal'] - $excl->totals['discount'] + $excl->totals['shipping'] + $charged( $excl ) + $excl->totals['tax'], $excl->totals['total'] );
			$this->assertSame( array( $incl->totals['total'], $incl->totals['tax'], $incl->taxes ), array( $excl->totals['total'], $excl->totals['tax'], $excl->taxes ) );
			foreach ( array( $incl, $excl ) as $pricing ) {
				$this->assertSame( $pricing->totals['tax'], array_sum( array_column( $pricing->taxes, 'amount' ) ) );
				$this->assertSame( $pricing->totals['subtotal'], array_sum( array_column( $pricing->lines, 'subtotal' ) ) );
				$this->assertSame( $pricing->totals['discount'], array_sum( array_column( $pricing->coupons, 'discount' ) ) );
				$this->assertSame( $pricing->totals['shipping'], array_sum( array_column( $pricing->shipping, 'cost' ) ) );
				$this->assertGreaterThanOrEqual( 0, min( $pricing->totals ) );
			}
		}
	}
}
