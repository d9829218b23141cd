<?php
/**
 * Finds the ids of a page of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Value\ProductQuery;

defined( 'ABSPATH' ) || exit;

/**
 * One prepared query for the page, rows and all, and one for the count. Listings show what
 * everybody may see: published, no password.
 */
final class ProductSearch {

	/** More words than this make a query slow and find nothing. */
	private const MAX_WORDS = 8;

	/**
	 * The ids of the page and the count of all pages.
	 *
	 * @param ProductQuery $query    What is asked for.
	 * @param int          $page     From 1.
	 * @param int          $per_page From 1.
	 * @return array{ids: list<int>, total: int}
	 */
	public static function run( ProductQuery $query, int $page, int $per_page ): array {
		global $wpdb;
		[ $from, $args ] = self::from( $query );
		// phpcs:disable WordPress.DB.PreparedSQL.NotPrepared, WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Constants and placeholders only; every value is an argument of prepare().
		$order = array() === $query->ids ? SortOrders::sql( $query->orderby ) : self::given_order( $query->ids );
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( "SELECT l.* $from ORDER BY $order LIMIT %d OFFSET %d", ...array_merge( $args, array( $per_page, ( $page - 1 ) * $per_page ) ) ), ARRAY_A );
		$count = count( $rows );
		// A page that is not full says itself how many there are.
		$total = $count > 0 && $count < $per_page
			? ( $page - 1 ) * $per_page + $count
			: ( 1 === $page && 0 === $count ? 0 : (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) $from", ...$args ) ) );
		// phpcs:enable
		return array(
			'ids'   => ProductRows::keep( $rows ),
			'total' => $total,
		);
	}

	/**
	 * FROM and WHERE, and the arguments of their placeholders.
	 *
	 * @param ProductQuery $query What is asked for.
	 * @return array{0: string, 1: list<string|int>}
	 */
	private static function from( ProductQuery $query ): array {
		global $wpdb;
		$sql  = "FROM %i p INNER JOIN %i l ON l.product_id = p.ID WHERE p.post_type = %s AND p.post_status = 'publish' AND p.post_password = ''";
		$args = array( $wpdb->posts, Tables::products(), ContentTypes::PRODUCT );
		if ( array() !== $query->ids ) {
			$sql .= ' AND p.ID IN ( ' . implode( ', ', array_fill( 0, count( $query->ids ), '%d' ) ) . ' )';
			$args = array_merge( $args, array_map( 'intval', $query->ids ) );
		}
		if ( $query->on_sale ) {
			$sql .= ' AND l.on_sale = 1';
		}
		if ( '' !== $query->category ) {
			$terms = self::term_taxonomy_ids( $query->category );
			$sql  .= ' AND p.ID IN ( SELECT object_id FROM %i WHERE term_taxonomy_id IN ( ' . implode( ', ', array_fill( 0, count( $terms ), '%d' ) ) . ' ) )';
			$args  = array_merge( $args, array( $wpdb->term_relationships ), $terms );
		}
		foreach ( self::words( $query->search ) as $word ) {
			$like = '%' . $wpdb->esc_like( $word ) . '%';
			$sql .= ' AND ( p.post_title LIKE %s OR p.post_excerpt LIKE %s OR p.post_content LIKE %s OR l.sku LIKE %s )';
			$args = array_merge( $args, array( $like, $like, $like, $like ) );
		}
		return array( $sql, $args );
	}

	/**
	 * A category and those below it.
	 *
	 * @param string $slug Of the category.
	 * @return non-empty-list<int> Term taxonomy ids; `[ 0 ]`, which nothing has, for no category.
	 */
	private static function term_taxonomy_ids( string $slug ): array {
		$term = get_term_by( 'slug', $slug, ContentTypes::CATEGORY );
		if ( ! $term instanceof \WP_Term ) {
			return array( 0 );
		}
		$ids = array( $term->term_taxonomy_id );
		foreach ( (array) get_term_children( $term->term_id, ContentTypes::CATEGORY ) as $child_id ) {
			$child = get_term( (int) $child_id, ContentTypes::CATEGORY );
			if ( $child instanceof \WP_Term ) {
				$ids[] = $child->term_taxonomy_id;
			}
		}
		return $ids;
	}

	/**
	 * The words of a search, each of which must be found.
	 *
	 * @param string $search As typed.
	 * @return list<string>
	 */
	private static function words( string $search ): array {
		$words = preg_split( '/\s+/u', trim( $search ), -1, PREG_SPLIT_NO_EMPTY );
		return array_slice( false === $words ? array() : $words, 0, self::MAX_WORDS );
	}

	/**
	 * ORDER BY for ids in the order they are given.
	 *
	 * @param list<int> $ids Post ids.
	 */
	private static function given_order( array $ids ): string {
		$cases = '';
		foreach ( $ids as $position => $id ) {
			$cases .= sprintf( ' WHEN %d THEN %d', $id, $position );
		}
		return "CASE p.ID$cases ELSE " . count( $ids ) . ' END';
	}
}
