<?php
/**
 * A menu of Appearance › Menus.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Menus;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a tree of WordPress's list.
 */
final class ClassicMenu {

	/**
	 * The entries of a menu.
	 *
	 * @param int $id Of its term.
	 * @return list<Item>
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
	 * The entries of one submenu.
	 *
	 * @param int                      $parent Entry above; 0: none.
	 * @param array<int, list<\stdClass>> $by    Entries by the one above.
	 * @return list<Item>
	 */
	private static function below( int $parent, array $by ): array {
		$items    = $by[ $parent ] ?? array();
		$children = $by;
		// An entry that is its own ancestor would have no end.
		unset( $children[ $parent ] );
		return array_map(
			static fn ( \stdClass $item ): Item => new Item(
				Item::text( (string) $item->title ),
				'#' === $item->url ? '' : (string) $item->url,
				self::below( (int) $item->ID, $children ),
				implode( ' ', array_filter( (array) $item->classes ) ),
				(string) $item->target
			),
			$items
		);
	}
}
