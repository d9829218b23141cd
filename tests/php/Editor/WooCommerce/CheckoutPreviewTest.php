<?php
/**
 * Tests of the checkout preview in the editor, on WooCommerce.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Editor\WooCommerce;

use Vitrine\Editor\CheckoutPreview;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * Uses WooCommerce products.
 */
final class CheckoutPreviewTest extends TestCase {

	/**
	 * @testdox Previews the form with WooCommerce's fields and payment methods, and leaves the cart unchanged
	 */
	public function test_form(): void {
		$product = new \WC_Product_Simple();
		$product->set_name( 'Floor lamp' );
		$product->set_regular_price( '12.00' );
		$product->set_status( 'publish' );
		$product->save();
		$pay = static fn ( array $all ): array => array_filter( $all, static fn ( \WC_Payment_Gateway $one ): bool => 'cheque' === $one->id ) ?: array( 'cheque' => new \WC_Gateway_Cheque() );
		add_filter( 'woocommerce_available_payment_gateways', $pay );
		wp_set_current_user( 1 );
		$before  = WC()->cart?->get_cart_hash() ?? '';
		$options = array_fill_keys( array( 'coupon', 'notes', 'company', 'phone', 'create_account', 'login', 'express', 'mobile_summary', 'collapsible' ), true );
		$html    = (string) CheckoutPreview::render( Plugin::engine(), $options, 'start' );
		self::assertStringContainsString( 'Floor lamp', $html );
		self::assertStringContainsString( 'name="billing_email"', $html );
		self::assertStringContainsString( 'value="cheque"', $html );
		self::assertStringContainsString( 'Have an account? Log in', $html );
		self::assertSame( 1, get_current_user_id() );
		self::assertSame( $before, WC()->cart?->get_cart_hash() ?? '' );
	}
}
