<?php
/**
 * How one page becomes the next.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Instant;

use Vitrine\Blocks;
use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Settings;
use WP_HTML_Tag_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * View transitions between the pages of the shop: the picture and title of the card
 * that was activated become those of the product's page, and on the way back the
 * card's again. All of it is style, so nothing waits for a script, and browsers that
 * do not know it change pages as they always did.
 *
 * A name that stands twice in a document cancels its whole transition. The card is
 * therefore named while focus is in it, which only one card of a page has, and the
 * page's own product while no card has it.
 */
final class Transitions {

	/**
	 * On every page: to one that does not say it there is no transition, and Chromium
	 * complains of it there. The page itself is there at once, and nothing lies over it: what takes part in a
	 * transition cannot be clicked before its end.
	 */
	private const OPT_IN = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{view-transition-name:none}::view-transition{pointer-events:none}';

	/** On pages of the shop. */
	private const STYLE =
		'::view-transition-group(*){animation-duration:.2s}'
		// A title keeps its letters' shape when its size changes.
		. '::view-transition-old(vitrine-title),::view-transition-new(vitrine-title){height:100%;width:auto}'
		. 'li.product:focus-within>.vitrine-card-image img:first-child{view-transition-name:vitrine-picture}'
		. 'li.product:focus-within>.woocommerce-loop-product__title{view-transition-name:vitrine-title}';

	private const PRODUCT_STYLE = 'body:not(:has(li.product:focus-within)) [data-vitrine-transition=picture]{view-transition-name:vitrine-picture}'
		. 'body:not(:has(li.product:focus-within)) [data-vitrine-transition=title]{view-transition-name:vitrine-title}';

	/**
	 * Where another plugin has the pages: only results that are replaced in place fade,
	 * and while they do the page itself is there (`behaviours/loop/crossfade`).
	 */
	private const RESULTS_STYLE = '[style*=view-transition-name]::view-transition{pointer-events:none}::view-transition-group(vitrine-results){animation-duration:.2s}';

	/** What of a product's page a card becomes, by class. */
	private const PARTS = array(
		'vitrine-gallery-stage' => 'picture',
		'product_title'         => 'title',
	);

	/**
	 * Parts of the page's product that are named already.
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
			self::print_style( self::OPT_IN . ( array() === Blocks::rendered() ? '' : self::STYLE ) . ( self::is_product() ? self::PRODUCT_STYLE : '' ) );
		}
	}

	/**
	 * Lets the results of a listing of ours fade on pages that are another plugin's,
	 * and leaves how these become one another. Hooked to the block, so that pages
	 * without one have nothing of it.
	 *
	 * @param string $html Of the listing.
	 * @return string The same.
	 */
	public static function fade_results( string $html ): string {
		add_action( 'wp_footer', array( self::class, 'print_for_results' ) );
		return $html;
	}

	/**
	 * Prints what lets results fade.
	 */
	public static function print_for_results(): void {
		if ( self::is_on() ) {
			self::print_style( self::RESULTS_STYLE );
		}
	}

	/**
	 * Prints a style by which scripts know that there are transitions of ours.
	 *
	 * @param string $css No part of it comes from outside.
	 */
	private static function print_style( string $css ): void {
		echo '<style id="' . esc_attr( Contract::name( 'markers.view_transitions' ) ) . '">' . $css . "</style>\n"; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Constants.
	}

	/**
	 * Marks what of the page's product a card becomes.
	 *
	 * @param string $html Of the product block.
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
	 * Whether pages of this site change by transitions of ours. A theme that has
	 * its own says so as it does for WordPress's feature plugin.
	 */
	private static function is_on(): bool {
		/**
		 * Changes whether the pages of the shop change by view transitions.
		 *
		 * @param bool $is_on By the owner's setting; false where the theme has its own.
		 *
		 * @example
		 * add_filter( 'vitrine_view_transitions', '__return_false' );
		 */
		return (bool) apply_filters( 'vitrine_view_transitions', Settings::on( 'view_transitions' ) && ! current_theme_supports( 'view-transitions' ) );
	}

	/**
	 * Whether the page is a product's.
	 */
	private static function is_product(): bool {
		return is_singular( Plugin::engine()->content_types()['post_type'] );
	}
}
