<?php
/**
 * Who builds on WooCommerce's gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

use Vitrine\Commerce\WooCommerce\Front\Needs\Needs;
use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Commerce\WooCommerce\PluginTemplates;
use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * A theme or a plugin that changes the options of its slider, zoom or lightbox,
 * calls their libraries or hears its events would find none of it in ours.
 */
final class Reliance {

	/** Filters of its options, and of the markup that its script reads. */
	private const FILTERS = array(
		'woocommerce_single_product_carousel_options',
		'woocommerce_single_product_photoswipe_options',
		'woocommerce_single_product_zoom_options',
		'woocommerce_single_product_image_gallery_classes',
		'woocommerce_single_product_image_thumbnail_html',
	);

	/** Its script and libraries, by the names of today and of yesterday. */
	private const SCRIPTS = array( 'wc-single-product', 'wc-zoom', 'zoom', 'wc-flexslider', 'flexslider', 'wc-photoswipe', 'photoswipe', 'wc-photoswipe-ui-default', 'photoswipe-ui-default' );

	/** What code in a page calls or hears of it. */
	private const CODE = '/\bwc-product-gallery-(?:before|after)-init\b|\bwc_product_gallery\b|\.flexslider\s*\(|\bnew\s+PhotoSwipe\b/';

	/**
	 * The product whose page had scripts that build on it. What a gallery was printed
	 * without knowing, the next one knows: block themes print it before any script is
	 * known, and nobody knows what is printed by hand until the page is finished.
	 */
	private const KEPT = 'vitrine_gallery_reliance';

	/**
	 * Whether a script of this page does; null: not known yet.
	 *
	 * @var bool|null
	 */
	private static ?bool $by_script = null;

	/**
	 * Whether a plugin's template is looked for right now.
	 *
	 * @var bool
	 */
	private static bool $is_asking = false;

	/**
	 * Whether somebody does, as far as is known by now.
	 */
	public static function is_there(): bool {
		return self::is_replaced() || array() !== array_filter( self::FILTERS, 'has_filter' ) || ForeignActions::exist( 'woocommerce_product_thumbnails' ) || self::is_by_script();
	}

	/**
	 * Whether a plugin has a template of its own: its scripts may build on WooCommerce's.
	 */
	private static function is_replaced(): bool {
		if ( self::$is_asking ) {
			// Ours asks while others' are looked for.
			return false;
		}
		self::$is_asking = true;
		try {
			return PluginTemplates::has( TemplateOverride::TEMPLATE );
		} finally {
			self::$is_asking = false;
		}
	}

	/**
	 * Whether a script does, as far as is known by now.
	 */
	public static function is_by_script(): bool {
		return self::$by_script ?? (bool) get_transient( self::KEPT );
	}

	/**
	 * Looks at the scripts of a product's page that are known in its head.
	 */
	public static function note(): void {
		$known = (bool) get_transient( self::KEPT );
		$found = self::is_in_queue();
		if ( $found && ! $known ) {
			self::keep();
		}
		// What stands in the page by now has its scripts.
		self::$by_script = $known || ( $found && ! wp_is_block_theme() );
	}

	/**
	 * Looks at a product's page that is finished. One that has our gallery all the
	 * same is kept nowhere: the next one has WooCommerce's.
	 *
	 * @param string $page The whole page.
	 */
	public static function finish( string $page ): string {
		$kept = get_transient( self::KEPT );
		if ( self::is_in_queue() || self::is_in_code( $page ) ) {
			if ( ! $kept ) {
				self::keep();
			}
			if ( false === self::$by_script ) {
				NoStore::send();
			}
		} elseif ( get_queried_object_id() === (int) $kept ) {
			// Others may be without: a script may belong to one product.
			delete_transient( self::KEPT );
		}
		return $page;
	}

	/**
	 * Has the next pages know.
	 */
	private static function keep(): void {
		set_transient( self::KEPT, (string) get_queried_object_id(), WEEK_IN_SECONDS );
	}

	/**
	 * Whether a script that WordPress knows builds on it.
	 */
	private static function is_in_queue(): bool {
		$needs = new Needs( array_filter( wp_scripts()->queue, array( self::class, 'is_of_others' ) ) );
		return array() !== array_filter( self::SCRIPTS, array( $needs, 'has' ) );
	}

	/**
	 * Whether code does that stands in the page itself.
	 *
	 * @param string $page The whole page.
	 */
	private static function is_in_code( string $page ): bool {
		if ( 1 !== preg_match( self::CODE, $page ) ) {
			return false;
		}
		preg_match_all( '~<script\b[^>]*>((?:[^<]++|<(?!/script\b))*+)~i', $page, $scripts );
		return array() !== preg_grep( self::CODE, $scripts[1] );
	}

	/**
	 * Forgets the page (tests).
	 */
	public static function reset(): void {
		self::$by_script = null;
	}

	/**
	 * Whether a script is neither WooCommerce's nor ours. A name of yesterday in the
	 * queue is somebody else's wish.
	 *
	 * @param string $handle In the queue.
	 */
	private static function is_of_others( string $handle ): bool {
		$src = (string) ( wp_scripts()->registered[ $handle ]->src ?? '' );
		return ! str_starts_with( $src, plugins_url( '/', WC_PLUGIN_FILE ) ) && ! str_starts_with( $src, plugins_url( '/', VITRINE_FILE ) );
	}
}
