<?php
/**
 * Main query.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * The original query of the request. `$wp_query` may be a replacement: classic themes
 * show a product category as a page.
 *
 * @see \Vitrine\Templates\Classic\ClassicPages
 */
final class MainQuery {

	/**
	 * Returns the query.
	 */
	public static function get(): \WP_Query {
		global $wp_the_query, $wp_query;
		return $wp_the_query instanceof \WP_Query ? $wp_the_query : $wp_query;
	}

	/**
	 * Whether the request is for a single post whose content, or a synced pattern in
	 * it, has a block.
	 *
	 * @param string $name Block name with namespace.
	 */
	public static function has_block( string $name ): bool {
		$query = self::get();
		$post  = $query->is_singular() ? $query->get_queried_object() : null;
		return $post instanceof \WP_Post && PostBlocks::has( $name, $post );
	}
}
