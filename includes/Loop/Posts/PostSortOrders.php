<?php
/**
 * Sort orders of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Commerce\Optional\Catalog\ListedProducts;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's orders for all post types, and those of the catalog for products.
 */
final class PostSortOrders {

	/**
	 * Order to the arguments of WP_Query. Each sorts by ID last, so that no post is on
	 * two pages.
	 */
	private const ARGUMENTS = array(
		'date'       => array(
			'date' => 'DESC',
			'ID'   => 'DESC',
		),
		'date-asc'   => array(
			'date' => 'ASC',
			'ID'   => 'ASC',
		),
		'title'      => array(
			'title' => 'ASC',
			'ID'    => 'ASC',
		),
		'title-desc' => array(
			'title' => 'DESC',
			'ID'    => 'DESC',
		),
		'modified'   => array(
			'modified' => 'DESC',
			'ID'       => 'DESC',
		),
		'menu_order' => array(
			'menu_order' => 'ASC',
			'title'      => 'ASC',
			'ID'         => 'ASC',
		),
		'comments'   => array(
			'comment_count' => 'DESC',
			'ID'            => 'DESC',
		),
	);

	/**
	 * Returns the orders of a post type.
	 *
	 * @param string $post_type Name.
	 * @return array<string, string> Value to label.
	 */
	public static function labels( string $post_type ): array {
		$labels = array(
			'date'       => __( 'Newest first', 'vitrine' ),
			'date-asc'   => __( 'Oldest first', 'vitrine' ),
			'title'      => __( 'Title: A to Z', 'vitrine' ),
			'title-desc' => __( 'Title: Z to A', 'vitrine' ),
			'modified'   => __( 'Last modified', 'vitrine' ),
			'menu_order' => __( 'Menu order', 'vitrine' ),
			'comments'   => __( 'Most discussed', 'vitrine' ),
		);
		return self::is_product( $post_type ) ? array_merge( $labels, self::of_shop() ) : $labels;
	}

	/**
	 * Returns the default selection of orders.
	 *
	 * @param string $post_type Name.
	 * @return list<string>
	 */
	public static function usual( string $post_type ): array {
		return array_keys( self::is_product( $post_type ) && self::of_shop() ? self::of_shop() : array_intersect_key( self::labels( $post_type ), array_flip( array( 'date', 'date-asc', 'title', 'title-desc' ) ) ) );
	}

	/**
	 * Returns a valid order of the post type.
	 *
	 * @param string $order     Requested order.
	 * @param string $post_type Name.
	 */
	public static function valid( string $order, string $post_type ): string {
		$labels = self::labels( $post_type );
		return isset( $labels[ $order ] ) ? $order : ( is_post_type_hierarchical( $post_type ) ? 'menu_order' : 'date' );
	}

	/**
	 * Returns the order arguments of WP_Query; empty for an order of the catalog.
	 *
	 * @param string $order Valid order.
	 * @return array<string, string>
	 */
	public static function arguments( string $order ): array {
		return self::ARGUMENTS[ $order ] ?? array();
	}

	/**
	 * Whether a post type is that of products.
	 *
	 * @param string $post_type Name.
	 */
	private static function is_product( string $post_type ): bool {
		return Plugin::engine()->content_types()['post_type'] === $post_type;
	}

	/**
	 * Returns the orders of the catalog, if it can sort posts.
	 *
	 * @return array<string, string>
	 */
	private static function of_shop(): array {
		$catalog = Plugin::engine()->catalog();
		return $catalog instanceof ListedProducts ? $catalog->sort_orders() : array();
	}
}
