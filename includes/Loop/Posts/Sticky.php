<?php
/**
 * Sticky posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress adds sticky posts on top of the first page, which becomes longer than the
 * others and repeats them later. Here they are only sorted first.
 */
final class Sticky {

	/**
	 * Adds sticky posts to the clauses of a query.
	 *
	 * @param array<string, string> $clauses Clauses of WP_Query.
	 * @param string                $wish    `ignore`, `first`, `only` or `exclude`.
	 * @return array<string, string>
	 */
	public static function clauses( array $clauses, string $wish ): array {
		global $wpdb;
		$ids = 'ignore' === $wish ? array() : array_filter( array_map( 'intval', (array) get_option( 'sticky_posts' ) ) );
		$in  = "{$wpdb->posts}.ID IN ( " . implode( ', ', $ids ) . ' )';
		if ( array() === $ids ) {
			$clauses['where'] .= 'only' === $wish ? ' AND 1=0' : '';
		} elseif ( 'first' === $wish ) {
			$clauses['orderby'] = "CASE WHEN $in THEN 0 ELSE 1 END" . ( '' === $clauses['orderby'] ? '' : ', ' . $clauses['orderby'] );
		} else {
			$clauses['where'] .= 'only' === $wish ? " AND $in" : " AND NOT $in";
		}
		return $clauses;
	}
}
