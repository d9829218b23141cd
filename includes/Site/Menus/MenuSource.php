<?php
/**
 * Menus of the site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress menus: navigation menus from the site editor, and menus from Appearance ›
 * Menus.
 *
 * @see spec 2.9
 */
final class MenuSource {

	private const NAVIGATION = 'navigation';

	/**
	 * Returns the items of a menu.
	 *
	 * @param string $asked `navigation:<id>` or `menu:<id>`; empty: the main menu.
	 * @return list<MenuItem>
	 */
	public static function items( string $asked ): array {
		if ( preg_match( '/^(navigation|menu):(\d+)$/D', $asked, $found ) ) {
			return self::NAVIGATION === $found[1] ? NavigationPost::items( (int) $found[2] ) : ClassicMenu::items( (int) $found[2] );
		}
		return self::main();
	}

	/**
	 * Returns the items of the main menu: that of the theme's first menu location, else
	 * the newest navigation menu, else the pages.
	 *
	 * @return list<MenuItem>
	 */
	private static function main(): array {
		foreach ( array_keys( get_registered_nav_menus() ) as $place ) {
			$menu = get_nav_menu_locations()[ $place ] ?? 0;
			if ( $menu > 0 ) {
				return ClassicMenu::items( $menu );
			}
		}
		$newest = get_posts(
			array(
				'post_type'              => 'wp_navigation',
				'posts_per_page'         => 1,
				'no_found_rows'          => true,
				'update_post_term_cache' => false,
			)
		);
		return isset( $newest[0] ) ? NavigationPost::items( $newest[0]->ID ) : NavigationPost::pages();
	}
}
