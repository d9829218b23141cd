<?php
/**
 * The place order button.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\WooCommerce\Hooks\Callbacks;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the filters for WooCommerce's button, with which plugins change its text or
 * replace it, to ours.
 */
final class OrderButton {

	/** Filter for the whole button. */
	private const HTML = 'woocommerce_order_button_html';

	/** Its callbacks at the point where WooCommerce's template runs the filter. */
	private static ?\WP_Hook $filters = null;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_place_order_text', array( self::class, 'text' ) );
		add_filter( 'vitrine_place_order_button', array( self::class, 'html' ) );
	}

	/**
	 * Filters the button text. Hooked.
	 *
	 * @param string $text Our text.
	 */
	public static function text( string $text ): string {
		$usual = __( 'Place order', 'woocommerce' ); // phpcs:ignore WordPress.WP.I18n.TextDomainMismatch -- WooCommerce's translation.
		/** This filter is documented in WooCommerce: includes/wc-template-functions.php */
		$other = apply_filters( 'woocommerce_order_button_text', $usual ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		return is_string( $other ) && $other !== $usual ? Names::plain( $other ) : $text;
	}

	/**
	 * Stores the current callbacks of the button filter. A plugin with a button of its
	 * own removes WooCommerce's only between the actions around it; our button is
	 * rendered after all of them have run.
	 */
	public static function take_filters(): void {
		global $wp_filter;
		$now           = $wp_filter[ self::HTML ] ?? null;
		self::$filters = $now instanceof \WP_Hook ? clone $now : new \WP_Hook();
	}

	/**
	 * Filters the button HTML. Hooked.
	 *
	 * @param string $html Our button.
	 */
	public static function html( string $html ): string {
		/** This filter is documented in WooCommerce: templates/checkout/payment.php */
		$ask   = static fn (): mixed => apply_filters( self::HTML, $html ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce hook.
		$other = null === self::$filters ? $ask() : Callbacks::during( self::HTML, self::$filters, $ask );
		return is_scalar( $other ) ? (string) $other : '';
	}
}
