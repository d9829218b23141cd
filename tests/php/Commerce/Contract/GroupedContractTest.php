<?php
/**
 * Contract tests of grouped products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Value\AddRequest;

/**
 * A grouped product is added as its children.
 */
final class GroupedContractTest extends EngineContract {

	/**
	 * @testdox Adds the children of a grouped product that have a quantity
	 * @dataProvider engines
	 * @group needs-grouped
	 */
	public function test_grouped( EngineFixture $shop ): void {
		$pen   = self::lamp( $shop, array( 'name' => 'Pen' ) );
		$ink   = self::lamp( $shop, array( 'name' => 'Ink' ) );
		$paper = self::lamp( $shop, array( 'name' => 'Paper' ) );
		$group = self::group( $shop, array( $pen, $ink, $paper ) );
		$cart  = $shop->visitor()->cart();

		$keys = self::add(
			$cart,
			new AddRequest(
				$group,
				children: array(
					$pen   => 1,
					$ink   => 0,
					$paper => 2,
				)
			)
		);

		$this->assertCount( 2, $keys );
		$this->assertSame( array( array( 'Pen', 1 ), array( 'Paper', 2 ) ), self::contents( $cart ) );
	}

	/**
	 * @testdox Adds all chosen children of a grouped product or none
	 * @dataProvider engines
	 * @group needs-grouped
	 */
	public function test_grouped_all_or_none( EngineFixture $shop ): void {
		$pen     = self::lamp( $shop, array( 'name' => 'Pen' ) );
		$ink     = self::lamp(
			$shop,
			array(
				'name'  => 'Ink',
				'stock' => 1,
			)
		);
		$foreign = self::lamp( $shop );
		$group   = self::group( $shop, array( $pen, $ink ) );
		$cart    = $shop->visitor()->cart();

		self::assert_refused(
			'out_of_stock',
			$cart->add(
				new AddRequest(
					$group,
					children: array(
						$pen => 1,
						$ink => 2,
					)
				)
			),
			'Only 1 of "Ink" is left.'
		);
		self::assert_refused(
			'invalid_quantity',
			$cart->add(
				new AddRequest(
					$group,
					children: array(
						$pen => 1,
						$ink => -1,
					)
				)
			),
			'Ink'
		);
		self::assert_refused(
			'invalid_quantity',
			$cart->add(
				new AddRequest(
					$group,
					children: array(
						$pen => 0,
						$ink => 0,
					)
				)
			),
			'Set'
		);
		self::assert_refused(
			'unknown_product',
			$cart->add(
				new AddRequest(
					$group,
					children: array(
						$pen     => 1,
						$foreign => 1,
					)
				)
			)
		);

		$this->assertSame( array(), $cart->snapshot()->lines );
		$this->assertSame( array(), $shop->saved_carts() );
	}

	/**
	 * Creates a grouped product.
	 *
	 * @param EngineFixture $shop     The shop.
	 * @param list<int>     $children Product IDs.
	 */
	private static function group( EngineFixture $shop, array $children ): int {
		return $shop->product(
			array(
				'name'     => 'Set',
				'type'     => 'grouped',
				'children' => $children,
			)
		);
	}
}
