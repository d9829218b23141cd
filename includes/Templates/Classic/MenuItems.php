<?php
/**
 * Cart and account as menu items.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * Adds a meta box to Appearance › Menus. As with other plugins, an item is a custom
 * link whose URL identifies the page, so it keeps working when the page moves. The cart
 * item shows the mini-cart with count and drawer; the account item is a link.
 */
final class MenuItems {

	private const BOX = 'vitrine-menu-items';

	/** URLs of the menu items to page names of the engine. */
	private const PAGES = array(
		'#vitrine-cart'    => 'cart',
		'#vitrine-account' => 'account',
	);

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// WordPress hides all meta boxes but its own when a user opens the screen for
		// the first time.
		add_action( 'admin_head-nav-menus.php', array( self::class, 'add_box' ) );
		add_filter( 'wp_setup_nav_menu_item', array( self::class, 'label' ) );
		add_filter( 'wp_get_nav_menu_items', array( self::class, 'lead' ), 20 );
		add_filter( 'walker_nav_menu_start_el', array( self::class, 'show' ), 10, 2 );
	}

	/**
	 * Adds the meta box.
	 */
	public static function add_box(): void {
		add_meta_box( self::BOX, __( 'Vitrine', 'vitrine' ), array( self::class, 'box' ), 'nav-menus', 'side', 'low' );
	}

	/**
	 * Prints the meta box in the markup that WordPress's script expects.
	 */
	public static function box(): void {
		global $nav_menu_selected_id;
		printf( '<div id="%s" class="posttypediv"><div class="tabs-panel tabs-panel-active"><ul class="categorychecklist form-no-clear">', esc_attr( self::BOX ) );
		$id = 0;
		foreach ( self::PAGES as $url => $page ) {
			--$id;
			printf( '<li><label class="menu-item-title"><input type="checkbox" class="menu-item-checkbox" name="menu-item[%1$d][menu-item-object-id]" value="%1$d"> %2$s</label>', (int) $id, esc_html( self::name( $page ) ) );
			foreach ( array(
				'type'  => 'custom',
				'title' => self::name( $page ),
				'url'   => $url,
			) as $field => $value ) {
				printf( '<input type="hidden" class="menu-item-%1$s" name="menu-item[%2$d][menu-item-%1$s]" value="%3$s">', esc_attr( $field ), (int) $id, esc_attr( $value ) );
			}
			echo '</li>';
		}
		echo '</ul></div><p class="button-controls"><span class="add-to-menu"><input type="submit"';
		wp_nav_menu_disabled_check( $nav_menu_selected_id );
		printf( ' class="button submit-add-to-menu right" value="%1$s" name="add-vitrine-menu-item" id="submit-%2$s"><span class="spinner"></span></span></p></div>', esc_attr__( 'Add to Menu', 'vitrine' ), esc_attr( self::BOX ) );
	}

	/**
	 * Sets the type label of the items on the menu screen.
	 *
	 * @param mixed $item Menu item from wp_setup_nav_menu_item().
	 * @return mixed The same item.
	 */
	public static function label( mixed $item ): mixed {
		if ( null !== self::page_of( $item ) ) {
			$item->type_label = __( 'Shop page', 'vitrine' );
		}
		return $item;
	}

	/**
	 * Sets the URLs of the items when a menu is displayed. In the editor they keep the
	 * URL that identifies them.
	 *
	 * @param mixed $items Menu items.
	 * @return mixed The same items.
	 */
	public static function lead( mixed $items ): mixed {
		foreach ( is_admin() || ! is_array( $items ) ? array() : $items as $item ) {
			$page = self::page_of( $item );
			if ( null !== $page ) {
				$item->url          = Plugin::engine()->page_url( $page );
				$item->vitrine_page = $page;
				if ( 'cart' === $page ) {
					$item->classes = array( ...(array) $item->classes, ClassicMenu::ENTRY );
				}
			}
		}
		return $items;
	}

	/**
	 * Replaces the cart link with the mini-cart.
	 *
	 * @param string $html HTML of the item, without its children.
	 * @param object $item Menu item.
	 */
	public static function show( string $html, object $item ): string {
		if ( 'cart' !== ( $item->vitrine_page ?? '' ) ) {
			return $html;
		}
		ClassicMenu::add_style();
		return do_blocks( '<!-- wp:vitrine/mini-cart /-->' );
	}

	/**
	 * Returns the page of a menu item; null: not an item of this plugin.
	 *
	 * @param mixed $item Menu item.
	 */
	private static function page_of( mixed $item ): ?string {
		if ( ! is_object( $item ) ) {
			return null;
		}
		$url = $item->url ?? '';
		return 'custom' === ( $item->type ?? '' ) && is_string( $url ) ? self::PAGES[ $url ] ?? null : null;
	}

	/**
	 * Returns the label of a page.
	 *
	 * @param string $page Page name from PAGES.
	 */
	private static function name( string $page ): string {
		return 'cart' === $page ? __( 'Cart', 'vitrine' ) : __( 'My account', 'vitrine' );
	}
}
