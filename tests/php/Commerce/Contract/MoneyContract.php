<?php
/**
 * Base class of contract tests of amounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Contract;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Value\AddRequest;

/**
 * Provides a cart with known prices.
 */
abstract class MoneyContract extends EngineContract {

	/**
	 * Returns a cart with two lamps at 10.00 and a mug at 5.05.
	 *
	 * @param EngineFixture $shop The shop.
	 */
	protected static function filled( EngineFixture $shop ): Cart {
		$cart = $shop->visitor()->cart();
		self::add( $cart, new AddRequest( self::lamp( $shop, array( 'categories' => array( 'Light' ) ) ), 2 ) );
		self::add(
			$cart,
			new AddRequest(
				self::lamp(
					$shop,
					array(
						'name'          => 'Mug',
						'regular_price' => 505,
					)
				)
			)
		);
		return $cart;
	}
}
