<?php
/**
 * Quick view buttons in WooCommerce's own loops.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\QuickView;

use Vitrine\Plugin;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the button to each product of WooCommerce's own loops. Images there link to the
 * product, so an icon replaces the setting to open the quick view by image.
 *
 * @see spec 2.1
 */
final class Loops {

	private const STYLE = 'vitrine-quick-view';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'woocommerce_after_shop_loop_item', array( self::class, 'print' ), 15 );
		add_action( 'wp_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Prints the button of the loop's product.
	 */
	public static function print(): void {
		$kind = Opener::kind( '' );
		$id   = (int) get_the_ID();
		if ( $id < 1 || ! self::are_wanted() ) {
			return;
		}
		$shown = Opener::IMAGE === $kind ? Opener::TRIGGER : $kind;
		wp_enqueue_style( self::STYLE );
		echo Opener::render( $shown, $id, (string) get_permalink( $id ), wp_strip_all_tags( get_the_title( $id ) ) ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Markup escapes its parts.
	}

	/**
	 * Enqueues the style on pages that are known to have a loop.
	 */
	public static function enqueue(): void {
		if ( self::are_wanted() && ( is_post_type_archive( 'product' ) || is_tax( array( 'product_cat', 'product_tag' ) ) || is_singular( 'product' ) ) ) {
			wp_enqueue_style( self::STYLE );
		}
	}

	/**
	 * Whether WooCommerce's loops get buttons.
	 */
	private static function are_wanted(): bool {
		return 'woocommerce' === Plugin::engine()->id() && Settings::on( 'woocommerce_quick_view' ) && Opener::NONE !== Opener::kind( '' );
	}
}
