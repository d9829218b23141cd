<?php
/**
 * Styles for WooCommerce pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Blocks;
use Vitrine\Commerce\WooCommerce\Front\Scripts\Scripts;
use Vitrine\Commerce\WooCommerce\WooCommercePages;
use Vitrine\Settings\Settings;
use Vitrine\Support\RenderedBlocks;

defined( 'ABSPATH' ) || exit;

/**
 * Loads each style only on pages that need it: for additions to WooCommerce's markup,
 * for its checkout and account, and for our blocks beside its styles.
 *
 * A block theme has rendered the page before its head is printed. A classic theme
 * renders it later, so styles may be added at the end of the page.
 */
final class Styles {

	private const MARKS = 'vitrine-woocommerce';

	private const CHECKOUT = 'vitrine-woocommerce-checkout';

	public const BLOCKS = 'vitrine-woocommerce-blocks';

	/**
	 * Blocks that WooCommerce's template styles would affect.
	 */
	private const LAID_OUT = array( 'product', 'product-listing', 'cart', 'checkout', ...Blocks::PRODUCT_PARTS );

	/**
	 * Actions with additions nearby: quantity inputs, buttons of a list.
	 */
	private const PLACES = array( 'woocommerce_before_quantity_input_field', 'woocommerce_after_shop_loop_item', 'woocommerce_before_mini_cart' );

	/**
	 * Script of the mini-cart, whose quantity inputs may be added by a response.
	 */
	private const MINI_CART = 'wc-cart-fragments';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After WooCommerce and the theme have enqueued their scripts.
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ), 90 );
		// Before the quick view dialog, which loads what the page lacks.
		add_action( 'wp_footer', array( self::class, 'enqueue' ), 4 );
	}

	/**
	 * Enqueues the styles that the page needs, as far as is known.
	 */
	public static function enqueue(): void {
		$wanted = array(
			self::MARKS    => self::has_marks(),
			self::CHECKOUT => Settings::on( 'woocommerce_checkout_extras' ) && ( ( is_checkout() && ! WooCommercePages::is_drawn_by_block( 'checkout' ) ) || is_account_page() ),
			self::BLOCKS   => array() !== array_intersect( self::LAID_OUT, RenderedBlocks::names() ),
		);
		array_map( 'wp_enqueue_style', array_keys( array_filter( $wanted ) ) );
	}

	/**
	 * Whether the page has our additions to WooCommerce's markup, or may get them.
	 */
	private static function has_marks(): bool {
		if ( ! Settings::on( 'quantity_buttons' ) && ! Settings::on( 'free_shipping_bar' ) ) {
			// Our gallery and tabs in place of WooCommerce's product script.
			return is_product() && Scripts::is_answered( 'wc-single-product' );
		}
		return is_woocommerce()
			|| is_cart()
			|| array_sum( array_map( 'did_action', self::PLACES ) ) > 0
			|| did_filter( 'woocommerce_loop_add_to_cart_link' ) > 0
			|| wp_script_is( self::MINI_CART )
			|| Scripts::was_taken_off( self::MINI_CART );
	}
}
