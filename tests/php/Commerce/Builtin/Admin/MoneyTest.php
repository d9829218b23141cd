<?php
/**
 * Tests of parsing amounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin;

use Vitrine\Commerce\Builtin\Admin\MoneyField;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Tests\TestCase;

/**
 * Table of amounts.
 */
final class MoneyTest extends TestCase {

	/**
	 * @dataProvider amounts
	 * @testdox Parses amounts; formatting and parsing again gives the same amount
	 *
	 * @param string         $typed    Input.
	 * @param int|null|false $minor    Amount in minor units.
	 * @param string         $decimal  Decimal separator.
	 * @param int            $decimals Decimals of the currency.
	 */
	public function test_reads_amounts( string $typed, int|null|false $minor, string $decimal = '.', int $decimals = 2 ): void {
		$currency = new Currency( 'XXX', '¤', 'left', $decimals, $decimal, '.' === $decimal ? ',' : '.' );

		$this->assertSame( $minor, MoneyField::read( $typed, $currency ) );
		if ( false !== $minor ) {
			$this->assertSame( $minor, MoneyField::read( MoneyField::write( $minor, $currency ), $currency ) );
		}
	}

	/**
	 * Data provider of amounts.
	 *
	 * @return list<list<mixed>>
	 */
	public function amounts(): array {
		return array(
			array( '', null ),
			array( ' ', null ),
			array( '0', 0 ),
			array( '12', 1200 ),
			array( '12.5', 1250 ),
			array( '12,50', 1250 ),
			array( '12.', 1200 ),
			array( '0.05', 5 ),
			array( '1,234.50', 123450 ),
			array( '1.234,50', 123450 ),
			array( '1,234', 123400 ),
			array( '1.234', false ),
			array( '1.234', 123400, ',' ),
			array( '1,234', false, ',' ),
			array( "1\u{00A0}234,5", 123450, ',' ),
			array( '1\'234.50', 123450 ),
			array( '1.234', 1234, '.', 3 ),
			array( '500', 500, '.', 0 ),
			array( '500.5', false, '.', 0 ),
			array( '-1', false ),
			array( '1e3', false ),
			array( '12.345', false ),
			array( '1,23,4', false ),
			array( 'ten', false ),
			array( '99999999999999999', false ),
		);
	}
}
