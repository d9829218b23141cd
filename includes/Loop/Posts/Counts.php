<?php
/**
 * How many posts there are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

/**
 * One query for all results, one for the options of all filters. Both are kept
 * until a post or a term changes.
 *
 * @see field 25
 */
final class Counts {

	/**
	 * All results of a question.
	 *
	 * @param Query $query The question.
	 */
	public static function total( Query $query ): int {
		return (int) Kept::get(
			'total_' . $query->key(),
			static function () use ( $query ): string {
				global $wpdb;
				$parts = $query->conditions();
				// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- WP_Query has prepared its own parts; kept by Kept.
				return (string) $wpdb->get_var( "SELECT COUNT( DISTINCT {$wpdb->posts}.ID ) FROM {$wpdb->posts} {$parts['join']} WHERE 1=1 {$parts['where']}" );
			},
			$query->is_common()
		);
	}

	/**
	 * How many results each option of a filter would have in the place of the
	 * present one, with everything else as it is.
	 *
	 * @param Query        $query      The question.
	 * @param list<string> $slugs      Of the options.
	 * @param bool         $composable Whether kinds of filter add up.
	 * @return array<string, array<string, int>> Kind of filter to slug to count.
	 */
	public static function of_options( Query $query, array $slugs, bool $composable ): array {
		if ( array() === $slugs ) {
			return array();
		}
		$kinds = array( 'select', 'checkbox', 'button' );
		// Where one kind clears the others, the options of all have the same counts.
		$asked = $composable ? $kinds : array( 'any' );
		$asked = array_map( static fn ( string $kind ): Query => self::without( $query, $kind ), array_combine( $asked, $asked ) );
		$rows  = json_decode(
			Kept::get(
				'options_' . md5( implode( ' ', array_map( static fn ( Query $one ): string => $one->key(), $asked ) ) . implode( ' ', $slugs ) ),
				static fn (): string => (string) wp_json_encode( self::count( $asked, ( new Terms( $query->options->taxonomy ) )->families( $slugs ) ) ),
				$query->is_common()
			),
			true
		);
		$none  = array_fill_keys( $slugs, 0 );
		return array_combine( $kinds, array_map( static fn ( string $kind ): array => array_merge( $none, $rows[ $composable ? $kind : 'any' ] ?? array() ), $kinds ) );
	}

	/**
	 * A question without one kind of filter.
	 *
	 * @param Query  $query The question.
	 * @param string $kind  Kind, or `any`.
	 */
	private static function without( Query $query, string $kind ): Query {
		$none  = array(
			'select'   => '',
			'checkbox' => array(),
			'button'   => '',
		);
		$state = $query->state->with( 'any' === $kind ? $none : array( $kind => $none[ $kind ] ) );
		return new Query( $query->options, $query->context, $state );
	}

	/**
	 * Asks the database, once for all kinds.
	 *
	 * @param array<string, Query>     $asked    Kind to its question.
	 * @param array<string, list<int>> $families Slug to term taxonomy ids.
	 * @return array<string, array<string, int>> Kind to slug to count; what has none is absent.
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
		foreach ( $asked as $kind => $query ) {
			$parts     = $query->conditions();
			$selects[] = "SELECT '$kind' AS kind, options.number AS number, COUNT( DISTINCT {$wpdb->posts}.ID ) AS amount FROM {$wpdb->posts} {$parts['join']} INNER JOIN {$wpdb->term_relationships} option_terms ON option_terms.object_id = {$wpdb->posts}.ID INNER JOIN ( $table ) options ON options.id = option_terms.term_taxonomy_id WHERE 1=1 {$parts['where']} GROUP BY options.number";
		}
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Numbers, names of this class, and what WP_Query has prepared; kept by Kept.
		$rows   = (array) $wpdb->get_results( implode( ' UNION ALL ', $selects ), ARRAY_A );
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ $row['kind'] ][ $slugs[ (int) $row['number'] ] ] = (int) $row['amount'];
		}
		return $counts;
	}
}
