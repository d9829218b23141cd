<?php
/**
 * WordPress searches for products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Searches in WP_Query scan all texts of the shop. When visitors search for products
 * only, the word table is used instead. The products list in the admin is not changed,
 * since drafts are not indexed.
 */
final class SearchQueries {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'posts_search', array( self::class, 'condition' ), 10, 2 );
	}

	/**
	 * Filters the search condition.
	 *
	 * @param string    $sql   Condition, starting with AND.
	 * @param \WP_Query $query Query of the condition.
	 */
	public static function condition( string $sql, \WP_Query $query ): string {
		global $wpdb;
		$search = (string) $query->get( 's' );
		$plain  = ! $query->get( 'exact' ) && ! $query->get( 'sentence' ) && IndexWords::is_plain( $search );
		if ( '' === $sql || ! $plain || array( ContentTypes::PRODUCT ) !== (array) $query->get( 'post_type' ) || ( is_admin() && ! wp_doing_ajax() ) ) {
			return $sql;
		}
		$found = WordTable::condition( $search, "{$wpdb->posts}.ID" ) ?? WordTable::condition( (string) Spelling::corrected( $search ), "{$wpdb->posts}.ID" );
		return null === $found ? $sql : " AND $found";
	}
}
