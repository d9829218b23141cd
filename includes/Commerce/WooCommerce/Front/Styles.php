<?php
/**
 * The styles of a page of WooCommerce's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Front;

use Vitrine\Blocks;
use Vitrine\Commerce\WooCommerce\Pages as ShopPages;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Brings each style to the pages that have something it is for: what is added to
 * WooCommerce's own markup, what is added to its checkout and account, and our
 * blocks beside its styles.
 *
 * A block theme has made the page by the time of its head. A classic one prints
 * it afterwards: what is not known by then comes at the page's end.
 */
final class Styles {

	private const MARKS = 'vitrine-woocommerce';

	private const CHECKOUT = 'vitrine-woocommerce-checkout';

	public const BLOCKS = 'vitrine-woocommerce-blocks';

	/**
	 * Blocks of ours that styles for WooCommerce's templates take for those.
	 */
	private const LAID_OUT = array( 'product', 'product-listing', 'cart', 'checkout', ...Blocks::PRODUCT_PARTS );

	/**
	 * Actions where something is added beside: quantities, buttons of a listing.
	 */
	private const PLACES = array( 'woocommerce_before_quantity_input_field', 'woocommerce_after_shop_loop_item', 'woocommerce_before_mini_cart' );

	/**
	 * The script of a mini-cart, whose quantities come with an answer.
	 */
	private const MINI_CART = 'wc-cart-fragments';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After WooCommerce and the theme have put their scripts into the queue.
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ), 90 );
		// Before the dialog of quick views, which brings what the page lacks.
		add_action( 'wp_footer', array( self::class, 'enqueue' ), 4 );
	}

	/**
	 * Loads what the page is known to need.
	 */
	public static function enqueue(): void {
		$wanted = array(
			self::MARKS    => self::has_marks(),
			self::CHECKOUT => Settings::on( 'woocommerce_checkout_extras' ) && ( ( is_checkout() && ! ShopPages::is_drawn_by_block( 'checkout' ) ) || is_account_page() ),
			self::BLOCKS   => array() !== array_intersect( self::LAID_OUT, Blocks::rendered() ),
		);
		array_map( 'wp_enqueue_style', array_keys( array_filter( $wanted ) ) );
	}

	/**
	 * Whether something of ours stands in WooCommerce's markup, or may come to.
	 */
	private static function has_marks(): bool {
		if ( ! Settings::on( 'quantity_buttons' ) && ! Settings::on( 'free_shipping_bar' ) ) {
			// What ours put in the place of a product's script.
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
