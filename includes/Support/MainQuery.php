<?php
/**
 * What a request asks for.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's first query. The current one may be another's: a classic theme draws a
 * category of products as a page.
 *
 * @see \Vitrine\Templates\Classic\ClassicPages
 */
final class MainQuery {

	/**
	 * The query.
	 */
	public static function get(): \WP_Query {
		global $wp_the_query, $wp_query;
		return $wp_the_query instanceof \WP_Query ? $wp_the_query : $wp_query;
	}

	/**
	 * Whether this is the page of one post whose own content has a block, or a synced
	 * pattern with it.
	 *
	 * @param string $name With its namespace.
	 */
	public static function has_block( string $name ): bool {
		$query = self::get();
		$post  = $query->is_singular() ? $query->get_queried_object() : null;
		return $post instanceof \WP_Post && PostBlocks::has( $name, $post );
	}
}
