<?php
/**
 * Spelling correction of searches.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Catalog\ProductSearch;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Rules\Search\Nearness;

defined( 'ABSPATH' ) || exit;

/**
 * Only if a search finds nothing, neither by words nor in texts: its unknown words are
 * replaced with the closest known ones.
 */
final class Spelling {

	/**
	 * Maximum number of words with the same prefix to compare, and of these to compare
	 * by frequency.
	 */
	private const MOST     = 5000;
	private const COMPARED = 10;

	/** Maximum number of products counted per word. */
	private const COUNTED = 1000;

	/**
	 * Results cached for this request, valid until a product changes.
	 *
	 * @var array{stamp: string, found: array<string, ?string>, nothing: array<string, true>}
	 */
	private static array $kept = array(
		'stamp'   => '',
		'found'   => array(),
		'nothing' => array(),
	);

	/**
	 * Returns the corrected search term of a search without results.
	 *
	 * @param string $search Search term.
	 * @return ?string Null if the search has results, or no known word is close.
	 */
	public static function corrected( string $search ): ?string {
		$stamp = Changes::stamp();
		if ( self::$kept['stamp'] !== $stamp ) {
			self::$kept = array(
				'stamp'   => $stamp,
				'found'   => array(),
				'nothing' => array(),
			);
		}
		if ( ! array_key_exists( $search, self::$kept['found'] ) ) {
			self::$kept['found'][ $search ] = self::find( $search );
		}
		return self::$kept['found'][ $search ];
	}

	/**
	 * Whether a search has no results and cannot be corrected.
	 *
	 * @param string $search Search term.
	 */
	public static function finds_nothing( string $search ): bool {
		return null === self::corrected( $search ) && isset( self::$kept['nothing'][ $search ] );
	}

	/**
	 * Finds the correction in the tables.
	 *
	 * @param string $search Search term.
	 */
	private static function find( string $search ): ?string {
		$words = IndexWords::is_plain( $search ) && Rebuild::is_done() ? IndexWords::typed( $search ) : array();
		if ( array() === $words || null !== WordTable::condition( $search, 'product_id' ) || ProductSearch::is_in_texts( $search ) ) {
			return null;
		}
		self::$kept['nothing'][ $search ] = true;

		$near = array();
		foreach ( $words as $word ) {
			$one = self::is_known( $word ) ? $word : self::nearest( $word );
			if ( null === $one ) {
				return null;
			}
			$near[] = $one;
		}
		$corrected = implode( ' ', $near );
		return null === WordTable::condition( $corrected, 'product_id' ) ? null : $corrected;
	}

	/**
	 * Whether a product has a word with a prefix.
	 *
	 * @param string $word Word from Words.
	 */
	private static function is_known( string $word ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT 1 FROM %i WHERE word LIKE %s LIMIT 1', Tables::words(), $wpdb->esc_like( $word ) . '%' ) );
	}

	/**
	 * Returns the closest known word; of several, the most frequent.
	 *
	 * @param string $word Unknown word.
	 */
	private static function nearest( string $word ): ?string {
		global $wpdb;
		if ( 0 === Nearness::allowed( $word ) ) {
			return null;
		}
		$found = array();
		// Most errors are after the second letter, so words with the same first two
		// letters are tried first.
		foreach ( array( mb_substr( $word, 0, 2 ), mb_substr( $word, 0, 1 ) ) as $begins ) {
			// Distinct words of the index.
			$found = array_merge( $found, Nearness::nearest( $word, array_map( 'strval', array_values( $wpdb->get_col( $wpdb->prepare( 'SELECT DISTINCT word FROM %i WHERE word LIKE %s LIMIT %d', Tables::words(), $wpdb->esc_like( $begins ) . '%', self::MOST ) ) ) ) ) );
		}
		$best  = null;
		$often = 0;
		foreach ( array_slice( Nearness::nearest( $word, array_values( array_unique( $found, SORT_STRING ) ) ), 0, self::COMPARED ) as $one ) {
			$times = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM ( SELECT 1 FROM %i WHERE word = %s LIMIT %d ) w', Tables::words(), $one, self::COUNTED ) );
			if ( $times > $often ) {
				$best  = $one;
				$often = $times;
			}
		}
		return $best;
	}
}
