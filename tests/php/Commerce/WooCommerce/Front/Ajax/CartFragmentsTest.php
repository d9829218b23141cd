<?php
/**
 * Tests of the mini-cart in cached pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\WooCommerce\Front\Ajax;

use Vitrine\Ajax\Answer;
use Vitrine\Commerce\WooCommerce\Front\Ajax\CartFragments;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;
use Vitrine\View\Cart\CartData;
use WC_Product_Simple;

/**
 * Themes use WooCommerce's template hooks and read the cart there.
 */
final class CartFragmentsTest extends TestCase {

	/**
	 * @testdox Skips rendering a fragment that the request leaves out
	 */
	public function test_left_out(): void {
		wc_load_cart();
		// WooCommerce has one cart for the whole process.
		WC()->cart->empty_cart();
		$engine   = Plugin::engine();
		$snapshot = $engine->cart()->snapshot();
		$cart     = CartData::of( $snapshot, $engine );
		$selector = 'div' . Contract::name( 'markers.mini_cart_content' );
		$drawn    = static fn (): int => did_action( 'woocommerce_before_mini_cart' );

		$before = $drawn();
		$this->assertArrayNotHasKey( $selector, Answer::fragments( $snapshot, $engine, $cart, array(), array( $selector => true ) ) );
		$this->assertSame( $before, $drawn() );
		$this->assertArrayHasKey( $selector, Answer::fragments( $snapshot, $engine, $cart ) );
		$this->assertSame( $before + 1, $drawn() );
	}

	/**
	 * @testdox The cart is empty for a theme inside the empty mini-cart template, whatever the visitor has
	 */
	public function test_asked_cart(): void {
		$product = new WC_Product_Simple();
		$product->set_name( 'Mug' );
		$product->set_regular_price( '10' );
		wc_load_cart();
		$cart = WC()->cart;
		// WooCommerce has one cart for the whole process.
		$cart->empty_cart();
		$cart->add_to_cart( $product->save() );
		wp_register_script( 'wc-cart-fragments', '/fragments.js', array(), '1', true );
		wp_enqueue_script( 'wc-cart-fragments' );
		$told = array();
		add_action(
			'woocommerce_before_mini_cart',
			static function () use ( &$told ): void {
				$told = array( WC()->cart->is_empty(), WC()->cart->get_cart_contents_count(), WC()->cart->get_subtotal(), WC()->cart->get_fees() );
			}
		);
		ob_start();
		CartFragments::print_empty();
		$html = (string) ob_get_clean();

		$this->assertEquals( array( true, 0, 0, array() ), $told );
		$this->assertStringStartsWith( '<template id="vitrine-empty-mini-cart">', $html );
		$this->assertStringContainsString( 'No products in the cart.', $html );
		$this->assertStringNotContainsString( 'Mug', $html );
		$this->assertSame( $cart, WC()->cart );
		$this->assertSame( 1, $cart->get_cart_contents_count() );
	}

	/**
	 * @testdox Calculating totals or writing to the session in the empty mini-cart leaves cart and session unchanged
	 */
	public function test_calculated_cart(): void {
		$product = new WC_Product_Simple();
		$product->set_name( 'Mug' );
		$product->set_regular_price( '10' );
		wc_load_cart();
		WC()->cart->empty_cart();
		WC()->cart->add_to_cart( $product->save() );
		$kept    = WC()->session->get( 'cart' );
		$updated = did_action( 'woocommerce_cart_updated' );
		$this->assertCount( 1, $kept );
		wp_register_script( 'wc-cart-fragments', '/fragments.js', array(), '1', true );
		wp_enqueue_script( 'wc-cart-fragments' );
		add_action(
			'woocommerce_before_mini_cart',
			static function (): void {
				WC()->cart->calculate_totals();
				WC()->session->set( 'applied_coupons', array( 'theirs' ) );
			}
		);
		ob_start();
		CartFragments::print_empty();
		$this->assertStringContainsString( 'No products in the cart.', (string) ob_get_clean() );
		$this->assertSame( $kept, WC()->session->get( 'cart' ) );
		$this->assertNull( WC()->session->get( 'applied_coupons' ) );
		$this->assertSame( $updated, did_action( 'woocommerce_cart_updated' ) );
		$this->assertSame( 1, WC()->cart->get_cart_contents_count() );
	}

	/**
	 * @testdox The checkout prints the empty mini-cart only when the cart is empty
	 */
	public function test_checkout(): void {
		$product = new WC_Product_Simple();
		$product->set_name( 'Mug' );
		$product->set_regular_price( '10' );
		wc_load_cart();
		WC()->cart->empty_cart();
		wp_register_script( 'wc-cart-fragments', '/fragments.js', array(), '1', true );
		wp_enqueue_script( 'wc-cart-fragments' );
		$page = wp_insert_post(
			array(
				'post_type'    => 'page',
				'post_status'  => 'publish',
				'post_title'   => 'Pay',
				'post_content' => '[woocommerce_checkout]',
			)
		);
		$GLOBALS['wp']->main( "page_id=$page" );
		the_post();
		$print = static function (): string {
			ob_start();
			CartFragments::print_empty();
			return (string) ob_get_clean();
		};
		$this->assertStringContainsString( 'No products in the cart.', $print() );
		WC()->cart->add_to_cart( $product->save() );
		$this->assertSame( '', $print() );
	}
}
