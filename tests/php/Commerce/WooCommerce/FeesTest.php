<?php
/**
 * Tests of fees and multiple shipping packages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce;

use Vitrine\Commerce\Value\AddRequest;
use Vitrine\Commerce\Value\Order;
use Vitrine\View\Cart\CartData;
use Vitrine\View\Checkout\Receipt\Receipt;
use Vitrine\View\Checkout\Receipt\ReceiptData;
use Vitrine\View\Checkout\Review\OrderReview;

/**
 * Fees of plugins, and shipping methods of carts with several packages.
 */
final class FeesTest extends CheckoutShop {

	/**
	 * @testdox A plugin's fees are in the cart, the total, the order and the receipt
	 */
	public function test_fees(): void {
		add_action(
			'woocommerce_cart_calculate_fees',
			static function ( \WC_Cart $cart ): void {
				$cart->add_fee( 'Gift wrap &amp; bow', 3 );
				$cart->add_fee( 'Staff discount', -1.5 );
			}
		);
		$engine = $this->shopper( 0, 2 );

		$cart = $engine->cart()->snapshot();

		$fees = array(
			array(
				'label'  => 'Gift wrap & bow',
				'amount' => 300,
			),
			array(
				'label'  => 'Staff discount',
				'amount' => -150,
			),
		);
		$this->assertSame( $fees, $cart->fees );
		$this->assertSame( 2000 + 490 + 300 - 150, $cart->totals['total'] );
		$data = CartData::of( $cart, $engine );
		$this->assertStringContainsString( '<div class="fee"><dt>Gift wrap &amp; bow</dt>', (string) OrderReview::render( $data ) );

		$order = $engine->checkout()->place( self::request() );

		$this->assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		$this->assertSame( $fees, $order->fees );
		$this->assertSame( 2640, $order->totals['total'] );
		$this->assertSame( '26.40', wc_get_order( $order->id )->get_total() );
		$this->assertStringContainsString( '<dt>Staff discount</dt>', (string) Receipt::render( Receipt::parts( $order, new ReceiptData( '/' ) ) ) );
	}

	/**
	 * @testdox Shows a fee with or without tax, as the cart's prices are
	 */
	public function test_taxed_fee(): void {
		update_option( 'woocommerce_calc_taxes', 'yes' );
		\WC_Tax::_insert_tax_rate(
			array(
				'tax_rate_country'  => 'DE',
				'tax_rate'          => '10.0000',
				'tax_rate_name'     => 'VAT',
				'tax_rate_priority' => 1,
			)
		);
		\WC_Cache_Helper::invalidate_cache_group( 'taxes' );
		add_action( 'woocommerce_cart_calculate_fees', static fn ( \WC_Cart $cart ) => $cart->add_fee( 'Gift wrap', 3, true ) );
		$engine = $this->shopper();
		foreach ( array(
			'excl' => 300,
			'incl' => 330,
		) as $shown => $amount ) {
			update_option( 'woocommerce_tax_display_cart', $shown );
			$this->assertSame( $amount, $this->shop->again( $engine )->cart()->snapshot()->fees[0]['amount'], $shown );
		}
	}

	/**
	 * @testdox Each shipping package has its own method, and each choice is saved
	 */
	public function test_packages(): void {
		$this->shop->shipping( 1200, null );
		add_filter( 'woocommerce_cart_shipping_packages', array( self::class, 'each_its_own' ) );
		$engine = $this->shopper();
		$engine->cart()->add( new AddRequest( $this->lamp( array( 'name' => 'Vase' ) ) ) );

		$choices = $engine->cart()->snapshot()->shipping;

		$this->assertSame( array( 'Package 1', 'Package 1', 'Package 2', 'Package 2' ), array_column( $choices, 'package' ) );
		$this->assertSame( array( true, false, true, false ), array_column( $choices, 'chosen' ) );
		$this->assertCount( 4, array_unique( array_column( $choices, 'id' ) ) );

		$this->assertTrue( $engine->cart()->choose_shipping( $choices[3]['id'] ) );
		$now = $this->shop->again( $engine )->cart()->snapshot();
		$this->assertSame( array( true, false, false, true ), array_column( $now->shipping, 'chosen' ) );
		$this->assertSame( 490 + 1200, $now->totals['shipping'] );

		$order = $engine->checkout()->place( self::request() );
		$this->assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		$this->assertSame( 1690, $order->totals['shipping'] );
		$this->assertCount( 2, wc_get_order( $order->id )->get_items( 'shipping' ) );
	}

	/**
	 * Ships each cart item in its own package. Hooked.
	 *
	 * @param list<array<string, mixed>> $packages A single package with the whole cart.
	 * @return list<array<string, mixed>>
	 */
	public static function each_its_own( array $packages ): array {
		return array_map(
			static fn ( array $item, string $key ): array => array(
				'contents'      => array( $key => $item ),
				'contents_cost' => $item['line_total'] ?? 0,
			) + $packages[0],
			$packages[0]['contents'] ?? array(),
			array_keys( $packages[0]['contents'] ?? array() )
		);
	}
}
