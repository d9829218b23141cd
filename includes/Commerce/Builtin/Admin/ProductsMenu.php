<?php
/**
 * Navigation between product screens.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * Products are in the shop's menu. Categories, tags and pages that plugins add to the
 * products menu are shown as tabs, with "Products" highlighted in the menu.
 */
final class ProductsMenu {

	/** Parent menu to which plugins add product pages. */
	private const PARENT = 'edit.php?post_type=' . ContentTypes::PRODUCT;

	/** Position after all items of the shop's menu. */
	private const FIRST = 1000;

	/**
	 * Tabs in order.
	 *
	 * @var array<int, array<int, string>>
	 */
	private static array $tabs = array();

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Before the shop's menu: WordPress uses the first menu of a page.
		add_action( 'admin_menu', array( self::class, 'add' ), 9 );
		// Before the items after the products.
		add_action( 'admin_menu', array( self::class, 'add_product' ), 10 );
		add_action( 'admin_menu', array( self::class, 'keep_apart' ), PHP_INT_MAX );
		add_filter( 'parent_file', array( self::class, 'parent_file' ) );
		add_filter( 'submenu_file', array( self::class, 'submenu_file' ) );
		add_action( 'all_admin_notices', array( self::class, 'render' ) );
	}

	/**
	 * Adds categories and tags.
	 */
	public static function add(): void {
		foreach ( array(
			ContentTypes::CATEGORY => __( 'Categories', 'vitrine' ),
			ContentTypes::TAG      => __( 'Tags', 'vitrine' ),
		) as $taxonomy => $label ) {
			add_submenu_page( self::PARENT, $label, $label, Roles::TERMS, "edit-tags.php?taxonomy=$taxonomy&post_type=" . ContentTypes::PRODUCT );
		}
	}

	/**
	 * Adds "Add product" to the shop's menu.
	 */
	public static function add_product(): void {
		$type = get_post_type_object( ContentTypes::PRODUCT );
		if ( null !== $type ) {
			add_submenu_page( ContentTypes::MENU, $type->labels->add_new_item, $type->labels->add_new_item, $type->cap->create_posts, 'post-new.php?post_type=' . ContentTypes::PRODUCT );
		}
	}

	/**
	 * Moves the pages behind the items of the shop's menu: for users who cannot see orders,
	 * WordPress makes products the first page of the menu and would overwrite these items.
	 */
	public static function keep_apart(): void {
		global $submenu;
		$pages = array_values( $submenu[ self::PARENT ] ?? array() );
		if ( array() !== $pages ) {
			$submenu[ self::PARENT ] = array_combine( range( self::FIRST, self::FIRST + count( $pages ) - 1 ), $pages ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress has no function for it.
		}
	}

	/**
	 * Filters the parent menu of a screen. WordPress has checked permissions by now, so the
	 * pages are removed from their original parent menu, which is not displayed.
	 *
	 * @param string|null $file File from WordPress.
	 */
	public static function parent_file( ?string $file ): ?string {
		global $submenu, $_wp_real_parent_file;
		self::$tabs = array_filter( $submenu[ self::PARENT ] ?? array(), static fn ( int $at ): bool => $at >= self::FIRST, ARRAY_FILTER_USE_KEY );
		foreach ( array_keys( self::$tabs ) as $at ) {
			unset( $submenu[ self::PARENT ][ $at ] );
		}
		return self::is_below_products() ? ( $_wp_real_parent_file[ ContentTypes::MENU ] ?? ContentTypes::MENU ) : $file;
	}

	/**
	 * Filters the menu item of a screen.
	 *
	 * @param string|null $file File from WordPress.
	 */
	public static function submenu_file( ?string $file ): ?string {
		return self::is_below_products() ? self::PARENT : $file;
	}

	/**
	 * Prints the tabs.
	 */
	public static function render(): void {
		if ( ! self::is_below_products() && 'edit-' . ContentTypes::PRODUCT !== get_current_screen()?->id ) {
			return;
		}
		$type = get_post_type_object( ContentTypes::PRODUCT );
		$tabs = null !== $type && current_user_can( $type->cap->edit_posts ) ? array( self::PARENT => $type->labels->name ) : array();
		foreach ( self::$tabs as $tab ) {
			$tabs[ self::address( $tab[2] ) ] = $tab[0];
		}
		if ( count( $tabs ) < 2 ) {
			return;
		}
		printf( '<nav class="nav-tab-wrapper vitrine-product-tabs" aria-label="%s">', esc_attr__( 'Products', 'vitrine' ) );
		foreach ( $tabs as $address => $label ) {
			$is_here = self::here() === $address;
			printf( '<a href="%s" class="nav-tab %s" aria-current="%s">%s</a>', esc_url( admin_url( $address ) ), esc_attr( $is_here ? 'nav-tab-active' : '' ), esc_attr( $is_here ? 'page' : 'false' ), esc_html( wp_strip_all_tags( $label ) ) );
		}
		echo '</nav>';
	}

	/**
	 * Whether this is a product screen without menu item.
	 */
	private static function is_below_products(): bool {
		global $pagenow, $typenow, $plugin_page;
		return ContentTypes::PRODUCT === $typenow && ( in_array( $pagenow, array( 'edit-tags.php', 'term.php' ), true ) || ( 'edit.php' === $pagenow && '' !== (string) $plugin_page ) );
	}

	/**
	 * Returns the URL of a menu item, which may be a page slug only.
	 *
	 * @param string $entry Menu slug.
	 */
	private static function address( string $entry ): string {
		return str_contains( $entry, '.php' ) ? html_entity_decode( $entry ) : add_query_arg( 'page', $entry, self::PARENT );
	}

	/**
	 * Returns the URL of the current screen as in its tab.
	 */
	private static function here(): string {
		global $plugin_page, $taxnow;
		if ( '' !== (string) $plugin_page ) {
			return self::address( (string) $plugin_page );
		}
		return '' === (string) $taxnow ? self::PARENT : "edit-tags.php?taxonomy=$taxnow&post_type=" . ContentTypes::PRODUCT;
	}
}
