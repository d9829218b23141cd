<?php
/**
 * Tests of extension points in views.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\View;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\ProductQuery;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Parts\Slot;

/**
 * Slots and filters for other plugins.
 */
final class ExtensionsTest extends TestCase {

	use Blocks;

	/**
	 * @testdox Renders fills of each slot, and an empty slot without any
	 */
	public function test_slots(): void {
		add_filter( 'vitrine_slot', static fn ( string $html, string $slot ): string => str_ends_with( $slot, '-after' ) ? $html . '<p>Fill of ' . $slot . '</p>' : $html, 10, 2 );

		$drawer = $this->block( 'cart-drawer' );
		$this->assertStringContainsString( '<div class="vitrine-slot" data-vitrine-slot="drawer-before"></div>', $drawer );
		$this->assertStringContainsString( '<div class="vitrine-slot" data-vitrine-slot="drawer-after"><p>Fill of drawer-after</p></div>', $drawer );
		$cart = $this->block( 'cart' );
		$this->assertStringContainsString( 'data-vitrine-slot="cart-before"', $cart );
		$this->assertStringContainsString( '<p>Fill of cart-after</p>', $cart );
	}

	/**
	 * @testdox Logs a failing fill and leaves the slot empty
	 */
	public function test_fill_that_throws(): void {
		add_filter(
			'vitrine_slot',
			static function (): string {
				throw new \RuntimeException( 'Acme broke' );
			}
		);
		$said = array();
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- The test checks the error message.
		set_error_handler(
			static function ( int $level, string $text ) use ( &$said ): bool {
				$said[] = $text;
				return true;
			},
			E_USER_WARNING
		);
		$html = (string) Slot::render( 'cart-after' );
		restore_error_handler();

		$this->assertSame( '<div class="vitrine-slot" data-vitrine-slot="cart-after"></div>', $html );
		$this->assertStringContainsString( 'cart-after', $said[0] ?? '' );
		$this->assertStringContainsString( 'Acme broke', $said[0] ?? '' );
	}

	/**
	 * @testdox A filter adds cart item data, and an invalid result is ignored
	 */
	public function test_cart_item_data(): void {
		$engine = Plugin::engine();
		$engine->cart()->add( new AddRequest( $this->product(), 1 ) );
		add_filter(
			'vitrine_cart_item_data',
			static fn ( array $data, CartLine $line ): array => array(
				...$data,
				array(
					'name'  => 'Pieces',
					'value' => (string) $line->quantity,
				),
			),
			10,
			2
		);
		$lines = CartData::of( $engine->cart()->snapshot(), $engine )['lines'];
		$this->assertSame(
			array(
				array(
					'name'  => 'Pieces',
					'value' => '1',
				),
			),
			$lines[0]['data']
		);

		add_filter( 'vitrine_cart_item_data', '__return_null', 20 );
		$this->assertSame( array(), CartData::of( $engine->cart()->snapshot(), $engine )['lines'][0]['data'] );
	}

	/**
	 * @testdox A filter changes the products of a listing
	 */
	public function test_listing_query(): void {
		$this->product( array( 'name' => 'Lamp' ) );
		$this->product( array( 'name' => 'Vase' ) );
		add_filter( 'vitrine_listing_query', static fn (): ProductQuery => new ProductQuery( search: 'Vase' ) );

		$html = $this->block( 'product-listing' );
		$this->assertStringContainsString( 'Vase', $html );
		$this->assertStringNotContainsString( 'Lamp', $html );
	}
}
