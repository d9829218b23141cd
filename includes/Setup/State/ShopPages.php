<?php
/**
 * Pages of the shop for the site owner.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\State;

use Vitrine\Commerce\Builtin\BuiltinPages;

defined( 'ABSPATH' ) || exit;

/**
 * Status of the pages, and whether the menu links to the shop.
 */
final class ShopPages {

	/** Status of a page that does not exist, not even in the trash. */
	public const MISSING = 'missing';

	/**
	 * Returns the labels of the pages in the Pages list.
	 *
	 * @return array<string, string> Page to label.
	 */
	public static function labels(): array {
		return array(
			'shop'     => __( 'Shop page', 'vitrine' ),
			'cart'     => __( 'Cart page', 'vitrine' ),
			'checkout' => __( 'Checkout page', 'vitrine' ),
			'account'  => __( 'My account page', 'vitrine' ),
		);
	}

	/**
	 * Returns all pages of the shop.
	 *
	 * @return list<array{id: string, label: string, title: string, status: string, status_label: string, view: string, edit: string}> `status` is the post status or MISSING; URLs may be empty.
	 */
	public static function all(): array {
		$ids   = BuiltinPages::ids();
		$pages = array();
		foreach ( self::labels() as $id => $label ) {
			$post    = get_post( $ids[ $id ] ?? 0 );
			$post    = isset( $ids[ $id ] ) && $post instanceof \WP_Post ? $post : null;
			$status  = null === $post ? self::MISSING : $post->post_status;
			$pages[] = array(
				'id'           => $id,
				'label'        => $label,
				'title'        => null === $post ? '' : html_entity_decode( get_the_title( $post ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				'status'       => $status,
				'status_label' => null === $post ? __( 'Missing', 'vitrine' ) : (string) ( get_post_status_object( $status )->label ?? $status ),
				'view'         => null !== $post && 'publish' === $status ? (string) get_permalink( $post ) : '',
				'edit'         => null === $post || 'trash' === $status ? '' : (string) get_edit_post_link( $post, 'raw' ),
			);
		}
		return $pages;
	}

	/**
	 * Whether a menu links to the shop. Without a custom menu, WordPress lists all pages.
	 */
	public static function is_in_menu(): bool {
		return wp_is_block_theme() ? self::is_in_navigation() : self::is_in_classic_menu();
	}

	/**
	 * Same as is_in_menu() for block themes. The theme decides which menu it shows, so any menu counts.
	 */
	private static function is_in_navigation(): bool {
		$menus = get_posts(
			array(
				'post_type'      => 'wp_navigation',
				'post_status'    => 'publish',
				'posts_per_page' => 20,
			)
		);
		$path  = trim( wp_make_link_relative( BuiltinPages::url( 'shop' ) ), '/' );
		$id    = BuiltinPages::ids()['shop'] ?? 0;
		foreach ( $menus as $menu ) {
			if ( has_block( 'core/page-list', $menu ) || str_contains( $menu->post_content, sprintf( '"id":%d,', $id ) ) || ( '' !== $path && str_contains( $menu->post_content, "/$path" ) ) ) {
				return true;
			}
		}
		return array() === $menus;
	}

	/**
	 * Same as is_in_menu() for classic themes.
	 */
	private static function is_in_classic_menu(): bool {
		$menus = array_filter( array_map( 'intval', (array) get_nav_menu_locations() ) );
		foreach ( $menus as $menu ) {
			$items = wp_get_nav_menu_items( $menu );
			foreach ( is_array( $items ) ? $items : array() as $item ) {
				if ( ( 'page' === $item->object && (int) $item->object_id === ( BuiltinPages::ids()['shop'] ?? 0 ) ) || untrailingslashit( (string) $item->url ) === untrailingslashit( BuiltinPages::url( 'shop' ) ) ) {
					return true;
				}
			}
		}
		return array() === $menus;
	}
}
