<?php
/**
 * Base class of WooCommerce's own tests.
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
 * Provides a WooCommerce shop with visitors.
 */
abstract class WooCommerceShop extends TestCase {

	/**
	 * The fixture.
	 *
	 * @var WooCommerceFixture
	 */
	protected WooCommerceFixture $shop;

	/**
	 * Sets up the shop.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->shop = new WooCommerceFixture();
	}

	/**
	 * Empties the cart of this process, which would leak into the next test.
	 */
	protected function tearDown(): void {
		WC()->cart?->empty_cart( false );
		parent::tearDown();
	}

	/**
	 * Creates a simple product.
	 *
	 * @param array<string, mixed> $data Data that replace the defaults.
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
	 * Returns the engine of a visitor with lamps in the cart.
	 *
	 * @param int $product  Product ID; 0 for a new lamp.
	 * @param int $quantity Quantity.
	 */
	protected function shopper( int $product = 0, int $quantity = 1 ): Engine {
		$engine = $this->shop->visitor();
		$keys   = $engine->cart()->add( new AddRequest( $product > 0 ? $product : $this->lamp(), $quantity ) );
		self::assertIsArray( $keys, is_wp_error( $keys ) ? $keys->get_error_message() : '' );
		return $engine;
	}
}
