<?php
/**
 * Tests of coupon discounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Coupons;

use PHPUnit\Framework\TestCase;
use Vitrine\Commerce\Builtin\Coupons\Coupon;
use Vitrine\Commerce\Builtin\Coupons\Discounts;

/**
 * Percentage and fixed discounts, alone and combined.
 */
final class DiscountsTest extends TestCase {

	/**
	 * @testdox Distributes coupon discounts over items
	 * @dataProvider examples
	 *
	 * @param list<array{0: string, 1: int, 2?: list<int>, 3?: list<string>}> $coupons  Type, amount, products, categories.
	 * @param list<int>                                                       $lines    Subtotals; the index is the product ID, and even ones are `toys`.
	 * @param list<list<int>>                                                 $expected Discounts by coupon and line.
	 */
	public function test_examples( array $coupons, array $lines, array $expected ): void {
		$this->assertSame( $expected, Discounts::of( array_map( array( self::class, 'coupon' ), $coupons ), self::lines( $lines ) ) );
	}

	/**
	 * Data provider of examples.
	 *
	 * @return array<string, array{0: list<mixed>, 1: list<int>, 2: list<list<int>>}>
	 */
	public static function examples(): array {
		return array(
			'no coupon'                      => array( array(), array( 100 ), array() ),
			'no items'                       => array( array( array( 'percent', 1000 ) ), array(), array( array() ) ),
			'ten percent'                    => array( array( array( 'percent', 1000 ) ), array( 1000, 500 ), array( array( 100, 50 ) ) ),
			'half a unit is rounded up'      => array( array( array( 'percent', 1000 ) ), array( 5 ), array( array( 1 ) ) ),
			'less than half is rounded down' => array( array( array( 'percent', 1000 ) ), array( 4 ), array( array( 0 ) ) ),
			'rounded per cart, not per item' => array( array( array( 'percent', 1000 ) ), array( 5, 5, 5 ), array( array( 1, 1, 0 ) ) ),
			'a third of a percent'           => array( array( array( 'percent', 33 ) ), array( 100000 ), array( array( 330 ) ) ),
			'100 percent'                    => array( array( array( 'percent', 10000 ) ), array( 99, 1 ), array( array( 99, 1 ) ) ),
			'fixed'                          => array( array( array( 'fixed', 500 ) ), array( 1000, 1000, 500 ), array( array( 200, 200, 100 ) ) ),
			'fixed, more than the cart'      => array( array( array( 'fixed', 5000 ) ), array( 10, 20 ), array( array( 10, 20 ) ) ),
			'for one product'                => array( array( array( 'percent', 5000, array( 2 ) ) ), array( 100, 100 ), array( array( 0, 50 ) ) ),
			'for a category'                 => array( array( array( 'fixed', 30, array(), array( 'toys' ) ) ), array( 100, 100, 100 ), array( array( 0, 30, 0 ) ) ),
			'applied one after the other'    => array( array( array( 'percent', 5000 ), array( 'percent', 5000 ) ), array( 100 ), array( array( 50 ), array( 25 ) ) ),
			'the last one gets the rest'     => array( array( array( 'fixed', 80 ), array( 'fixed', 80 ) ), array( 100 ), array( array( 80 ), array( 20 ) ) ),
		);
	}

	/**
	 * @testdox Discounts never exceed an item's or the cart's subtotal, and a percentage is exact to half a unit
	 */
	public function test_properties(): void {
		mt_srand( 7 );
		for ( $round = 0; $round < 1000; $round++ ) {
			$subtotals = array_map( static fn (): int => mt_rand( 0, 20000 ), range( 1, mt_rand( 1, 6 ) ) );
			$coupons   = array_map( static fn (): Coupon => self::coupon( mt_rand( 0, 1 ) ? array( 'percent', mt_rand( 1, 10000 ) ) : array( 'fixed', mt_rand( 1, 30000 ) ) ), range( 1, mt_rand( 1, 3 ) ) );

			$discounts = Discounts::of( $coupons, self::lines( $subtotals ) );

			foreach ( $subtotals as $index => $subtotal ) {
				$off = array_sum( array_column( $discounts, $index ) );
				$this->assertGreaterThanOrEqual( 0, $off );
				$this->assertLessThanOrEqual( $subtotal, $off );
			}
			if ( Coupon::PERCENT === $coupons[0]->type ) {
				$this->assertLessThanOrEqual( 5000, abs( 10000 * array_sum( $discounts[0] ) - array_sum( $subtotals ) * $coupons[0]->amount ) );
			}
		}
	}

	/**
	 * Returns a coupon.
	 *
	 * @param array{0: string, 1: int, 2?: list<int>, 3?: list<string>} $data Type, amount, products, categories.
	 */
	private static function coupon( array $data ): Coupon {
		return new Coupon( 1, 'code', $data[0], $data[1], product_ids: $data[2] ?? array(), categories: $data[3] ?? array() );
	}

	/**
	 * Returns lines with the given subtotals.
	 *
	 * @param list<int> $subtotals Amounts in minor units.
	 * @return list<array{product_id: int, categories: list<string>, subtotal: int}>
	 */
	private static function lines( array $subtotals ): array {
		$lines = array();
		foreach ( $subtotals as $index => $subtotal ) {
			$lines[] = array(
				'product_id' => $index + 1,
				'categories' => 1 === $index % 2 ? array( 'toys' ) : array( 'tools' ),
				'subtotal'   => $subtotal,
			);
		}
		return $lines;
	}
}
