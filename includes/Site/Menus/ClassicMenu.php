<?php
/**
 * Menu from Appearance › Menus.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * Converts WordPress's flat list of menu items to a tree.
 */
final class ClassicMenu {

	/**
	 * Returns the items of a menu.
	 *
	 * @param int $id Term ID of the menu.
	 * @return list<MenuItem>
	 */
	public static function items( int $id ): array {
		$list = wp_get_nav_menu_items( $id, array( 'update_post_term_cache' => false ) );
		$by   = array();
		foreach ( is_array( $list ) ? $list : array() as $item ) {
			if ( empty( $item->_invalid ) ) {
				$by[ (int) $item->menu_item_parent ][] = (object) get_object_vars( $item );
			}
		}
		return self::below( 0, $by );
	}

	/**
	 * Returns the items of a submenu.
	 *
	 * @param int                         $parent ID of the parent item; 0: top level.
	 * @param array<int, list<\stdClass>> $by     Items by parent ID.
	 * @return list<MenuItem>
	 */
	private static function below( int $parent, array $by ): array {
		$items    = $by[ $parent ] ?? array();
		$children = $by;
		// Prevents endless recursion if an item is its own ancestor.
		unset( $children[ $parent ] );
		return array_map(
			static fn ( \stdClass $item ): MenuItem => new MenuItem(
				MenuItem::text( (string) $item->title ),
				'#' === $item->url ? '' : (string) $item->url,
				self::below( (int) $item->ID, $children ),
				implode( ' ', array_filter( (array) $item->classes ) ),
				(string) $item->target
			),
			$items
		);
	}
}
