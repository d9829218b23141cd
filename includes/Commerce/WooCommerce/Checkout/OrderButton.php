<?php
/**
 * The button that places an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\WooCommerce\Hooks\Callbacks;
use Vitrine\Commerce\WooCommerce\Products\Names;

defined( 'ABSPATH' ) || exit;

/**
 * Plugins give WooCommerce's button other words, or put something else in its
 * place. They do so with ours.
 */
final class OrderButton {

	/** Of the whole button. */
	private const HTML = 'woocommerce_order_button_html';

	/** Who filtered it where WooCommerce's templates ask. */
	private static ?\WP_Hook $filters = null;

	/**
	 * Registers the hooks.
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
	 * Keeps who filters the button now. A plugin that has a button of its own further
	 * down takes WooCommerce's away between the actions around it, and no longer
	 * than that; ours is drawn when all of them have run.
	 */
	public static function take_filters(): void {
		global $wp_filter;
		$now           = $wp_filter[ self::HTML ] ?? null;
		self::$filters = $now instanceof \WP_Hook ? clone $now : new \WP_Hook();
	}

	/**
	 * The button as plugins have it. Hooked.
	 *
	 * @param string $html Ours.
	 */
	public static function html( string $html ): string {
		/** This filter is documented in WooCommerce: templates/checkout/payment.php */
		$ask   = static fn (): mixed => apply_filters( self::HTML, $html ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.DynamicHooknameFound -- WooCommerce's own.
		$other = null === self::$filters ? $ask() : Callbacks::during( self::HTML, self::$filters, $ask );
		return is_scalar( $other ) ? (string) $other : '';
	}
}
