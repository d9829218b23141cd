<?php
/**
 * Tests of tax calculations.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Regions;

use PHPUnit\Framework\TestCase;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxAmounts;

/**
 * Exact to the minor unit.
 */
final class TaxAmountsTest extends TestCase {

	/**
	 * Returns the taxes of amounts with one rate.
	 *
	 * @param int       $rate     Rate in ten-thousandths of a percent.
	 * @param list<int> $amounts  Amounts in minor units.
	 * @param bool      $included Whether the amounts include the tax.
	 * @param bool      $alone    Whether each tax is rounded.
	 * @return list<int>
	 */
	private static function taxes( int $rate, array $amounts, bool $included, bool $alone ): array {
		$rates = array( new TaxRate( 7, '', '', '', $rate, 'VAT' ) );
		$parts = array();
		foreach ( $amounts as $amount ) {
			$parts[] = compact( 'amount', 'rates', 'included' );
		}
		return array_map( 'array_sum', TaxAmounts::of( $parts, $alone ) );
	}

	/**
	 * @testdox Rounds tax half up
	 * @dataProvider amounts
	 *
	 * @param int  $amount   Amount in minor units.
	 * @param int  $rate     Rate in ten-thousandths of a percent.
	 * @param bool $included Whether the amount includes the tax.
	 * @param int  $expected Expected tax in minor units.
	 */
	public function test_tax( int $amount, int $rate, bool $included, int $expected ): void {
		$this->assertSame( array( $expected ), self::taxes( $rate, array( $amount ), $included, true ) );
		$this->assertSame( array( $expected ), self::taxes( $rate, array( $amount ), $included, false ) );
	}

	/**
	 * Data provider of amounts.
	 *
	 * @return array<string, array{0: int, 1: int, 2: bool, 3: int}>
	 */
	public static function amounts(): array {
		return array(
			'no tax'                      => array( 11900, 0, true, 0 ),
			'19 % included, exact'        => array( 11900, 190000, true, 1900 ),
			'19 % included in 10.00'      => array( 1000, 190000, true, 160 ),
			'half a unit included'        => array( 3, 200000, true, 1 ),
			'7.25 % included in 99.99'    => array( 9999, 72500, true, 676 ),
			'100 % included'              => array( 100, 1000000, true, 50 ),
			'19 % of 0'                   => array( 0, 190000, true, 0 ),
			'7 % on 10.00'                => array( 1000, 70000, false, 70 ),
			'8.875 % on 99.99'            => array( 9999, 88750, false, 887 ),
			'half a unit added'           => array( 10, 50000, false, 1 ),
			'19 % on a very large amount' => array( 90000000000000, 190000, false, 17100000000000 ),
		);
	}

	/**
	 * @testdox Rounds tax per item, or only in total
	 */
	public function test_rounding(): void {
		$this->assertSame( array( 2, 2, 2 ), self::taxes( 190000, array( 10, 10, 10 ), false, true ) );
		$this->assertSame( array( 2, 2, 2 ), self::taxes( 190000, array( 10, 10, 10 ), false, false ) );
		$this->assertSame( array( 1, 1, 1 ), self::taxes( 70000, array( 8, 8, 8 ), false, true ) );
		$this->assertSame( 2, array_sum( self::taxes( 70000, array( 8, 8, 8 ), false, false ) ) );
	}

	/**
	 * @testdox With rounding by total, taxes of the parts add up to the total tax
	 */
	public function test_parts_add_up(): void {
		mt_srand( 17 );
		for ( $round = 0; $round < 500; $round++ ) {
			$rate     = mt_rand( 0, 300000 );
			$included = (bool) mt_rand( 0, 1 );
			$amounts  = array_map( static fn (): int => mt_rand( 0, 9999 ), range( 1, mt_rand( 1, 12 ) ) );

			$this->assertSame( self::taxes( $rate, array( array_sum( $amounts ) ), $included, true )[0], array_sum( self::taxes( $rate, $amounts, $included, false ) ) );
			$this->assertSame( array_sum( $amounts ), array_sum( array_map( static fn ( int $amount ): int => TaxAmounts::without( $amount, array() ), $amounts ) ) );
			$this->assertGreaterThanOrEqual( 0, min( self::taxes( $rate, $amounts, $included, false ) ) );
		}
	}
}
