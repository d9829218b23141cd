<?php
/**
 * Detection of code that depends on WooCommerce's gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Product\Gallery;

use Vitrine\Commerce\WooCommerce\Front\Scripts\Needs;
use Vitrine\Commerce\WooCommerce\Hooks\ForeignActions;
use Vitrine\Commerce\WooCommerce\PluginTemplates;
use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * A theme or plugin that changes the options of WooCommerce's slider, zoom or lightbox,
 * calls their libraries or listens to its events would not work with our gallery.
 */
final class Reliance {

	/** Filters for its options, and for the markup that its script reads. */
	private const FILTERS = array(
		'woocommerce_single_product_carousel_options',
		'woocommerce_single_product_photoswipe_options',
		'woocommerce_single_product_zoom_options',
		'woocommerce_single_product_image_gallery_classes',
		'woocommerce_single_product_image_thumbnail_html',
	);

	/** Handles of its script and libraries, current and older ones. */
	private const SCRIPTS = array( 'wc-single-product', 'wc-zoom', 'zoom', 'wc-flexslider', 'flexslider', 'wc-photoswipe', 'photoswipe', 'wc-photoswipe-ui-default', 'photoswipe-ui-default' );

	/** Code in a page that calls it or listens to it. */
	private const CODE = '/\bwc-product-gallery-(?:before|after)-init\b|\bwc_product_gallery\b|\.flexslider\s*\(|\bnew\s+PhotoSwipe\b/';

	/**
	 * Transient with the ID of a product whose page had scripts that depend on it.
	 * Block themes print the gallery before the scripts are known, and inline scripts
	 * are known only when the page is finished, so the result is used for the next
	 * page.
	 */
	private const KEPT = 'vitrine_gallery_reliance';

	/**
	 * Whether a script of this page depends on it; null: not known yet.
	 *
	 * @var bool|null
	 */
	private static ?bool $by_script = null;

	/**
	 * Whether the check for a plugin's template is running.
	 *
	 * @var bool
	 */
	private static bool $is_asking = false;

	/**
	 * Whether any code depends on it, as far as is known yet.
	 */
	public static function is_there(): bool {
		return self::is_replaced() || array() !== array_filter( self::FILTERS, 'has_filter' ) || ForeignActions::exist( 'woocommerce_product_thumbnails' ) || self::is_by_script();
	}

	/**
	 * Whether a plugin overrides the gallery template, because its scripts may depend
	 * on WooCommerce's.
	 */
	private static function is_replaced(): bool {
		if ( self::$is_asking ) {
			// Our own template filter runs during the check.
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
	 * Whether a script depends on it, as far as is known yet.
	 */
	public static function is_by_script(): bool {
		return self::$by_script ?? (bool) get_transient( self::KEPT );
	}

	/**
	 * Checks the scripts of a product page that are known in its head.
	 */
	public static function note(): void {
		$known = (bool) get_transient( self::KEPT );
		$found = self::is_in_queue();
		if ( $found && ! $known ) {
			self::keep();
		}
		// Blocks that are rendered already have enqueued their scripts.
		self::$by_script = $known || ( $found && ! wp_is_block_theme() );
	}

	/**
	 * Checks a finished product page. If it has our gallery although scripts depend on
	 * WooCommerce's, it must not be cached: the next page has WooCommerce's.
	 *
	 * @param string $page HTML of the whole page.
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
			// Other pages may not depend on it: a script may be for one product only.
			delete_transient( self::KEPT );
		}
		return $page;
	}

	/**
	 * Stores the result for the next pages.
	 */
	private static function keep(): void {
		set_transient( self::KEPT, (string) get_queried_object_id(), WEEK_IN_SECONDS );
	}

	/**
	 * Whether an enqueued script depends on it.
	 */
	private static function is_in_queue(): bool {
		$needs = new Needs( array_filter( wp_scripts()->queue, array( self::class, 'is_of_others' ) ) );
		return array() !== array_filter( self::SCRIPTS, array( $needs, 'has' ) );
	}

	/**
	 * Whether inline code in the page depends on it.
	 *
	 * @param string $page HTML of the whole page.
	 */
	private static function is_in_code( string $page ): bool {
		if ( 1 !== preg_match( self::CODE, $page ) ) {
			return false;
		}
		preg_match_all( '~<script\b[^>]*>((?:[^<]++|<(?!/script\b))*+)~i', $page, $scripts );
		return array() !== preg_grep( self::CODE, $scripts[1] );
	}

	/**
	 * Resets the state of the page (tests).
	 */
	public static function reset(): void {
		self::$by_script = null;
	}

	/**
	 * Whether a script is neither WooCommerce's nor ours. If an older handle is
	 * enqueued, a theme or plugin did it.
	 *
	 * @param string $handle Enqueued handle.
	 */
	private static function is_of_others( string $handle ): bool {
		$src = (string) ( wp_scripts()->registered[ $handle ]->src ?? '' );
		return ! str_starts_with( $src, plugins_url( '/', WC_PLUGIN_FILE ) ) && ! str_starts_with( $src, plugins_url( '/', VITRINE_FILE ) );
	}
}
