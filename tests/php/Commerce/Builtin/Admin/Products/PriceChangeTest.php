<?php
/**
 * Tests of bulk price changes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Admin\Products\Edits\PriceChange;
use Vitrine\Commerce\Value\Currency;
use Vitrine\Tests\TestCase;

/**
 * Exact in minor units, with WooCommerce's rounding.
 */
final class PriceChangeTest extends TestCase {

	/**
	 * Data provider: kind of change, input, price, regular price, result.
	 *
	 * @return array<string, array{0: string, 1: string, 2: int|null, 3: int|null, 4: int|null}>
	 */
	public function changes(): array {
		return array(
			'set to an amount'                        => array( 'set', '12.50', 100, 100, 1250 ),
			'set to an amount with a comma'           => array( 'set', '12,5', 100, 100, 1250 ),
			'set to empty'                            => array( 'set', '', 100, 100, null ),
			'increase by an amount'                   => array( 'increase', '0.01', 1999, 1999, 2000 ),
			'increase by a percentage'                => array( 'increase', '10%', 1995, 1995, 2195 ),
			'increase by a decimal percentage'        => array( 'increase', '7.25 %', 1999, 1999, 2144 ),
			'increase an empty price'                 => array( 'increase', '5', null, 1999, null ),
			'decrease by an amount'                   => array( 'decrease', '5', 1999, 1999, 1499 ),
			'decrease below zero'                     => array( 'decrease', '25', 1999, 1999, 0 ),
			'decrease by a percentage'                => array( 'decrease', '10%', 995, 995, 896 ),
			'decrease by more than 100 percent'       => array( 'decrease', '150%', 995, 995, 0 ),
			'a percentage off the regular price'      => array( 'off', '10%', null, 995, 895 ),
			'an amount off the regular price'         => array( 'off', '2.5', 1, 995, 745 ),
			'a percentage off an empty regular price' => array( 'off', '10%', null, null, null ),
			'decrease a very large amount'            => array( 'decrease', '33.3333%', 999999999999999, 1, 666666999999999 ),
		);
	}

	/**
	 * @testdox Calculates price changes exactly
	 * @dataProvider changes
	 *
	 * @param string   $how      Kind of change.
	 * @param string   $typed    Input.
	 * @param int|null $price    Current price.
	 * @param int|null $regular  Regular price.
	 * @param int|null $expected Expected price.
	 */
	public function test_changes( string $how, string $typed, ?int $price, ?int $regular, ?int $expected ): void {
		$change = PriceChange::read( $how, $typed, new Currency(), true );
		$this->assertInstanceOf( PriceChange::class, $change );
		$this->assertSame( $expected, $change->of( $price, $regular ) );
	}

	/**
	 * @testdox Rejects an invalid amount, and a change that removes the regular price
	 */
	public function test_refuses(): void {
		$money = new Currency();
		foreach ( array( array( 'set', 'a lot' ), array( 'set', '10%' ), array( 'increase', '' ), array( 'increase', '-5' ), array( 'decrease', '1.234567%' ), array( 'decrease', '1e3' ), array( 'off', 'half' ), array( 'sideways', '1' ), array( 'set', '1.999' ) ) as [ $how, $typed ] ) {
			$this->assertWPError( PriceChange::read( $how, $typed, $money, true ), "$how $typed" );
		}
		$this->assertWPError( PriceChange::read( 'set', '', $money, false ) );
		$this->assertWPError( PriceChange::read( 'off', '10%', $money, false ) );
		$this->assertNull( PriceChange::read( '', 'a lot', $money, false ) );
		$this->assertWPError( PriceChange::read( 'increase', '9999%', $money, false )->of( 999999999999999, 1 ) );
	}

	/**
	 * Asserts that a value is an error.
	 *
	 * @param mixed  $value   The value.
	 * @param string $message Message of the assertion.
	 */
	private function assertWPError( mixed $value, string $message = '' ): void {
		$this->assertInstanceOf( \WP_Error::class, $value, $message );
	}
}
