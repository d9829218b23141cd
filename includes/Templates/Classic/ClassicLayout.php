<?php
/**
 * Layout of shop pages in classic themes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Plugin;
use Vitrine\Templates\ShopPage;

defined( 'ABSPATH' ) || exit;

/**
 * Removes the sidebar from shop pages: a cart does not fit next to one, and it
 * distracts customers at the checkout.
 */
final class ClassicLayout {

	/** Sidebar IDs that themes use for widgets next to the content. */
	private const SIDEBAR = '/^(?!.*(foot|head|top|bottom|nav|menu|before|after|below|above)).*(sidebar|aside|primary)/i';

	/** Layout filters of themes, with each theme's value for a page without sidebar. */
	private const WITHOUT_SIDEBAR = array(
		'astra_page_layout'       => 'no-sidebar',
		'generate_sidebar_layout' => 'no-sidebar',
		'ocean_post_layout_class' => 'full-width',
	);

	/** Styles for all themes and for Astra. */
	private const STYLE = '.vitrine-shop-page nav.vitrine-breadcrumbs{margin-block-end:1.5rem}.vitrine-shop-page a.wp-element-button{text-decoration:none!important}.vitrine-shop-page .vitrine-product-reviews~.vitrine-product-listing{margin-block-start:3rem}.vitrine-shop-page .wp-block-search~.vitrine-product-listing{margin-block-start:1.5rem}.vitrine-shop-page .wp-block-search__label.screen-reader-text{inline-size:1px}@media(max-width:921px){.vitrine-shop-page.ast-plain-container .site-content #primary{margin-block:1.5rem 2rem}}';

	/**
	 * Registers the hooks for front-end requests.
	 */
	public static function boot(): void {
		add_action( 'wp', array( self::class, 'prepare' ) );
	}

	/**
	 * Registers the hooks for shop pages.
	 */
	public static function prepare(): void {
		if ( is_admin() || wp_is_block_theme() || 'builtin' !== Plugin::engine()->id() || ! ShopPage::is_shown() ) {
			return;
		}
		add_filter( 'is_active_sidebar', array( self::class, 'sidebar' ), 10, 2 );
		add_filter( 'body_class', array( self::class, 'body' ) );
		add_action( 'wp_enqueue_scripts', array( self::class, 'style' ) );
		// Astra uses an option filter instead, and prints author and date for all types
		// but pages.
		$type = Plugin::engine()->content_types()['post_type'];
		add_filter( "astra_get_option_ast-dynamic-single-$type-structure", static fn (): array => array( "ast-dynamic-single-$type-title" ) );
		foreach ( self::WITHOUT_SIDEBAR as $filter => $none ) {
			add_filter( $filter, static fn ( mixed $layout ): mixed => self::shows_sidebar( 'sidebar-1' ) ? $layout : $none );
		}
	}

	/**
	 * Filters whether a sidebar has widgets.
	 *
	 * @param bool       $is_active Whether it has widgets.
	 * @param string|int $id        Sidebar ID.
	 */
	public static function sidebar( bool $is_active, string|int $id ): bool {
		return $is_active && ( 1 !== preg_match( self::SIDEBAR, (string) $id ) || self::shows_sidebar( (string) $id ) );
	}

	/**
	 * Adds a class to the body.
	 *
	 * @param list<string> $classes Body classes.
	 * @return list<string>
	 */
	public static function body( array $classes ): array {
		$classes[] = 'vitrine-shop-page';
		return $classes;
	}

	/**
	 * Adds styles: space between sections and below the header, and no underline on
	 * links that look like buttons, which themes add to links in content.
	 */
	public static function style(): void {
		wp_register_style( 'vitrine-classic', false, array(), VITRINE_VERSION );
		wp_add_inline_style( 'vitrine-classic', self::STYLE );
		wp_enqueue_style( 'vitrine-classic' );
	}

	/**
	 * Whether the sidebar is kept.
	 *
	 * @param string $id Sidebar ID.
	 */
	private static function shows_sidebar( string $id ): bool {
		/**
		 * Filters whether a classic theme shows its sidebar on shop pages.
		 *
		 * @param bool   $shown Whether the sidebar is shown. Default false.
		 * @param string $id    Sidebar ID.
		 *
		 * @example
		 * add_filter( 'vitrine_classic_sidebar', '__return_true' );
		 */
		return (bool) apply_filters( 'vitrine_classic_sidebar', false, $id );
	}
}
