<?php
/**
 * Breadcrumbs on the shop's pages in a classic theme.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Blocks;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * A product, a category and a search have the way back above their title, where block
 * themes have it by their templates. A page whose owner has put breadcrumbs into it
 * is a page, and none of these; `vitrine_breadcrumbs` takes ours away.
 */
final class ClassicBreadcrumbs {

	/** The block, as wide as the title below it. */
	private const BLOCK = '<!-- wp:vitrine/breadcrumbs {"align":""} /-->';

	/**
	 * Takes the hook of a visitor's page.
	 */
	public static function boot(): void {
		add_action( 'template_redirect', array( self::class, 'prepare' ) );
	}

	/**
	 * Takes those of a page that has them, before the theme's template replaces the query.
	 */
	public static function prepare(): void {
		if ( wp_is_block_theme() || is_embed() || is_feed() || 'builtin' !== Plugin::engine()->id() || null === ClassicPages::kind() ) {
			return;
		}
		// Its style is due in the head.
		add_action( 'wp_enqueue_scripts', static fn () => Blocks::expect( array( 'breadcrumbs' ) ) );
		add_action( 'loop_start', array( self::class, 'show' ) );
	}

	/**
	 * Prints them where the theme begins to draw the page.
	 *
	 * @param \WP_Query $query Of the loop that begins.
	 */
	public static function show( \WP_Query $query ): void {
		// A script in the head may look at the posts before anybody sees them.
		if ( did_action( 'wp_head' ) > 0 && ! doing_action( 'wp_head' ) && ( $GLOBALS['wp_query'] ?? null ) === $query ) {
			remove_action( 'loop_start', array( self::class, 'show' ) );
			echo do_blocks( self::BLOCK ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- The block escapes all that goes into it.
		}
	}
}
