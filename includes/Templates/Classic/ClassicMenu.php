<?php
/**
 * Mini-cart in the menu of classic themes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Blocks;
use Vitrine\Templates\HeaderMiniCart;

defined( 'ABSPATH' ) || exit;

/**
 * Appends the mini-cart to the main menu and to the theme's mobile menu, whether the
 * menu is set by the owner or is the theme's list of pages.
 */
final class ClassicMenu {

	/** CSS class of the menu item. */
	public const ENTRY = 'vitrine-menu-cart';

	/** Usual names of the main menu location, the most common first. */
	private const MAIN = array( 'primary', 'main', 'primary-menu', 'main-menu', 'menu-1', 'header', 'header-menu', 'top', 'primary_navigation' );

	/** Usual names of mobile menu locations. */
	private const PHONE = '/hand-?held|mobile|off-?canvas/i';

	/**
	 * Registers the hooks for front-end requests.
	 */
	public static function boot(): void {
		add_filter( 'wp_nav_menu_items', array( self::class, 'items' ), 20, 2 );
		add_filter( 'wp_page_menu', array( self::class, 'pages' ), 20, 2 );
		add_action( 'wp_enqueue_scripts', array( self::class, 'style' ) );
	}

	/**
	 * Enqueues the styles in the head if the theme has menus.
	 */
	public static function style(): void {
		if ( ! wp_is_block_theme() && HeaderMiniCart::is_wanted() && array() !== get_registered_nav_menus() ) {
			Blocks::expect( array( 'mini-cart' ) );
			self::add_style();
		}
	}

	/**
	 * Enqueues the style of the menu item once.
	 */
	public static function add_style(): void {
		if ( wp_register_style( 'vitrine-classic-menu', false, array(), VITRINE_VERSION ) ) {
			wp_add_inline_style( 'vitrine-classic-menu', '.vitrine-menu-cart{align-self:center;vertical-align:middle}.vitrine-menu-cart .vitrine-cart-icon.vitrine-cart-icon{padding-inline:1em}' );
			wp_enqueue_style( 'vitrine-classic-menu' );
		}
	}

	/**
	 * Adds the cart to a menu.
	 *
	 * @param string    $items HTML of the menu items.
	 * @param \stdClass $args  Arguments of wp_nav_menu().
	 */
	public static function items( string $items, \stdClass $args ): string {
		return self::gets_cart( (string) ( $args->theme_location ?? '' ), $items ) ? $items . self::entry() : $items;
	}

	/**
	 * Adds the cart to the list of pages, which is shown if no menu is assigned.
	 *
	 * @param string               $menu HTML of the list.
	 * @param array<string, mixed> $args Arguments of wp_page_menu().
	 */
	public static function pages( string $menu, array $args ): string {
		$end = strrpos( $menu, '</ul>' );
		return false !== $end && self::gets_cart( (string) ( $args['theme_location'] ?? '' ), $menu ) ? substr_replace( $menu, self::entry(), $end, 0 ) : $menu;
	}

	/**
	 * Whether a menu location gets the cart.
	 *
	 * @param string $location Name of the menu location.
	 * @param string $html     HTML of the menu.
	 */
	private static function gets_cart( string $location, string $html ): bool {
		if ( '' === $location || wp_is_block_theme() || ! HeaderMiniCart::is_wanted() || str_contains( $html, 'vitrine-mini-cart' ) ) {
			return false;
		}
		$known = array_keys( get_registered_nav_menus() );
		$main  = array_values( array_intersect( self::MAIN, $known ) )[0] ?? $known[0] ?? '';
		return $location === $main || 1 === preg_match( self::PHONE, $location );
	}

	/**
	 * Returns the HTML of the menu item.
	 */
	private static function entry(): string {
		return '<li class="menu-item ' . self::ENTRY . '">' . do_blocks( '<!-- wp:vitrine/mini-cart /-->' ) . '</li>';
	}
}
