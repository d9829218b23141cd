<?php
/**
 * The page that a request of ours comes from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * WooCommerce changes its classic cart by a request of the cart's page, and marks
 * requests of the checkout. Plugins that show something on one of them alone ask
 * WooCommerce which it is, and so they do in the answers of ours.
 */
final class AskedFrom {

	/** The field by which a request says it to WooCommerce's constant. */
	private const PAGES = array(
		'on_cart_page' => 'WOOCOMMERCE_CART',
		'with_review'  => 'WOOCOMMERCE_CHECKOUT',
	);

	/**
	 * Tells WooCommerce.
	 */
	public static function tell(): void {
		foreach ( self::PAGES as $field => $constant ) {
			// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only says how the visitor's own cart is shown.
			if ( isset( $_GET[ Contract::name( "fields.$field" ) ] ) ) {
				wc_maybe_define_constant( $constant, true );
				self::arrange();
			}
		}
	}

	/**
	 * Germanized has a unit price beside the price on the cart, and beside the sum on
	 * the checkout. It takes off the other one as a page begins, which no request of
	 * ours is.
	 */
	private static function arrange(): void {
		$germanized = is_callable( array( 'WC_GZD_Checkout', 'instance' ) ) ? call_user_func( array( 'WC_GZD_Checkout', 'instance' ) ) : null;
		if ( is_object( $germanized ) && is_callable( array( $germanized, 'maybe_remove_shopmark_filters' ) ) ) {
			$germanized->maybe_remove_shopmark_filters();
		}
	}
}
