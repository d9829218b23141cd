<?php
/**
 * Tests of postcode lists.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Regions;

use PHPUnit\Framework\TestCase;
use Vitrine\Commerce\Builtin\Regions\Postcodes;

/**
 * Codes, wildcards and ranges.
 */
final class PostcodesTest extends TestCase {

	/**
	 * @testdox Matches a postcode exactly, by wildcard or by range
	 * @dataProvider lists
	 *
	 * @param string $list     List as entered by the owner.
	 * @param string $postcode Postcode as entered.
	 * @param bool   $expected Whether it matches.
	 */
	public function test_lists( string $list, string $postcode, bool $expected ): void {
		$this->assertSame( $expected, Postcodes::has( $list, $postcode ) );
	}

	/**
	 * Data provider of lists.
	 *
	 * @return array<string, array{0: string, 1: string, 2: bool}>
	 */
	public static function lists(): array {
		return array(
			'an empty list'                      => array( '', '10115', true ),
			'empty lines'                        => array( " \n; ", '', true ),
			'the same postcode'                  => array( '10115', '10115', true ),
			'another postcode'                   => array( '10115', '10117', false ),
			'no postcode entered'                => array( '10115', '', false ),
			'one of several'                     => array( "10115\n10117;20095", '20095', true ),
			'formatted differently'              => array( 'sw1a 1aa', 'SW1A1AA', true ),
			'a wildcard'                         => array( 'CB23*', 'CB23 1AA', true ),
			'not matching the wildcard'          => array( 'CB23*', 'CB3 1AA', false ),
			'a wildcard in the middle'           => array( '1*5', '10115', true ),
			'the first of a range'               => array( '10000...10999', '10000', true ),
			'the last of a range'                => array( '10000...10999', '10999', true ),
			'outside the range'                  => array( '10000...10999', '11000', false ),
			'a range with an ellipsis character' => array( '10000…10999', '10115', true ),
			'a range of shorter codes'           => array( '1000...1999', '10115', false ),
			'a ZIP+4 in a range'                 => array( '90210...99000', '90211-1234', true ),
			'a ZIP+4 matching its ZIP'           => array( '90210', '90210-1234', true ),
			'dots are not regex wildcards'       => array( '1.115', '10115', false ),
			'a range with letters'               => array( 'AB10...AB39', 'ab25', true ),
		);
	}
}
