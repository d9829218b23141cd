<?php
/**
 * Number of posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

use Vitrine\Commerce\Facets\FacetedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * One query for the total, one for the options of all filters. Both are cached until a
 * post or a term changes.
 *
 * @see field 25
 */
final class Counts {

	/** Filters with a count for each option. */
	private const KINDS = array( 'select', 'checkbox', 'button' );

	/**
	 * Returns the total number of results.
	 *
	 * @param PostsQuery $query The query.
	 */
	public static function total( PostsQuery $query ): int {
		$indexed = $query->indexed();
		if ( null !== $indexed ) {
			return $indexed->total();
		}
		return (int) self::kept(
			$query,
			'total_' . $query->key(),
			static function () use ( $query ): string {
				global $wpdb;
				$parts = $query->conditions();
				// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Prepared by WP_Query; cached by Kept.
				return (string) $wpdb->get_var( "SELECT COUNT( DISTINCT {$wpdb->posts}.ID ) FROM {$wpdb->posts} {$parts['join']} WHERE 1=1 {$parts['where']}" );
			}
		);
	}

	/**
	 * Returns the number of results for each filter option in place of the chosen one,
	 * with all else unchanged.
	 *
	 * @param PostsQuery        $query      The query.
	 * @param list<string> $slugs      Slugs of the options.
	 * @param bool         $composable Whether different filters can be combined.
	 * @param ?list<int>   $found      IDs of all results, if known: then no filter is chosen.
	 * @return array<string, array<string, int>> Kind of filter to slug to count.
	 */
	public static function of_options( PostsQuery $query, array $slugs, bool $composable, ?array $found = null ): array {
		if ( array() === $slugs ) {
			return array();
		}
		$families = ( new TermCondition( $query->options->taxonomy ) )->families( $slugs );
		if ( null !== $found ) {
			// A search is slow: do not repeat it for the few results that it has.
			return self::by_kind( self::count( array( 'any' => self::parts( $found ) ), $families ), $slugs, false );
		}
		// If filters cannot be combined, the counts are the same for all of them.
		$asked = $composable ? self::KINDS : array( 'any' );
		$asked = array_map( static fn ( string $kind ): PostsQuery => self::without( $query, $kind ), array_combine( $asked, $asked ) );
		$rows  = json_decode(
			self::kept(
				$query,
				'options_' . md5( implode( ' ', array_map( static fn ( PostsQuery $one ): string => $one->key(), $asked ) ) . implode( ' ', $slugs ) ),
				static fn (): string => (string) wp_json_encode( self::count( array_map( static fn ( PostsQuery $one ): array => $one->conditions(), $asked ), $families ) )
			),
			true
		);
		return self::by_kind( $rows, $slugs, $composable );
	}

	/**
	 * Returns the number of results for each facet value, with all else unchanged: in
	 * place of the chosen values if any must match, in addition if all must.
	 *
	 * @param PostsQuery        $query    The query.
	 * @param string       $taxonomy Taxonomy of the facet.
	 * @param list<string> $slugs    Values of the facet.
	 * @param ?list<int>   $found    IDs of all results, if known.
	 * @return array<string, int> Slug to count.
	 */
	public static function of_facet( PostsQuery $query, string $taxonomy, array $slugs, ?array $found = null ): array {
		if ( array() === $slugs ) {
			return array();
		}
		$indexed = PostFacets::is( $taxonomy ) ? null : $query->indexed();
		if ( null !== $indexed ) {
			return ProductFacets::has( $taxonomy, $query->options->post_type ) ? $indexed->counts( $taxonomy, $slugs ) : $indexed->term_counts( $taxonomy, ( new TermCondition( $taxonomy ) )->families( $slugs ) );
		}
		$narrows = 'all' === ( $query->options->facets[ $taxonomy ] ?? 'any' ) || ! isset( $query->state->facets[ $taxonomy ] );
		$asked   = $narrows ? $query : new PostsQuery( $query->options, $query->context, $query->state->with( array( 'facets' => array_diff_key( $query->state->facets, array( $taxonomy => 0 ) ) ) ) );
		$parts   = null !== $found && $narrows ? self::parts( $found ) : null;
		if ( ProductFacets::has( $taxonomy, $query->options->post_type ) ) {
			return self::of_product_facet( $query, $parts ?? $asked->conditions(), $taxonomy, $slugs );
		}
		if ( PostFacets::is( $taxonomy ) ) {
			$make   = static fn (): string => (string) wp_json_encode( PostFacets::counts( $taxonomy, $parts ?? $asked->conditions() ) );
			$counts = json_decode( $parts ? $make() : self::kept( $asked, 'facet_' . md5( $asked->key() . $taxonomy ), $make ), true );
			return array_replace( array_fill_keys( $slugs, 0 ), array_intersect_key( (array) $counts, array_flip( $slugs ) ) );
		}
		$families = ( new TermCondition( $taxonomy ) )->families( $slugs );
		$rows     = $parts ? self::count( array( 'any' => $parts ), $families ) : json_decode(
			self::kept(
				$asked,
				'facet_' . md5( $asked->key() . $taxonomy . ' ' . implode( ' ', $slugs ) ),
				static fn (): string => (string) wp_json_encode( self::count( array( 'any' => $asked->conditions() ), $families ) )
			),
			true
		);
		// array_merge() would renumber numeric slugs.
		return array_replace( array_fill_keys( $slugs, 0 ), $rows['any'] ?? array() );
	}

	/**
	 * Returns the lowest and highest price of the results, regardless of the chosen
	 * range.
	 *
	 * @param PostsQuery $query The query.
	 * @return array{int, int}|null Minor units; null: none of them has a price.
	 */
	public static function price_bounds( PostsQuery $query ): ?array {
		$indexed = $query->indexed();
		if ( null !== $indexed ) {
			return $indexed->price_bounds();
		}
		$asked = new PostsQuery( $query->options, $query->context, $query->state->with( array( 'facets' => array_diff_key( $query->state->facets, array( FacetedProducts::PRICE => 0 ) ) ) ) );
		return ProductFacets::price_bounds( $asked->conditions(), $query->options->post_type );
	}

	/**
	 * Returns the lowest and highest number of the results, regardless of the chosen
	 * range.
	 *
	 * @param PostsQuery  $query The query.
	 * @param string $facet Range facet with numbers.
	 * @return array{int, int}|null Null: none of them has one.
	 */
	public static function range_bounds( PostsQuery $query, string $facet ): ?array {
		$asked = new PostsQuery( $query->options, $query->context, $query->state->with( array( 'facets' => array_diff_key( $query->state->facets, array( $facet => 0 ) ) ) ) );
		return RangeFacets::bounds( $facet, $asked->conditions() );
	}

	/**
	 * Returns the number of results for each value of a product facet, with one query.
	 *
	 * @param PostsQuery                              $query  The query.
	 * @param array{join: string, where: string} $parts  SQL of the query, without the conditions of the facet.
	 * @param string                             $facet  Product facet.
	 * @param non-empty-list<string>             $values Values of the facet.
	 * @return array<string, int> Value to count.
	 */
	private static function of_product_facet( PostsQuery $query, array $parts, string $facet, array $values ): array {
		global $wpdb;
		$post_type = $query->options->post_type;
		$beside    = ProductFacets::beside( $facet, $query->state->facets, $post_type );
		if ( array() === ProductFacets::values( $facet, $post_type ) ) {
			// array_merge() would renumber numeric slugs.
			return array_replace( array_fill_keys( $values, 0 ), array_intersect_key( ProductFacets::attribute_counts( $facet, $beside, $parts, $post_type ), array_flip( $values ) ) );
		}
		$columns = array();
		foreach ( $values as $number => $value ) {
			$columns[] = 'COUNT( DISTINCT CASE WHEN ' . ProductFacets::condition( array( $facet => array( $value ) ) + $beside, $post_type ) . " THEN {$wpdb->posts}.ID END ) AS amount_$number";
		}
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Prepared by the catalog and WP_Query; not cached because it changes without a post update.
		$row    = (array) $wpdb->get_row( 'SELECT ' . implode( ', ', $columns ) . " FROM {$wpdb->posts} {$parts['join']} WHERE 1=1 {$parts['where']}", ARRAY_A );
		$counts = array();
		foreach ( $values as $number => $value ) {
			$counts[ $value ] = (int) ( $row[ "amount_$number" ] ?? 0 );
		}
		return $counts;
	}

	/**
	 * Returns a result of the database, cached unless it may change at any time.
	 *
	 * @param PostsQuery              $query The query.
	 * @param string             $name  Cache key.
	 * @param \Closure(): string $make  Queries the database.
	 */
	private static function kept( PostsQuery $query, string $name, \Closure $make ): string {
		return $query->is_live() ? $make() : Kept::get( $name, $make, $query->is_common() );
	}

	/**
	 * Returns the counts by filter, including zeros.
	 *
	 * @param array<string, array<string, int>> $rows       Result of count().
	 * @param list<string>                      $slugs      Slugs of the options.
	 * @param bool                              $composable Whether each filter has its own counts.
	 * @return array<string, array<string, int>>
	 */
	private static function by_kind( array $rows, array $slugs, bool $composable ): array {
		$none = array_fill_keys( $slugs, 0 );
		return array_combine( self::KINDS, array_map( static fn ( string $kind ): array => array_replace( $none, $rows[ $composable ? $kind : 'any' ] ?? array() ), self::KINDS ) );
	}

	/**
	 * Returns the SQL conditions for a list of posts.
	 *
	 * @param list<int> $ids Post IDs.
	 * @return array{join: string, where: string}
	 */
	private static function parts( array $ids ): array {
		global $wpdb;
		return array(
			'join'  => '',
			'where' => array() === $ids ? ' AND 1=0' : " AND {$wpdb->posts}.ID IN ( " . implode( ', ', array_map( 'intval', $ids ) ) . ' )',
		);
	}

	/**
	 * Returns a query without one of the filters.
	 *
	 * @param PostsQuery  $query The query.
	 * @param string $kind  Filter, or `any`.
	 */
	private static function without( PostsQuery $query, string $kind ): PostsQuery {
		$none  = array(
			'select'   => '',
			'checkbox' => array(),
			'button'   => '',
		);
		$state = $query->state->with( 'any' === $kind ? $none : array( $kind => $none[ $kind ] ) );
		return new PostsQuery( $query->options, $query->context, $state );
	}

	/**
	 * Queries the counts of all filters at once.
	 *
	 * @param array<string, array{join: string, where: string}> $asked    Filter to its SQL conditions.
	 * @param array<string, list<int>>                          $families Slug to term taxonomy IDs.
	 * @return array<string, array<string, int>> Kind to slug to count; without zeros.
	 */
	private static function count( array $asked, array $families ): array {
		global $wpdb;
		$slugs   = array_keys( $families );
		$members = array();
		foreach ( $slugs as $number => $slug ) {
			foreach ( $families[ $slug ] as $id ) {
				$members[] = sprintf( 'SELECT %d AS number, %d AS id', $number, $id );
			}
		}
		if ( array() === $members ) {
			return array();
		}
		$table   = implode( ' UNION ALL ', $members );
		$selects = array();
		foreach ( $asked as $kind => $parts ) {
			$selects[] = "SELECT '$kind' AS kind, options.number AS number, COUNT( DISTINCT {$wpdb->posts}.ID ) AS amount FROM {$wpdb->posts} {$parts['join']} INNER JOIN {$wpdb->term_relationships} option_terms ON option_terms.object_id = {$wpdb->posts}.ID INNER JOIN ( $table ) options ON options.id = option_terms.term_taxonomy_id WHERE 1=1 {$parts['where']} GROUP BY options.number";
		}
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Numbers, names from this class, and SQL prepared by WP_Query; cached by Kept.
		$rows   = (array) $wpdb->get_results( implode( ' UNION ALL ', $selects ), ARRAY_A );
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ $row['kind'] ][ $slugs[ (int) $row['number'] ] ] = (int) $row['amount'];
		}
		return $counts;
	}
}
