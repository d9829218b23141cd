<?php
/**
 * Checks of the cart by plugins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Before WooCommerce shows a cart or checkout, plugins can check it, for example for a
 * minimum order or incompatible products. WooCommerce's own checks are skipped: the
 * snapshot has their messages, and they would remove items from a cart that is only
 * displayed.
 */
final class Objections {

	private const ACTION = 'woocommerce_check_cart_items';

	/** WooCommerce's own callbacks. */
	private const OWN = array( 'check_cart_items', 'check_cart_coupons' );

	/**
	 * Returns the errors of plugins, without queueing them for the next page.
	 *
	 * @param \WC_Cart $cart The cart.
	 * @return list<string> Texts, not HTML.
	 */
	public static function of( \WC_Cart $cart ): array {
		if ( $cart->is_empty() ) {
			return array();
		}
		$removed = array();
		foreach ( self::OWN as $method ) {
			$priority = has_action( self::ACTION, array( $cart, $method ) );
			if ( is_int( $priority ) ) {
				remove_action( self::ACTION, array( $cart, $method ), $priority );
				$removed[ $method ] = $priority;
			}
		}
		$notices = new NoticeCollector();
		try {
			if ( has_action( self::ACTION ) ) {
				/** This action is documented in WooCommerce: includes/shortcodes/class-wc-shortcode-cart.php */
				do_action( self::ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
			}
		} finally {
			$errors = $notices->end();
			foreach ( $removed as $method => $priority ) {
				add_action( self::ACTION, array( $cart, $method ), $priority );
			}
		}
		return $errors;
	}
}
