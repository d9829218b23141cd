<?php
/**
 * The orders that a listing can be sorted in.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Commerce\Optional\Catalogue\ListedProducts;
use Vitrine\Plugin;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own for every post type; those of the catalogue for products.
 */
final class Orders {

	/**
	 * Value to the arguments of WP_Query. Each ends in the id, so that no post is
	 * on two pages.
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
	 * The orders of a post type.
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
	 * Those that are offered where the owner has chosen none.
	 *
	 * @param string $post_type Name.
	 * @return list<string>
	 */
	public static function usual( string $post_type ): array {
		return array_keys( self::is_product( $post_type ) && self::of_shop() ? self::of_shop() : array_intersect_key( self::labels( $post_type ), array_flip( array( 'date', 'date-asc', 'title', 'title-desc' ) ) ) );
	}

	/**
	 * An order that the post type has.
	 *
	 * @param string $order     As asked for.
	 * @param string $post_type Name.
	 */
	public static function valid( string $order, string $post_type ): string {
		$labels = self::labels( $post_type );
		return isset( $labels[ $order ] ) ? $order : ( is_post_type_hierarchical( $post_type ) ? 'menu_order' : 'date' );
	}

	/**
	 * What WP_Query sorts by; empty for an order of the catalogue.
	 *
	 * @param string $order A valid one.
	 * @return array<string, string>
	 */
	public static function arguments( string $order ): array {
		return self::ARGUMENTS[ $order ] ?? array();
	}

	/**
	 * Whether posts of a type are the shop's products.
	 *
	 * @param string $post_type Name.
	 */
	private static function is_product( string $post_type ): bool {
		return Plugin::engine()->content_types()['post_type'] === $post_type;
	}

	/**
	 * Those of the catalogue, where it can sort posts.
	 *
	 * @return array<string, string>
	 */
	private static function of_shop(): array {
		$catalogue = Plugin::engine()->catalogue();
		return $catalogue instanceof ListedProducts ? $catalogue->sort_orders() : array();
	}
}
