<?php
/**
 * The sticky add to cart bar on WooCommerce's own product pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Support\RenderedBlocks;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the bar on WooCommerce's product page if it is enabled. Our product block has
 * its own.
 *
 * @see spec 2.3
 */
final class StickyStandin {

	private const STYLE = 'vitrine-sticky-bar';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Inside the product's element, after the output of WooCommerce and themes.
		add_action( 'woocommerce_after_single_product_summary', array( self::class, 'print' ), 99 );
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Prints the bar of the page's product.
	 */
	public static function print(): void {
		$engine  = Plugin::engine();
		$product = self::is_wanted() ? $engine->catalog()->find( (int) get_the_ID() ) : null;
		if ( null === $product || RenderedBlocks::has( 'product' ) ) {
			return;
		}
		// Remove Storefront's own bar, so that there are not two.
		remove_action( 'storefront_after_footer', 'storefront_sticky_single_add_to_cart', 999 );
		$price = $product->purchasable ? ProductContent::price( $product, $engine->currency()->to_array() ) : null;
		echo StickyBar::render( $product, ShopProps::props( $engine ), $price ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	}

	/**
	 * Enqueues the style.
	 */
	public static function enqueue(): void {
		if ( self::is_wanted() ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	/**
	 * Whether the page has the bar.
	 */
	private static function is_wanted(): bool {
		return is_singular( 'product' ) && 'woocommerce' === Plugin::engine()->id() && Settings::on( 'sticky_add_to_cart' );
	}
}
