<?php
/**
 * Words of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * One row per word of each listed product. A search reads only the rows of its words,
 * rather than the texts of the whole shop.
 */
final class WordTable {

	/** Maximum number of product IDs in a condition; with more, a subquery is used. */
	private const NAMED = 2000;

	/** Rows per statement. */
	private const BATCH = 1000;

	/**
	 * Search results cached for this request, valid until a product changes: a page of
	 * results queries posts, total and filters.
	 *
	 * @var array{stamp: string, found: array<string, ?list<int>>}
	 */
	private static array $kept = array(
		'stamp' => '',
		'found' => array(),
	);

	/**
	 * Replaces the words of products.
	 *
	 * @param array<int, list<string>> $words Words by product ID; empty: remove all.
	 */
	public static function write( array $words ): void {
		global $wpdb;
		$table = Tables::words();
		$old   = self::of( array_keys( $words ) );
		$rows  = array();
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Interpolates only placeholders.
		foreach ( $words as $id => $own ) {
			$gone = array_values( array_diff( $old[ $id ], $own ) );
			if ( array() !== $gone ) {
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE product_id = %d AND word IN ( ' . implode( ', ', array_fill( 0, count( $gone ), '%s' ) ) . ' )', $table, $id, ...$gone ) );
			}
			foreach ( array_diff( $own, $old[ $id ] ) as $word ) {
				$rows[] = array( $word, $id );
			}
		}
		// Sorted as in the table, so that a statement writes to few database pages.
		sort( $rows );
		foreach ( array_chunk( $rows, self::BATCH ) as $some ) {
			// The database collation may treat different PHP strings as equal.
			$wpdb->query( $wpdb->prepare( 'INSERT IGNORE INTO %i ( word, product_id ) VALUES ' . implode( ', ', array_fill( 0, count( $some ), '( %s, %d )' ) ), $table, ...array_merge( ...$some ) ) );
		}
		// phpcs:enable
	}

	/**
	 * Returns the products with outdated words in the table.
	 *
	 * @param array<int, list<string>> $words Words by product ID.
	 * @return list<int>
	 */
	public static function different( array $words ): array {
		global $wpdb;
		$different = array();
		foreach ( self::of( array_keys( $words ) ) as $id => $known ) {
			$is = array() !== array_diff( $known, $words[ $id ] );
			foreach ( $is ? array() : array_diff( $words[ $id ], $known ) as $word ) {
				// The database collation may treat different PHP strings as equal.
				$is = $is || null === $wpdb->get_var( $wpdb->prepare( 'SELECT 1 FROM %i WHERE product_id = %d AND word = %s', Tables::words(), $id, $word ) );
			}
			if ( $is ) {
				$different[] = $id;
			}
		}
		return $different;
	}

	/**
	 * Returns the words of products in the table.
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
	 * Returns the condition that a product has words starting with those of a search.
	 *
	 * @param string $search Search term.
	 * @param string $column Column of the product ID, such as `l.product_id`; no user input.
	 * @return ?string Prepared SQL; null if the table is incomplete, the script has no separate words, or nothing is found.
	 */
	public static function condition( string $search, string $column ): ?string {
		global $wpdb;
		if ( ! Rebuild::is_done() ) {
			return null;
		}
		foreach ( IndexWords::of_search( $search ) as $words ) {
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
	 * Returns cached results of find().
	 *
	 * @param list<string> $words Prefixes, the longest first.
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
	 * Returns the products that have all words.
	 *
	 * @param list<string> $words Prefixes, the longest first.
	 * @return ?list<int> Null if every word is so frequent that a subquery is better.
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
	 * Returns the products with a word, up to one more than NAMED.
	 *
	 * @param string     $word   Prefix of the word.
	 * @param ?list<int> $within Only these products; null: all.
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
