<?php
/**
 * Tests of reconciling carts with a changed shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Rules\Cart;

use PHPUnit\Framework\TestCase;
use Vitrine\Commerce\Rules\Cart\ItemFacts;
use Vitrine\Commerce\Rules\Cart\Reconciler;

/**
 * Compares a cart of two items with the shop.
 */
final class ReconcilerTest extends TestCase {

	/**
	 * @testdox Reconciling adjusts invalid quantities and reports each change
	 * @dataProvider shops
	 *
	 * @param array{0: int, 1: int} $wanted   Quantities of both items.
	 * @param list<ItemFacts>       $facts    Facts of both items.
	 * @param array{0: int, 1: int} $settled  Quantities afterwards.
	 * @param int                   $messages Number of messages.
	 */
	public function test_settle( array $wanted, array $facts, array $settled, int $messages ): void {
		$cart  = array_combine( array( 'first', 'second' ), $wanted );
		$known = array_combine( array( 'first', 'second' ), $facts );

		$done  = Reconciler::settle( $cart, $known );
		$after = $done['quantities'] + $cart;

		$this->assertSame( $settled, array( $after['first'], $after['second'] ) );
		$this->assertCount( $messages, $done['messages'] );
		$this->assertCount( $messages, Reconciler::look( $cart, $known )['messages'] );
		$this->assertSame( array(), Reconciler::settle( array_filter( $after ), $known )['quantities'], 'A second run changes nothing.' );
	}

	/**
	 * Data provider of shops.
	 *
	 * @return array<string, array{0: array{0: int, 1: int}, 1: list<ItemFacts>, 2: array{0: int, 1: int}, 3: int}>
	 */
	public static function shops(): array {
		$plain = new ItemFacts( 'Mug', true, 100, 100, null, 'p2' );
		return array(
			'unchanged'                        => array( array( 2, 1 ), array( new ItemFacts( 'Lamp', true, 100, 100, 2, 'p1' ), $plain ), array( 2, 1 ), 0 ),
			'one item no longer purchasable'   => array( array( 2, 1 ), array( new ItemFacts( 'Lamp', false ), $plain ), array( 0, 1 ), 1 ),
			'both items no longer purchasable' => array( array( 2, 1 ), array( new ItemFacts( 'Lamp', false ), new ItemFacts( 'Mug', false ) ), array( 0, 0 ), 2 ),
			'sold out'                         => array( array( 2, 1 ), array( new ItemFacts( 'Lamp', true, 100, 100, 0, 'p1' ), $plain ), array( 0, 1 ), 1 ),
			'less stock'                       => array( array( 5, 1 ), array( new ItemFacts( 'Lamp', true, 100, 100, 3, 'p1' ), $plain ), array( 3, 1 ), 1 ),
			'less stock than a step'           => array( array( 12, 1 ), array( new ItemFacts( 'Lamp', true, 100, 100, 11, 'p1', 6, null, 6 ), $plain ), array( 6, 1 ), 1 ),
			'less stock than the minimum'      => array( array( 12, 1 ), array( new ItemFacts( 'Lamp', true, 100, 100, 5, 'p1', 6, null, 6 ), $plain ), array( 0, 1 ), 1 ),
			'a lower maximum'                  => array( array( 9, 1 ), array( new ItemFacts( 'Lamp', true, 100, 100, null, 'p1', 1, 4 ), $plain ), array( 4, 1 ), 1 ),
			'now sold individually'            => array( array( 9, 1 ), array( new ItemFacts( 'Lamp', true, 100, 100, 50, 'p1', 1, null, 1, true ), $plain ), array( 1, 1 ), 1 ),
			'shared stock'                     => array( array( 3, 3 ), array( new ItemFacts( 'Small', true, 100, 100, 4, 'p1' ), new ItemFacts( 'Large', true, 100, 100, 4, 'p1' ) ), array( 3, 1 ), 1 ),
		);
	}
}
