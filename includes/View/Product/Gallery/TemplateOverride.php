<?php
/**
 * Our gallery on WooCommerce's own product pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Support\FinishedPage;
use Vitrine\Support\MainQuery;
use Vitrine\View\ShopProps;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces WooCommerce's gallery template and the three libraries that WooCommerce
 * would load for it. If the theme overrides the template, or if theme or plugins depend
 * on the libraries, WooCommerce's gallery stays.
 *
 * @see spec 2.3
 */
final class TemplateOverride {

	/** WooCommerce's gallery template. */
	public const TEMPLATE = 'single-product/product-image.php';

	/** WooCommerce's product page script, which also initializes its gallery. */
	private const SCRIPT = 'wc-single-product';

	/** Its libraries, by current and older handles. */
	private const LIBRARIES = array( 'wc-zoom', 'zoom', 'wc-flexslider', 'flexslider', 'wc-photoswipe-ui-default', 'photoswipe-ui-default' );

	private const FEATURES = array( 'wc-product-gallery-zoom', 'wc-product-gallery-lightbox', 'wc-product-gallery-slider' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before plugins with their own gallery.
		add_filter( 'wc_get_template', array( self::class, 'template' ), PHP_INT_MIN, 2 );
		add_action( 'wp', array( self::class, 'withdraw_from_blocks' ) );
		// After all scripts have been enqueued.
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ), PHP_INT_MAX );
		add_action( 'template_redirect', array( self::class, 'watch' ) );
		add_filter( 'vitrine_woocommerce_scripts', array( self::class, 'keep_script' ) );
	}

	/**
	 * Keeps WooCommerce's script on a page with another gallery, or with the libraries.
	 *
	 * @param list<string> $handles Handles to remove.
	 * @return list<string>
	 */
	public static function keep_script( array $handles ): array {
		$is_needed = ! self::is_ours() || array() !== array_intersect( self::LIBRARIES, wp_scripts()->queue );
		return $is_needed ? array_values( array_diff( $handles, array( self::SCRIPT ) ) ) : $handles;
	}

	/**
	 * Filters the file of a template.
	 *
	 * @param mixed  $file File of the template.
	 * @param string $name Template name.
	 * @return mixed
	 */
	public static function template( mixed $file, string $name ): mixed {
		// On other pages a shortcode may show a product, with WooCommerce's libraries.
		return self::TEMPLATE === $name && MainQuery::get()->is_singular( 'product' ) && self::is_ours() ? __DIR__ . '/template.php' : $file;
	}

	/**
	 * Disables the libraries in block themes, where blocks enqueue them when rendered,
	 * before the scripts are known.
	 */
	public static function withdraw_from_blocks(): void {
		if ( wp_is_block_theme() && is_singular( 'product' ) && self::is_ours() ) {
			array_map( 'remove_theme_support', self::FEATURES );
		}
	}

	/**
	 * Registers the search of the finished product page.
	 */
	public static function watch(): void {
		if ( is_singular( 'product' ) && ! is_feed() && ! is_embed() && self::is_wanted() ) {
			FinishedPage::give( array( Reliance::class, 'finish' ) );
		}
	}

	/**
	 * Enqueues the style and removes the libraries.
	 */
	public static function enqueue(): void {
		if ( ! is_singular( 'product' ) ) {
			return;
		}
		Reliance::note();
		if ( self::is_ours() ) {
			array_map( 'remove_theme_support', self::FEATURES );
			array_map( 'wp_dequeue_script', self::LIBRARIES );
			wp_dequeue_style( 'photoswipe-default-skin' );
			// WooCommerce has added it already (10).
			remove_action( 'wp_footer', 'woocommerce_photoswipe' );
			wp_enqueue_style( 'vitrine-gallery' );
		}
	}

	/**
	 * Prints the gallery of the page's product.
	 */
	public static function print(): void {
		$engine  = Plugin::engine();
		$product = $engine->catalog()->find( (int) get_the_ID() );
		if ( null !== $product ) {
			echo Gallery::render( $product, ShopProps::props( $engine )['sale_badge'], 'below', false ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
		}
	}

	/**
	 * Whether our gallery is printed: it is enabled, the theme does not override the
	 * template, and no code depends on WooCommerce's gallery.
	 */
	private static function is_ours(): bool {
		return self::is_wanted() && ! Reliance::is_there();
	}

	/**
	 * Whether our gallery is enabled and the theme does not override the template.
	 */
	private static function is_wanted(): bool {
		return 'woocommerce' === Plugin::engine()->id()
			&& Settings::get( 'replace_gallery' )
			&& '' === locate_template( array( 'woocommerce/' . self::TEMPLATE ) );
	}
}
