<?php
/**
 * Our gallery on pages of another engine's own templates.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Support\FinishedPage;
use Vitrine\Support\MainQuery;
use Vitrine\View\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Takes the place of WooCommerce's template of a product's pictures, and with it
 * of the three libraries that WooCommerce would load for them. A theme that has
 * that template itself keeps it, and the libraries; so does a site whose theme or
 * plugins build on them.
 *
 * @see spec 2.3
 */
final class TemplateOverride {

	/** WooCommerce's. */
	public const TEMPLATE = 'single-product/product-image.php';

	/** WooCommerce's script of a product's page, which begins its gallery too. */
	private const SCRIPT = 'wc-single-product';

	/** Its libraries, by the names of today and of yesterday. */
	private const LIBRARIES = array( 'wc-zoom', 'zoom', 'wc-flexslider', 'flexslider', 'wc-photoswipe-ui-default', 'photoswipe-ui-default' );

	private const FEATURES = array( 'wc-product-gallery-zoom', 'wc-product-gallery-lightbox', 'wc-product-gallery-slider' );

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before plugins that have a gallery of their own.
		add_filter( 'wc_get_template', array( self::class, 'template' ), PHP_INT_MIN, 2 );
		add_action( 'wp', array( self::class, 'withdraw_from_blocks' ) );
		// When everybody has said what the page needs.
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ), PHP_INT_MAX );
		add_action( 'template_redirect', array( self::class, 'watch' ) );
		add_filter( 'vitrine_woocommerce_scripts', array( self::class, 'keep_script' ) );
	}

	/**
	 * Leaves WooCommerce's script on a page whose gallery is not ours, or that has
	 * the libraries all the same.
	 *
	 * @param list<string> $handles Of scripts that are taken off.
	 * @return list<string>
	 */
	public static function keep_script( array $handles ): array {
		$is_needed = ! self::is_ours() || array() !== array_intersect( self::LIBRARIES, wp_scripts()->queue );
		return $is_needed ? array_values( array_diff( $handles, array( self::SCRIPT ) ) ) : $handles;
	}

	/**
	 * The file of a template.
	 *
	 * @param mixed  $file As it was found.
	 * @param string $name Of the template.
	 * @return mixed
	 */
	public static function template( mixed $file, string $name ): mixed {
		// A shortcode shows a product elsewhere, where WooCommerce's libraries are.
		return self::TEMPLATE === $name && MainQuery::get()->is_singular( 'product' ) && self::is_ours() ? __DIR__ . '/template.php' : $file;
	}

	/**
	 * Leaves out the libraries where WooCommerce's blocks are printed before any
	 * script is known, and ask for them then.
	 */
	public static function withdraw_from_blocks(): void {
		if ( wp_is_block_theme() && is_singular( 'product' ) && self::is_ours() ) {
			array_map( 'remove_theme_support', self::FEATURES );
		}
	}

	/**
	 * Has a product's page looked at when it is finished.
	 */
	public static function watch(): void {
		if ( is_singular( 'product' ) && ! is_feed() && ! is_embed() && self::is_wanted() ) {
			FinishedPage::give( array( Reliance::class, 'finish' ) );
		}
	}

	/**
	 * Brings the style into the head, and leaves out the libraries.
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
			// WooCommerce has asked for it by now (10).
			remove_action( 'wp_footer', 'woocommerce_photoswipe' );
			wp_enqueue_style( 'vitrine-gallery' );
		}
	}

	/**
	 * Prints the gallery of the page's product.
	 */
	public static function print(): void {
		$engine  = Plugin::engine();
		$product = $engine->catalogue()->find( (int) get_the_ID() );
		if ( null !== $product ) {
			echo Gallery::render( $product, Shop::props( $engine )['sale_badge'], 'below', false ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes all that goes into it.
		}
	}

	/**
	 * Whether it is ours to print: the owner wants it, the theme has none, and
	 * nobody builds on WooCommerce's.
	 */
	private static function is_ours(): bool {
		return self::is_wanted() && ! Reliance::is_there();
	}

	/**
	 * Whether it is ours as far as owner and theme say.
	 */
	private static function is_wanted(): bool {
		return 'woocommerce' === Plugin::engine()->id()
			&& Settings::get( 'replace_gallery' )
			&& '' === locate_template( array( 'woocommerce/' . self::TEMPLATE ) );
	}
}
