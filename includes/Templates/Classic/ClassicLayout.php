<?php
/**
 * The layout of the shop's pages in a classic theme.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Plugin;
use Vitrine\Templates\ShopPage;

defined( 'ABSPATH' ) || exit;

/**
 * A cart beside recent comments has no room, and a checkout beside them is left for
 * them: the shop's pages have the whole width.
 */
final class ClassicLayout {

	/** Places for widgets beside a page's content, as themes call them. */
	private const SIDEBAR = '/^(?!.*(foot|head|top|bottom|nav|menu|before|after|below|above)).*(sidebar|aside|primary)/i';

	/** Themes ask by a filter how a page is laid out; each has its word for a page without a sidebar. */
	private const WITHOUT_SIDEBAR = array(
		'astra_page_layout'       => 'no-sidebar',
		'generate_sidebar_layout' => 'no-sidebar',
		'ocean_post_layout_class' => 'full-width',
	);

	/** For every theme, and for Astra. */
	private const STYLE = '.vitrine-shop-page nav.vitrine-breadcrumbs{margin-block-end:1.5rem}.vitrine-shop-page a.wp-element-button{text-decoration:none!important}.vitrine-shop-page .vitrine-product-reviews~.vitrine-product-listing{margin-block-start:3rem}.vitrine-shop-page .wp-block-search~.vitrine-product-listing{margin-block-start:1.5rem}.vitrine-shop-page .wp-block-search__label.screen-reader-text{inline-size:1px}@media(max-width:921px){.vitrine-shop-page.ast-plain-container .site-content #primary{margin-block:1.5rem 2rem}}';

	/**
	 * Registers the hooks of a visitor's page.
	 */
	public static function boot(): void {
		add_action( 'wp', array( self::class, 'prepare' ) );
	}

	/**
	 * Takes those of the shop's pages.
	 */
	public static function prepare(): void {
		if ( is_admin() || wp_is_block_theme() || 'builtin' !== Plugin::engine()->id() || ! ShopPage::is_shown() ) {
			return;
		}
		add_filter( 'is_active_sidebar', array( self::class, 'sidebar' ), 10, 2 );
		add_filter( 'body_class', array( self::class, 'body' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'style' ) );
		// Astra asks otherwise, and prints author and date of what is no page.
		$type = Plugin::engine()->content_types()['post_type'];
		add_filter( "astra_get_option_ast-dynamic-single-$type-structure", static fn (): array => array( "ast-dynamic-single-$type-title" ) );
		foreach ( self::WITHOUT_SIDEBAR as $filter => $none ) {
			add_filter( $filter, static fn ( mixed $layout ): mixed => self::shows_sidebar( 'sidebar-1' ) ? $layout : $none );
		}
	}

	/**
	 * Whether a place for widgets has any.
	 *
	 * @param bool       $is_active Whether it has.
	 * @param string|int $id        Of the place.
	 */
	public static function sidebar( bool $is_active, string|int $id ): bool {
		return $is_active && ( 1 !== preg_match( self::SIDEBAR, (string) $id ) || self::shows_sidebar( (string) $id ) );
	}

	/**
	 * Marks the page.
	 *
	 * @param list<string> $classes Of its body.
	 * @return list<string>
	 */
	public static function body( array $classes ): array {
		$classes[] = 'vitrine-shop-page';
		return $classes;
	}

	/**
	 * Keeps sections apart, has some room below a header that is close to its page, and
	 * leaves links that are buttons without the line below, by which themes mark links
	 * in texts.
	 */
	public static function style(): void {
		wp_register_style( 'vitrine-classic', false, array(), VITRINE_VERSION );
		wp_add_inline_style( 'vitrine-classic', self::STYLE );
		wp_enqueue_style( 'vitrine-classic' );
	}

	/**
	 * Whether a sidebar stays.
	 *
	 * @param string $id Of the place for widgets.
	 */
	private static function shows_sidebar( string $id ): bool {
		/**
		 * Whether a classic theme's sidebar stays on the shop's pages.
		 *
		 * @param bool   $shown Whether it does.
		 * @param string $id    Of the place for widgets.
		 *
		 * @example
		 * add_filter( 'vitrine_classic_sidebar', '__return_true' );
		 */
		return (bool) apply_filters( 'vitrine_classic_sidebar', false, $id );
	}
}
