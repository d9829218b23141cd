<?php
/**
 * Tests of dividing amounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Coupons;

use PHPUnit\Framework\TestCase;
use Vitrine\Commerce\Builtin\Coupons\Shares;

/**
 * The shares always add up to the amount.
 */
final class SharesTest extends TestCase {

	/**
	 * @testdox Divides an amount by largest remainders
	 * @dataProvider examples
	 *
	 * @param int       $amount   Amount.
	 * @param list<int> $weights  Weights.
	 * @param list<int> $expected Shares.
	 */
	public function test_examples( int $amount, array $weights, array $expected ): void {
		$this->assertSame( $expected, Shares::of( $amount, $weights ) );
	}

	/**
	 * Data provider of examples.
	 *
	 * @return array<string, array{0: int, 1: list<int>, 2: list<int>}>
	 */
	public static function examples(): array {
		return array(
			'amount 0 without weights'              => array( 0, array(), array() ),
			'amount 0'                              => array( 0, array( 5, 5 ), array( 0, 0 ) ),
			'amount 0 and weights 0'                => array( 0, array( 0, 0 ), array( 0, 0 ) ),
			'equal weights'                         => array( 10, array( 50, 50 ), array( 5, 5 ) ),
			'equal remainders: the first'           => array( 100, array( 100, 100, 100 ), array( 34, 33, 33 ) ),
			'the largest remainder first'           => array( 10, array( 1, 14, 15 ), array( 0, 5, 5 ) ),
			'no remainder'                          => array( 30, array( 7, 0, 23 ), array( 7, 0, 23 ) ),
			'one unit for several weights'          => array( 1, array( 1, 1, 1 ), array( 1, 0, 0 ) ),
			'amounts whose product exceeds 64 bits' => array( 3_000_000_000_000_000_000, array( 2_000_000_000_000_000_000, 1_000_000_000_000_000_000 ), array( 2_000_000_000_000_000_000, 1_000_000_000_000_000_000 ) ),
		);
	}

	/**
	 * @testdox Shares add up, stay within their weights, and are within 1 of the exact share
	 */
	public function test_properties(): void {
		mt_srand( 20250101 );
		for ( $round = 0; $round < 2000; $round++ ) {
			$weights = array_map( static fn (): int => mt_rand( 0, 3 ) ? mt_rand( 0, 100000 ) : 0, range( 1, mt_rand( 1, 9 ) ) );
			$sum     = array_sum( $weights );
			$amount  = mt_rand( 0, $sum );

			$shares = Shares::of( $amount, $weights );

			$this->assertSame( $amount, array_sum( $shares ) );
			foreach ( $shares as $index => $share ) {
				$this->assertLessThanOrEqual( $weights[ $index ], $share );
				$this->assertLessThan( $sum, abs( $share * $sum - $amount * $weights[ $index ] ) + ( 0 === $sum ? -1 : 0 ) );
			}
		}
	}
}
