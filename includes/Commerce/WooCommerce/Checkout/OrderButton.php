<?php
/**
 * The button that places an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins give WooCommerce's button other words, or put something else in its
 * place. They do so with ours.
 */
final class OrderButton {

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_place_order_text', array( self::class, 'text' ) );
		add_filter( 'vitrine_place_order_button', array( self::class, 'html' ) );
	}

	/**
	 * What it says where a plugin has other words than WooCommerce. Hooked.
	 *
	 * @param string $text Ours.
	 */
	public static function text( string $text ): string {
		$usual = __( 'Place order', 'woocommerce' ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's own.
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		$other = apply_filters( 'woocommerce_order_button_text', $usual ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		return is_string( $other ) && $other !== $usual ? Names::plain( $other ) : $text;
	}

	/**
	 * The button as plugins have it. Hooked.
	 *
	 * @param string $html Ours.
	 */
	public static function html( string $html ): string {
		/** This filter is documented in WooCommerce: templates/checkout/payment.php */
		$other = apply_filters( 'woocommerce_order_button_html', $html ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce's own.
		return is_scalar( $other ) ? (string) $other : '';
	}
}
