<?php
/**
 * The add-to-cart that stays in view, on pages of another engine's own templates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product;

use Vitrine\Blocks;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the bar into WooCommerce's page of a product, where the owner wants it.
 * Our own block has one of its own.
 *
 * @see spec 2.3
 */
final class StickyStandin {

	private const STYLE = 'vitrine-sticky-bar';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Within the product's element, behind all that WooCommerce and themes put there.
		add_action( 'woocommerce_after_single_product_summary', array( self::class, 'print' ), 99 );
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Prints the bar of the page's product.
	 */
	public static function print(): void {
		$engine  = Plugin::engine();
		$product = self::is_wanted() ? $engine->catalogue()->find( (int) get_the_ID() ) : null;
		if ( null === $product || in_array( 'product', Blocks::rendered(), true ) ) {
			return;
		}
		// Storefront's own, at the other edge: who has chosen ours wants one, not two.
		remove_action( 'storefront_after_footer', 'storefront_sticky_single_add_to_cart', 999 );
		$price = $product->purchasable ? Page::price( $product, $engine->currency()->to_array() ) : null;
		echo StickyBar::render( $product, Shop::props( $engine ), $price ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
	}

	/**
	 * Brings the style into the head.
	 */
	public static function enqueue(): void {
		if ( self::is_wanted() ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	/**
	 * Whether the page has one.
	 */
	private static function is_wanted(): bool {
		return is_singular( 'product' ) && 'woocommerce' === Plugin::engine()->id() && Settings::on( 'sticky_add_to_cart' );
	}
}
