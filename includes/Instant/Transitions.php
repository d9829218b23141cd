<?php
/**
 * View transitions between pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Instant;

use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use Vitrine\Support\RenderedBlocks;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * View transitions between pages of the shop: image and title of the activated card
 * become those of the product page, and back. Implemented in CSS only, so nothing waits
 * for a script, and browsers without support change pages as usual.
 *
 * A transition name used twice in a document cancels the whole transition. A card is
 * therefore named only while it has the focus, and the page's own product only while no
 * card has.
 */
final class Transitions {

	/**
	 * Printed on every page: without it on the target page there is no transition, and
	 * Chromium logs a warning. The root is excluded and the overlay ignores pointer
	 * events, since elements in a transition cannot be clicked before its end.
	 */
	private const OPT_IN = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{view-transition-name:none}::view-transition{pointer-events:none}';

	/** Style on pages of the shop. */
	private const STYLE =
		'::view-transition-group(*){animation-duration:.2s}'
		// Keep the proportions of the title text when its size changes.
		. '::view-transition-old(vitrine-title),::view-transition-new(vitrine-title){height:100%;width:auto}'
		. 'li.product:focus-within>.vitrine-card-image img:first-child{view-transition-name:vitrine-picture}'
		. 'li.product:focus-within>.woocommerce-loop-product__title{view-transition-name:vitrine-title}';

	private const PRODUCT_STYLE = 'body:not(:has(li.product:focus-within)) [data-vitrine-transition=picture]{view-transition-name:vitrine-picture}'
		. 'body:not(:has(li.product:focus-within)) [data-vitrine-transition=title]{view-transition-name:vitrine-title}';

	/**
	 * Style on pages of another shop plugin: only results updated in place fade,
	 * without blocking the page (`behaviours/loop/crossfade`).
	 */
	private const RESULTS_STYLE = '[style*=view-transition-name]::view-transition{pointer-events:none}::view-transition-group(vitrine-results){animation-duration:.2s}';

	/** Class of a product page element to its transition part. */
	private const PARTS = array(
		'vitrine-gallery-stage' => 'picture',
		'product_title'         => 'title',
	);

	/**
	 * Parts of the page's product that have a name already.
	 *
	 * @var array<string, true>
	 */
	private static array $named = array();

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'wp_head', array( self::class, 'print' ) );
		add_filter( 'render_block_vitrine/product', array( self::class, 'name_parts' ) );
	}

	/**
	 * Prints the style.
	 */
	public static function print(): void {
		if ( self::is_on() ) {
			self::print_style( self::OPT_IN . ( RenderedBlocks::exist() ? self::STYLE : '' ) . ( self::is_product() ? self::PRODUCT_STYLE : '' ) );
		}
	}

	/**
	 * Lets the results of our listings fade on pages of another shop plugin, without
	 * page transitions. Hooked to the block, so that other pages stay unchanged.
	 *
	 * @param string $html HTML of the listing.
	 * @return string The same.
	 */
	public static function fade_results( string $html ): string {
		add_action( 'wp_footer', array( self::class, 'print_for_results' ) );
		return $html;
	}

	/**
	 * Prints the style for results.
	 */
	public static function print_for_results(): void {
		if ( self::is_on() ) {
			self::print_style( self::RESULTS_STYLE );
		}
	}

	/**
	 * Prints a style whose ID tells scripts that transitions are enabled.
	 *
	 * @param string $css CSS, constants only.
	 */
	private static function print_style( string $css ): void {
		echo '<style id="' . esc_attr( Contract::name( 'markers.view_transitions' ) ) . '">' . $css . "</style>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Constants only.
	}

	/**
	 * Marks the parts of the page's product.
	 *
	 * @param string $html HTML of the product block.
	 */
	public static function name_parts( string $html ): string {
		if ( ! self::is_product() || ! self::is_on() ) {
			return $html;
		}
		foreach ( self::PARTS as $class => $part ) {
			$tags = new WP_HTML_Tag_Processor( $html );
			if ( ! isset( self::$named[ $part ] ) && $tags->next_tag( array( 'class_name' => $class ) ) ) {
				$tags->set_attribute( 'data-vitrine-transition', $part );
				self::$named[ $part ] = true;
				$html                 = $tags->get_updated_html();
			}
		}
		return $html;
	}

	/**
	 * Whether our transitions are enabled. A theme with its own declares support as for
	 * WordPress's feature plugin.
	 */
	private static function is_on(): bool {
		/**
		 * Filters whether pages of the shop use view transitions.
		 *
		 * @param bool $is_on Value of the setting; false if the theme has its own.
		 *
		 * @example
		 * add_filter( 'vitrine_view_transitions', '__return_false' );
		 */
		return (bool) apply_filters( 'vitrine_view_transitions', Settings::on( 'view_transitions' ) && ! current_theme_supports( 'view-transitions' ) );
	}

	/**
	 * Whether this is a product page.
	 */
	private static function is_product(): bool {
		return is_singular( Plugin::engine()->content_types()['post_type'] );
	}
}
