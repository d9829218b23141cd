<?php
/**
 * What plugins have against a cart.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Cart;

defined( 'ABSPATH' ) || exit;

/**
 * Before WooCommerce shows a cart or a checkout it asks plugins whether they object: a
 * minimum order, products that do not go together. What WooCommerce itself has against
 * a cart the snapshot says already, and nothing is taken out of a cart that is only
 * read.
 */
final class Objections {

	private const ACTION = 'woocommerce_check_cart_items';

	/** WooCommerce's own answers to it. */
	private const OWN = array( 'check_cart_items', 'check_cart_coupons' );

	/**
	 * What they say, without a place on the list for the next page.
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
				do_action( self::ACTION ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own.
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
