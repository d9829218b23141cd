<?php
/**
 * Where a menu comes from.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own menus: those of the site editor, and those of Appearance › Menus.
 *
 * @see spec 2.9
 */
final class Source {

	private const NAVIGATION = 'navigation';

	/**
	 * The entries of a menu.
	 *
	 * @param string $asked `navigation:<id>` or `menu:<id>`; empty: the site's main one.
	 * @return list<Item>
	 */
	public static function items( string $asked ): array {
		if ( preg_match( '/^(navigation|menu):(\d+)$/D', $asked, $found ) ) {
			return self::NAVIGATION === $found[1] ? NavigationPost::items( (int) $found[2] ) : ClassicMenu::items( (int) $found[2] );
		}
		return self::main();
	}

	/**
	 * The site's main menu: that of the theme's first place for one, else the
	 * newest of the site editor, else its pages.
	 *
	 * @return list<Item>
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
