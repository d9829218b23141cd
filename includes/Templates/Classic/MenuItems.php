<?php
/**
 * The cart and the account as entries of a menu.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * The screen Appearance › Menus offers them in a box of their own. An entry is a
 * custom link whose address says which page it is, as other plugins have it, so that
 * it leads there wherever the page is. The cart is the mini-cart with its count and
 * drawer; the account is a link.
 */
final class MenuItems {

	private const BOX = 'vitrine-menu-items';

	/** Address of an entry to what the engine calls its page. */
	private const PAGES = array(
		'#vitrine-cart'    => 'cart',
		'#vitrine-account' => 'account',
	);

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After WordPress has hidden all boxes but its own from who opens the screen first.
		add_action( 'admin_head-nav-menus.php', array( self::class, 'add_box' ) );
		add_filter( 'wp_setup_nav_menu_item', array( self::class, 'label' ) );
		add_filter( 'wp_get_nav_menu_items', array( self::class, 'lead' ), 20 );
		add_filter( 'walker_nav_menu_start_el', array( self::class, 'show' ), 10, 2 );
	}

	/**
	 * Adds the box to the screen.
	 */
	public static function add_box(): void {
		add_meta_box( self::BOX, __( 'Vitrine', 'vitrine' ), array( self::class, 'box' ), 'nav-menus', 'side', 'low' );
	}

	/**
	 * The box, as WordPress's script of the screen reads it.
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
	 * Says on the screen what an entry is.
	 *
	 * @param mixed $item As WordPress has read it.
	 * @return mixed The same.
	 */
	public static function label( mixed $item ): mixed {
		if ( null !== self::page_of( $item ) ) {
			$item->type_label = __( 'Shop page', 'vitrine' );
		}
		return $item;
	}

	/**
	 * Has the entries lead to their pages where a menu is shown. Where it is edited
	 * they keep the address that says what they are.
	 *
	 * @param mixed $items Of a menu.
	 * @return mixed The same.
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
	 * Puts the mini-cart in the place of the link to the cart.
	 *
	 * @param string $html Of the entry, without those below it.
	 * @param object $item The entry.
	 */
	public static function show( string $html, object $item ): string {
		if ( 'cart' !== ( $item->vitrine_page ?? '' ) ) {
			return $html;
		}
		ClassicMenu::add_style();
		return do_blocks( '<!-- wp:vitrine/mini-cart /-->' );
	}

	/**
	 * Which page an entry leads to; null: it is none of ours.
	 *
	 * @param mixed $item As WordPress has read it.
	 */
	private static function page_of( mixed $item ): ?string {
		if ( ! is_object( $item ) ) {
			return null;
		}
		$url = $item->url ?? '';
		return 'custom' === ( $item->type ?? '' ) && is_string( $url ) ? self::PAGES[ $url ] ?? null : null;
	}

	/**
	 * What a page is called.
	 *
	 * @param string $page Of PAGES.
	 */
	private static function name( string $page ): string {
		return 'cart' === $page ? __( 'Cart', 'vitrine' ) : __( 'My account', 'vitrine' );
	}
}
