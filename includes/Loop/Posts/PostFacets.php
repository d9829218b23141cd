<?php
/**
 * Facets of posts that are not taxonomies.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Author and year of publication of a post. In a listing their names are used like
 * those of taxonomies.
 */
final class PostFacets {

	/** Values are the nicenames of authors. */
	public const AUTHOR = 'post_author';

	/** Values are years with four digits. */
	public const YEAR = 'post_year';

	public const ALL = array( self::AUTHOR, self::YEAR );

	/** Maximum number of values. */
	private const MOST = 100;

	/**
	 * Whether a post type has a facet.
	 *
	 * @param string $facet     Facet name.
	 * @param string $post_type Post type of the listing.
	 */
	public static function has( string $facet, string $post_type ): bool {
		return self::YEAR === $facet || ( self::AUTHOR === $facet && post_type_supports( $post_type, 'author' ) );
	}

	/**
	 * Whether a name is that of such a facet.
	 *
	 * @param string $facet Facet name.
	 */
	public static function is( string $facet ): bool {
		return in_array( $facet, self::ALL, true );
	}

	/**
	 * Returns the label of a facet.
	 *
	 * @param string $facet One of ALL.
	 */
	public static function label( string $facet ): string {
		return self::AUTHOR === $facet ? __( 'Author', 'vitrine' ) : __( 'Year', 'vitrine' );
	}

	/**
	 * Returns the values of published posts: authors by name, latest year first.
	 *
	 * @param string $facet     One of ALL.
	 * @param string $post_type Post type of the listing.
	 * @return array<string|int, string> Value to label.
	 */
	public static function values( string $facet, string $post_type ): array {
		$kept  = json_decode(
			Kept::get(
				"values_{$facet}_$post_type",
				static function () use ( $facet, $post_type ): string {
					global $wpdb;
					$column = self::column( $facet );
					// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Column name from this class; cached by Kept.
					return (string) wp_json_encode( $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT $column FROM {$wpdb->posts} WHERE post_type = %s AND post_status = 'publish' AND post_password = '' ORDER BY 1 DESC LIMIT %d", $post_type, self::MOST ) ) );
				},
				true
			),
			true
		);
		$known = array_map( 'intval', is_array( $kept ) ? $kept : array() );
		if ( self::YEAR === $facet ) {
			return array_combine( $known, array_map( 'strval', $known ) );
		}
		$names = array();
		foreach ( self::users( array( 'include' => $known ?: array( 0 ) ) ) as $user ) {
			$names[ $user->user_nicename ] = $user->display_name;
		}
		return $names;
	}

	/**
	 * Returns the label of a value, which may not exist.
	 *
	 * @param string $facet One of ALL.
	 * @param string $value Value in the URL.
	 */
	public static function name( string $facet, string $value ): string {
		$user = self::AUTHOR === $facet ? get_user_by( 'slug', $value ) : false;
		return $user instanceof \WP_User ? $user->display_name : $value;
	}

	/**
	 * Returns the SQL condition for the chosen values of each facet.
	 *
	 * @param array<string, list<string>> $chosen Facet to values; other facets are ignored.
	 * @return string Begins with AND; empty: nothing was chosen.
	 */
	public static function condition( array $chosen ): string {
		global $wpdb;
		$where = '';
		foreach ( array_intersect_key( $chosen, array_flip( self::ALL ) ) as $facet => $values ) {
			$conditions = self::AUTHOR === $facet ? self::of_authors( $values ) : array_map(
				// A date range, which can use an index.
				static fn ( string $year ): string => (string) $wpdb->prepare( "( {$wpdb->posts}.post_date >= %s AND {$wpdb->posts}.post_date < %s )", "$year-01-01 00:00:00", ( (int) $year + 1 ) . '-01-01 00:00:00' ),
				array_values( array_filter( $values, static fn ( string $value ): bool => 1 === preg_match( '/^\d{4}$/D', $value ) ) )
			);
			$where .= array() === $conditions ? ' AND 1=0' : ' AND ( ' . implode( ' OR ', $conditions ) . ' )';
		}
		return $where;
	}

	/**
	 * Returns the number of posts for each value.
	 *
	 * @param string                             $facet One of ALL.
	 * @param array{join: string, where: string} $parts SQL of the query.
	 * @return array<string|int, int> Value to count; without zeros.
	 */
	public static function counts( string $facet, array $parts ): array {
		global $wpdb;
		$column = self::column( $facet );
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Column name from this class, and SQL prepared by WP_Query; cached by Counts.
		$rows   = (array) $wpdb->get_results( "SELECT $column AS facet_value, COUNT( DISTINCT {$wpdb->posts}.ID ) AS amount FROM {$wpdb->posts} {$parts['join']} WHERE 1=1 {$parts['where']} GROUP BY $column", ARRAY_A );
		$counts = array_column( $rows, 'amount', 'facet_value' );
		if ( self::AUTHOR === $facet && array() !== $counts ) {
			$by_name = array();
			foreach ( self::users( array( 'include' => array_keys( $counts ) ) ) as $user ) {
				$by_name[ $user->user_nicename ] = $counts[ $user->ID ];
			}
			$counts = $by_name;
		}
		return array_map( 'intval', $counts );
	}

	/**
	 * Returns the SQL condition for authors.
	 *
	 * @param list<string> $names Nicenames of the authors.
	 * @return list<string> Author IDs; empty if there are none.
	 */
	private static function of_authors( array $names ): array {
		global $wpdb;
		$ids = array_map( static fn ( object $user ): int => (int) $user->ID, self::users( array( 'nicename__in' => $names ?: array( '' ) ) ) );
		return array() === $ids ? array() : array( "{$wpdb->posts}.post_author IN ( " . implode( ', ', $ids ) . ' )' );
	}

	/**
	 * Returns users, sorted by name.
	 *
	 * @param array<string, mixed> $of Arguments of get_users().
	 * @return list<object{ID: int|string, user_nicename: string, display_name: string}>
	 */
	private static function users( array $of ): array {
		/**
		 * Because of the `fields` argument.
		 *
		 * @var list<object{ID: int|string, user_nicename: string, display_name: string}> $users
		 */
		$users = get_users(
			$of + array(
				// In a multisite network, include users of other sites who are authors here.
				'blog_id'     => 0,
				'fields'      => array( 'ID', 'user_nicename', 'display_name' ),
				'orderby'     => 'display_name',
				'number'      => self::MOST,
				'count_total' => false,
			)
		);
		return $users;
	}

	/**
	 * Returns the SQL column of a facet.
	 *
	 * @param string $facet One of ALL.
	 */
	private static function column( string $facet ): string {
		global $wpdb;
		return self::AUTHOR === $facet ? "{$wpdb->posts}.post_author" : "YEAR( {$wpdb->posts}.post_date )";
	}
}
