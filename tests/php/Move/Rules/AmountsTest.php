<?php
/**
 * Tests of amounts of migrated orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Move\Rules;

use Vitrine\Move\Rules\Amounts;
use Vitrine\Commerce\Rules\Decimal;
use Vitrine\Tests\TestCase;

/**
 * Amounts add up exactly, whatever the totals are.
 */
final class AmountsTest extends TestCase {

	/**
	 * Data provider of minor units and decimal strings.
	 *
	 * @return array<string, array{int, int, string}>
	 */
	public static function decimals(): array {
		return array(
			'cents'                        => array( 123456, 2, '1234.56' ),
			'below one'                    => array( 5, 2, '0.05' ),
			'negative'                     => array( -5, 2, '-0.05' ),
			'no decimals'                  => array( 2489, 0, '2489' ),
			'three decimals'               => array( 1005, 3, '1.005' ),
			'larger than a float can hold' => array( 900719925474099301, 2, '9007199254740993.01' ),
		);
	}

	/**
	 * @testdox Converts minor units to decimal text
	 * @dataProvider decimals
	 *
	 * @param int    $minor    Minor units.
	 * @param int    $decimals Number of decimals.
	 * @param string $text     Expected text.
	 */
	public function test_decimal( int $minor, int $decimals, string $text ): void {
		$this->assertSame( $text, Decimal::of( $minor, $decimals ) );
	}

	/**
	 * @testdox Splits amounts of prices with and without tax so that both match the total
	 */
	public function test_both_ways(): void {
		$items  = array(
			array(
				'subtotal' => 1190,
				'total'    => 1190,
			),
		);
		$totals = array(
			'subtotal' => 1190,
			'discount' => 0,
			'shipping' => null,
			'tax'      => 190,
		);
		$with   = Amounts::of( $items, $totals + array( 'total' => 1190 ), array(), array(), 'Tax' );
		$this->assertSame( array( true, 1000, array( 190 ), 0 ), array( $with->prices_include_tax, $with->lines[0]['total'], $with->lines[0]['taxes'], $with->adjustment ) );
		$this->assertSame( 'Tax', $with->taxes[0]['label'] );
		$without = Amounts::of( $items, $totals + array( 'total' => 1380 ), array(), array(), 'Tax' );
		$this->assertSame( array( false, 1190, array( 190 ), 0 ), array( $without->prices_include_tax, $without->lines[0]['total'], $without->lines[0]['taxes'], $without->adjustment ) );
	}

	/**
	 * @testdox 2,000 random orders match their totals and taxes to the cent
	 */
	public function test_random(): void {
		mt_srand( 17 );
		for ( $run = 0; $run < 2000; ++$run ) {
			$items = array();
			for ( $at = mt_rand( 1, 6 ); $at > 0; --$at ) {
				$subtotal = mt_rand( 0, 20000 );
				$items[]  = array(
					'subtotal' => $subtotal,
					'total'    => mt_rand( 0, 9 ) > 7 ? 0 : $subtotal - mt_rand( 0, intdiv( $subtotal, 3 ) ),
				);
			}
			$paid     = array_sum( array_column( $items, 'total' ) );
			$shipping = mt_rand( 0, 2 ) > 0 ? mt_rand( 0, 900 ) : null;
			$taxes    = array();
			for ( $at = mt_rand( 0, 3 ); $at > 0; --$at ) {
				$taxes[] = array(
					'label'  => "Tax $at",
					'amount' => mt_rand( 0, intdiv( $paid + (int) $shipping, 5 ) ),
				);
			}
			$fees   = array_slice( array( array( 'label' => 'Gift', 'amount' => mt_rand( 1, 500 ) ), array( 'label' => 'Off', 'amount' => -mt_rand( 1, 100 ) ) ), 0, mt_rand( 0, 2 ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$tax    = array_sum( array_column( $taxes, 'amount' ) );
			$totals = array(
				'subtotal' => array_sum( array_column( $items, 'subtotal' ) ),
				'discount' => array_sum( array_column( $items, 'subtotal' ) ) - $paid,
				'shipping' => $shipping,
				'tax'      => $tax,
				'total'    => $paid + (int) $shipping + array_sum( array_column( $fees, 'amount' ) ) + ( mt_rand( 0, 1 ) > 0 ? $tax : 0 ) + mt_rand( 0, 1 ),
			);
			$made   = Amounts::of( $items, $totals, $taxes, array( array( 'code' => 'a', 'discount' => 3 ), array( 'code' => 'b', 'discount' => 1 ) ), 'Tax', $fees ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			$this->assertSame( $totals['total'], array_sum( array_column( $made->lines, 'total' ) ) + array_sum( array_column( $made->fees, 'amount' ) ) + $made->shipping + array_sum( $made->line_taxes() ) + array_sum( $made->shipping_taxes ) + $made->adjustment );
			foreach ( $taxes as $at => $one ) {
				$this->assertSame( $one['amount'], $made->line_taxes()[ $at ] + $made->shipping_taxes[ $at ] );
			}
			$this->assertSame( $made->discount(), array_sum( array_column( $made->coupons, 'discount' ) ) );
			$this->assertSame( $made->discount_tax(), array_sum( array_column( $made->coupons, 'tax' ) ) );
		}
	}
}
