<?php
/**
 * WordPress's own searches for products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Index;

use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * A search page of products and a listing's search are WordPress's queries, which
 * look into every text of the shop. Where visitors search for products alone,
 * words are looked up in the table instead. The owner's list of products stays
 * WordPress's: there one looks for drafts as well.
 */
final class SearchQueries {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'posts_search', array( self::class, 'condition' ), 10, 2 );
	}

	/**
	 * Changes the condition of a search.
	 *
	 * @param string    $sql   Begins with AND.
	 * @param \WP_Query $query Of it.
	 */
	public static function condition( string $sql, \WP_Query $query ): string {
		global $wpdb;
		$search = (string) $query->get( 's' );
		$plain  = ! $query->get( 'exact' ) && ! $query->get( 'sentence' ) && Words::is_plain( $search );
		if ( '' === $sql || ! $plain || array( ContentTypes::PRODUCT ) !== (array) $query->get( 'post_type' ) || ( is_admin() && ! wp_doing_ajax() ) ) {
			return $sql;
		}
		$found = WordTable::condition( $search, "{$wpdb->posts}.ID" ) ?? WordTable::condition( (string) Spelling::corrected( $search ), "{$wpdb->posts}.ID" );
		return null === $found ? $sql : " AND $found";
	}
}
