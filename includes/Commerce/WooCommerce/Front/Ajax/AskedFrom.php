<?php
/**
 * The page that an AJAX request was made from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front\Ajax;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce updates its classic cart with requests to the cart page, and marks
 * requests of the checkout. Plugins with output for one of them only check this, so our
 * responses must have the same constants.
 */
final class AskedFrom {

	/** Request field to WooCommerce's constant. */
	private const PAGES = array(
		'on_cart_page' => 'WOOCOMMERCE_CART',
		'with_review'  => 'WOOCOMMERCE_CHECKOUT',
	);

	/**
	 * Defines the constants for the request.
	 */
	public static function define_page(): void {
		foreach ( self::PAGES as $field => $constant ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only affects how the visitor's own cart is displayed.
			if ( isset( $_GET[ Contract::name( "fields.$field" ) ] ) ) {
				wc_maybe_define_constant( $constant, true );
				self::arrange();
			}
		}
	}

	/**
	 * Germanized shows the unit price beside the price in the cart and beside the
	 * subtotal in the checkout. It removes the other one at the start of a page, which
	 * our requests do not reach.
	 */
	private static function arrange(): void {
		$germanized = is_callable( array( 'WC_GZD_Checkout', 'instance' ) ) ? call_user_func( array( 'WC_GZD_Checkout', 'instance' ) ) : null;
		if ( is_object( $germanized ) && is_callable( array( $germanized, 'maybe_remove_shopmark_filters' ) ) ) {
			$germanized->maybe_remove_shopmark_filters();
		}
	}
}
