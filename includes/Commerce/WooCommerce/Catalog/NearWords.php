<?php
/**
 * Spelling correction of searches.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog;

use Vitrine\Commerce\Rules\Search\Nearness;

defined( 'ABSPATH' ) || exit;

/**
 * Used only if a search has no results: words that no product has are replaced with the
 * nearest word of a product name. WooCommerce has no word index, so a limited number of
 * names with the same first letters is read. Searches with results cost only one
 * additional query.
 */
final class NearWords {

	/** WP_Query argument for searches whose results state the corrected search. */
	public const ARGUMENT = 'vitrine_near_words';

	/** Maximum number of words in a search. */
	private const MOST_WORDS = 6;

	/** Maximum number of product names read per prefix. */
	private const MOST_NAMES = 2000;

	/** Separators of words. */
	private const BETWEEN = '/[^\p{L}\p{N}\p{M}]+/u';

	/** Scripts without spaces between words. */
	private const WITHOUT_SPACES = '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u';

	/**
	 * Results of this request, until a post changes.
	 *
	 * @var array<string, ?string>
	 */
	private static array $kept = array();

	/**
	 * Enables the correction for queries with the argument.
	 *
	 * @return array<string, true> The argument.
	 */
	public static function arguments(): array {
		add_filter( 'posts_search', array( self::class, 'condition' ), 20, 2 );
		return array( self::ARGUMENT => true );
	}

	/**
	 * Changes the condition of a search without results. Hooked.
	 *
	 * @param string    $sql   SQL that begins with AND.
	 * @param \WP_Query $query The query.
	 */
	public static function condition( string $sql, \WP_Query $query ): string {
		$corrected = '' !== $sql && true === $query->get( self::ARGUMENT ) ? self::corrected( (string) $query->get( 's' ) ) : null;
		return null === $corrected ? $sql : ' AND ' . self::with_words( explode( ' ', $corrected ) );
	}

	/**
	 * Returns the corrected search if a search has no results.
	 *
	 * @param string $search Search as typed.
	 * @return ?string Null: it finds something, or nothing is near.
	 */
	public static function corrected( string $search ): ?string {
		$key = wp_cache_get_last_changed( 'posts' ) . $search;
		if ( ! array_key_exists( $key, self::$kept ) ) {
			self::$kept = array( $key => self::find( $search ) ) + array_slice( self::$kept, 0, 10 );
		}
		return self::$kept[ $key ];
	}

	/**
	 * Finds the correction in the database.
	 *
	 * @param string $search Search as typed.
	 */
	private static function find( string $search ): ?string {
		// Phrases and excluded words are not corrected.
		$typed = 1 === preg_match( '/(^|\s)-|"/', $search ) || 1 === preg_match( self::WITHOUT_SPACES, $search ) ? array() : self::words( $search );
		if ( array() === $typed || count( $typed ) > self::MOST_WORDS || self::is_there( preg_split( '/\s+/', trim( $search ), -1, PREG_SPLIT_NO_EMPTY ) ?: array() ) || self::is_number( trim( $search ) ) ) {
			return null;
		}
		$near = array();
		foreach ( $typed as $word ) {
			$one = self::is_there( array( $word ) ) ? $word : self::nearest( $word );
			if ( null === $one ) {
				return null;
			}
			$near[] = $one;
		}
		return $near !== $typed && self::is_there( $near ) ? implode( ' ', $near ) : null;
	}

	/**
	 * Returns the nearest word in product names, preferring the most frequent one.
	 *
	 * @param string $word Word that no product has, without accents.
	 * @return ?string Spelling as in a name, since not every database ignores accents.
	 */
	private static function nearest( string $word ): ?string {
		global $wpdb;
		if ( 0 === Nearness::allowed( $word ) ) {
			return null;
		}
		$times   = array();
		$written = array();
		// Most typing errors are after the second letter: try names with the same first two letters first.
		foreach ( array( mb_substr( $word, 0, 2 ), mb_substr( $word, 0, 1 ) ) as $begins ) {
			$like  = $wpdb->esc_like( $begins ) . '%';
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT post_title FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status = 'publish' AND ( post_title LIKE %s OR post_title LIKE %s ) LIMIT %d", $like, '% ' . $like, self::MOST_NAMES ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Runs only for searches without results.
			foreach ( $names as $name ) {
				foreach ( array_unique( self::written( (string) $name ) ) as $one ) {
					$plain = self::plain( $one );

					$times[ $plain ] = ( $times[ $plain ] ?? 0 ) + 1;
					// Not every database ignores the case of non-ASCII letters.
					$written[ $plain ] ??= strtolower( $one );
				}
			}
			arsort( $times );
			// PHP converts numeric array keys to integers.
			$found = Nearness::nearest( $word, array_map( 'strval', array_keys( $times ) ) );
			if ( array() !== $found ) {
				return $written[ $found[0] ];
			}
		}
		return null;
	}

	/**
	 * Whether a product has all words in its name or descriptions.
	 *
	 * @param list<string> $words The words.
	 */
	private static function is_there( array $words ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Prepared by the callee; runs only for searches.
		return array() !== $words && null !== $wpdb->get_var( "SELECT 1 FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status = 'publish' AND " . self::with_words( $words ) . ' LIMIT 1' );
	}

	/**
	 * Whether a search matches an SKU or a part of one.
	 *
	 * @param string $search Search as typed.
	 */
	private static function is_number( string $search ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM {$wpdb->prefix}wc_product_meta_lookup WHERE sku LIKE %s LIMIT 1", '%' . $wpdb->esc_like( $search ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Runs only for searches.
	}

	/**
	 * Returns the SQL condition for posts with all words, as in WordPress.
	 *
	 * @param list<string> $words The words.
	 */
	private static function with_words( array $words ): string {
		global $wpdb;
		$conditions = array();
		foreach ( $words as $word ) {
			$like         = '%' . $wpdb->esc_like( $word ) . '%';
			$conditions[] = $wpdb->prepare( "( {$wpdb->posts}.post_title LIKE %s OR {$wpdb->posts}.post_excerpt LIKE %s OR {$wpdb->posts}.post_content LIKE %s )", $like, $like, $like );
		}
		return '( ' . implode( ' AND ', $conditions ) . ' )';
	}

	/**
	 * Returns the words of a text, in lowercase and without accents.
	 *
	 * @param string $text A text.
	 * @return list<string>
	 */
	private static function words( string $text ): array {
		return array_values( array_filter( array_map( array( self::class, 'plain' ), self::written( $text ) ), static fn ( string $word ): bool => '' !== $word ) );
	}

	/**
	 * Returns the words of a text as written.
	 *
	 * @param string $text A text.
	 * @return list<string>
	 */
	private static function written( string $text ): array {
		return preg_split( self::BETWEEN, html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), -1, PREG_SPLIT_NO_EMPTY ) ?: array();
	}

	/**
	 * Converts a word to lowercase without accents.
	 *
	 * @param string $word A word.
	 */
	private static function plain( string $word ): string {
		return mb_strtolower( remove_accents( $word, 'en_US' ) );
	}
}
