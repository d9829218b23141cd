<?php
/**
 * Which words stand in which products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Index;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * A row for each word of each product that listings show. A search reads the few
 * rows of its words, where looking into every text would read the whole shop.
 */
final class WordTable {

	/** So many products are named one by one; more are looked up by the database itself. */
	private const NAMED = 2000;

	/** Rows of one statement. */
	private const BATCH = 1000;

	/**
	 * What this request's searches have found, while no product changes: a page of
	 * results asks for its posts, their number and its filters.
	 *
	 * @var array{stamp: string, found: array<string, ?list<int>>}
	 */
	private static array $kept = array(
		'stamp' => '',
		'found' => array(),
	);

	/**
	 * Writes the words of products in the place of those that they had.
	 *
	 * @param array<int, list<string>> $words Product to its words, of Words; none: it has none any more.
	 */
	public static function write( array $words ): void {
		global $wpdb;
		$table = Tables::words();
		$old   = self::of( array_keys( $words ) );
		$rows  = array();
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Only placeholders.
		foreach ( $words as $id => $own ) {
			$gone = array_values( array_diff( $old[ $id ], $own ) );
			if ( array() !== $gone ) {
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE product_id = %d AND word IN ( ' . implode( ', ', array_fill( 0, count( $gone ), '%s' ) ) . ' )', $table, $id, ...$gone ) );
			}
			foreach ( array_diff( $own, $old[ $id ] ) as $word ) {
				$rows[] = array( $word, $id );
			}
		}
		// In the order of the table, so that a statement writes to few of its pages.
		sort( $rows );
		foreach ( array_chunk( $rows, self::BATCH ) as $some ) {
			// Two words may be the same to the database and not to PHP.
			$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i ( word, product_id ) VALUES ' . implode( ', ', array_fill( 0, count( $some ), '( %s, %d )' ) ), $table, ...array_merge( ...$some ) ) );
		}
		// phpcs:enable
	}

	/**
	 * Those products that have other words in the table.
	 *
	 * @param array<int, list<string>> $words Product to its words, of Words.
	 * @return list<int>
	 */
	public static function different( array $words ): array {
		global $wpdb;
		$different = array();
		foreach ( self::of( array_keys( $words ) ) as $id => $known ) {
			$is = array() !== array_diff( $known, $words[ $id ] );
			foreach ( $is ? array() : array_diff( $words[ $id ], $known ) as $word ) {
				// Two words may be the same to the database and not to PHP.
				$is = $is || null === $wpdb->get_var( $wpdb->prepare( 'SELECT 1 FROM %i WHERE product_id = %d AND word = %s', Tables::words(), $id, $word ) );
			}
			if ( $is ) {
				$different[] = $id;
			}
		}
		return $different;
	}

	/**
	 * The words of products in the table.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, list<string>>
	 */
	private static function of( array $ids ): array {
		global $wpdb;
		$known = array_fill_keys( $ids, array() );
		foreach ( array() === $ids ? array() : (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, word FROM %i WHERE product_id IN ( ' . implode( ', ', array_map( 'intval', $ids ) ) . ' )', Tables::words() ), ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
			$known[ (int) $row['product_id'] ][] = (string) $row['word'];
		}
		return $known;
	}

	/**
	 * The condition that a product has words that begin as those of a search.
	 *
	 * @param string $search Search term.
	 * @param string $column Of the product's id: `l.product_id` or the like; no user's text.
	 * @return ?string Prepared; null: not by the table, since it is not whole yet, the script has no words, or nothing is found.
	 */
	public static function condition( string $search, string $column ): ?string {
		global $wpdb;
		if ( ! Rebuild::is_done() ) {
			return null;
		}
		foreach ( Words::of_search( $search ) as $words ) {
			$found = self::kept( $words );
			if ( null === $found ) {
				$all = array_map( static fn ( string $word ): string => (string) $wpdb->prepare( 'SELECT product_id FROM %i WHERE word LIKE %s', Tables::words(), $wpdb->esc_like( $word ) . '%' ), $words );
				return implode( ' AND ', array_map( static fn ( string $select ): string => "$column IN ( $select )", $all ) );
			}
			if ( array() !== $found ) {
				return "$column IN ( " . implode( ', ', $found ) . ' )';
			}
		}
		return null;
	}

	/**
	 * The same as find(), once a request.
	 *
	 * @param list<string> $words Beginnings, the longest first.
	 * @return ?list<int>
	 */
	private static function kept( array $words ): ?array {
		$stamp = Changes::stamp();
		if ( self::$kept['stamp'] !== $stamp ) {
			self::$kept = array(
				'stamp' => $stamp,
				'found' => array(),
			);
		}
		$name = implode( ' ', $words );
		if ( ! array_key_exists( $name, self::$kept['found'] ) ) {
			self::$kept['found'][ $name ] = self::find( $words );
		}
		return self::$kept['found'][ $name ];
	}

	/**
	 * The products that have all of some words.
	 *
	 * @param list<string> $words Beginnings, the longest first.
	 * @return ?list<int> Null: each of the words is in so many that the database had better look itself.
	 */
	private static function find( array $words ): ?array {
		$found = null;
		$often = array();
		foreach ( $words as $word ) {
			$ids = self::ids( $word, $found );
			if ( null !== $found || count( $ids ) <= self::NAMED ) {
				$found = $ids;
			} else {
				$often[] = $word;
			}
		}
		foreach ( null === $found ? array() : $often as $word ) {
			$found = self::ids( $word, $found );
		}
		return $found;
	}

	/**
	 * The products that have a word, one more than are named at most.
	 *
	 * @param string     $word   Its beginning.
	 * @param ?list<int> $within Only of these; null: of all.
	 * @return list<int>
	 */
	private static function ids( string $word, ?array $within ): array {
		global $wpdb;
		if ( array() === $within ) {
			return array();
		}
		$of = null === $within ? '' : ' AND product_id IN ( ' . implode( ', ', $within ) . ' )';
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Integers.
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( "SELECT DISTINCT product_id FROM %i WHERE word LIKE %s$of LIMIT %d", Tables::words(), $wpdb->esc_like( $word ) . '%', self::NAMED + 1 ) ) ) );
	}
}
