<?php
/**
 * The ground of WooCommerce's own tests.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Tests\Commerce\Contract\Fixtures\WooCommerceFixture;
use Vitrine\Tests\TestCase;

/**
 * A shop of WooCommerce's with visitors.
 */
abstract class WooCommerceShop extends TestCase {

	/**
	 * The shop.
	 *
	 * @var WooCommerceFixture
	 */
	protected WooCommerceFixture $shop;

	/**
	 * Opens it.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->shop = new WooCommerceFixture();
	}

	/**
	 * Empties the cart of this process, which the next test would find.
	 */
	protected function tearDown(): void {
		WC()->cart?->empty_cart( false );
		parent::tearDown();
	}

	/**
	 * A simple product.
	 *
	 * @param array<string, mixed> $data Instead of the usual.
	 */
	protected function lamp( array $data = array() ): int {
		return $this->shop->product(
			$data + array(
				'name'          => 'Lamp',
				'regular_price' => 1000,
			)
		);
	}

	/**
	 * A visitor with lamps in the cart.
	 *
	 * @param int $product  Lamp; 0: a new one.
	 * @param int $quantity How many.
	 */
	protected function shopper( int $product = 0, int $quantity = 1 ): Engine {
		$engine = $this->shop->visitor();
		$keys   = $engine->cart()->add( new AddRequest( $product > 0 ? $product : $this->lamp(), $quantity ) );
		self::assertIsArray( $keys, is_wp_error( $keys ) ? $keys->get_error_message() : '' );
		return $engine;
	}
}
