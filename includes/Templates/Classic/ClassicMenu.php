<?php
/**
 * The mini-cart in the menu of a classic theme.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Templates\Classic;

use Vitrine\Blocks;
use Vitrine\Templates\Header;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the cart to the main menu, and to the one that themes have for phones: as the
 * last entry, whether the menu is the owner's or the theme's list of pages.
 */
final class ClassicMenu {

	/** Class of the entry. */
	public const ENTRY = 'vitrine-menu-cart';

	/** What themes call the place of their main menu, the usual one first. */
	private const MAIN = array( 'primary', 'main', 'primary-menu', 'main-menu', 'menu-1', 'header', 'header-menu', 'top', 'primary_navigation' );

	/** What they call one that only phones show. */
	private const PHONE = '/hand-?held|mobile|off-?canvas/i';

	/**
	 * Registers the hooks of a visitor's page.
	 */
	public static function boot(): void {
		add_filter( 'wp_nav_menu_items', array( self::class, 'items' ), 20, 2 );
		add_filter( 'wp_page_menu', array( self::class, 'pages' ), 20, 2 );
		add_action( 'wp_enqueue_scripts', array( self::class, 'style' ) );
	}

	/**
	 * Loads its style in the head, where the theme has a menu.
	 */
	public static function style(): void {
		if ( ! wp_is_block_theme() && Header::is_wanted() && array() !== get_registered_nav_menus() ) {
			Blocks::expect( array( 'mini-cart' ) );
			self::add_style();
		}
	}

	/**
	 * Loads the style of the entry, once.
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
	 * @param string    $items Entries.
	 * @param \stdClass $args  Of the menu.
	 */
	public static function items( string $items, \stdClass $args ): string {
		return self::gets_cart( (string) ( $args->theme_location ?? '' ), $items ) ? $items . self::entry() : $items;
	}

	/**
	 * Adds it to the list of pages that stands where no menu was chosen.
	 *
	 * @param string               $menu A list.
	 * @param array<string, mixed> $args Of the menu.
	 */
	public static function pages( string $menu, array $args ): string {
		$end = strrpos( $menu, '</ul>' );
		return false !== $end && self::gets_cart( (string) ( $args['theme_location'] ?? '' ), $menu ) ? substr_replace( $menu, self::entry(), $end, 0 ) : $menu;
	}

	/**
	 * Whether the menu of a place gets it.
	 *
	 * @param string $location Name of the menu location.
	 * @param string $html     The menu.
	 */
	private static function gets_cart( string $location, string $html ): bool {
		if ( '' === $location || wp_is_block_theme() || ! Header::is_wanted() || str_contains( $html, 'vitrine-mini-cart' ) ) {
			return false;
		}
		$known = array_keys( get_registered_nav_menus() );
		$main  = array_values( array_intersect( self::MAIN, $known ) )[0] ?? $known[0] ?? '';
		return $location === $main || 1 === preg_match( self::PHONE, $location );
	}

	/**
	 * The entry.
	 */
	private static function entry(): string {
		return '<li class="menu-item ' . self::ENTRY . '">' . do_blocks( '<!-- wp:vitrine/mini-cart /-->' ) . '</li>';
	}
}
