<?php
/**
 * Searches with a typing error.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue;

use Vitrine\Commerce\Rules\Search\Nearness;

defined( 'ABSPATH' ) || exit;

/**
 * Only where a search finds nothing: those of its words that no product has give way
 * to the nearest word of a product's name. WooCommerce has no index of words, so the
 * names that begin a word alike are read, so many at most; nobody who does not search
 * pays for that, and who finds something pays for one look more.
 */
final class NearWords {

	/** An argument of WP_Query, of searches whose results are shown by who says what they are of. */
	public const ARGUMENT = 'vitrine_near_words';

	/** Words of a search. */
	private const MOST_WORDS = 6;

	/** Names of products that are read for one beginning of a word. */
	private const MOST_NAMES = 2000;

	/** What lies between words. */
	private const BETWEEN = '/[^\p{L}\p{N}\p{M}]+/u';

	/** Scripts without spaces between words. */
	private const WITHOUT_SPACES = '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u';

	/**
	 * What this request has asked, while no post changes.
	 *
	 * @var array<string, ?string>
	 */
	private static array $kept = array();

	/**
	 * Has the queries that carry the argument look for the nearest words.
	 *
	 * @return array<string, true> The argument.
	 */
	public static function arguments(): array {
		add_filter( 'posts_search', array( self::class, 'condition' ), 20, 2 );
		return array( self::ARGUMENT => true );
	}

	/**
	 * Changes the condition of a search that finds nothing. Hooked.
	 *
	 * @param string    $sql   Begins with AND.
	 * @param \WP_Query $query Of it.
	 */
	public static function condition( string $sql, \WP_Query $query ): string {
		$corrected = '' !== $sql && true === $query->get( self::ARGUMENT ) ? self::corrected( (string) $query->get( 's' ) ) : null;
		return null === $corrected ? $sql : ' AND ' . self::with_words( explode( ' ', $corrected ) );
	}

	/**
	 * What a search that finds nothing is answered as.
	 *
	 * @param string $search As typed.
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
	 * The same, asked of the tables.
	 *
	 * @param string $search As typed.
	 */
	private static function find( string $search ): ?string {
		// A phrase, or a word that may not be there, is meant as it stands.
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
	 * The nearest word of products' names: of several, that of the most names.
	 *
	 * @param string $word That no product has, without accents.
	 * @return ?string As a name writes it, since not every database finds it without its accents.
	 */
	private static function nearest( string $word ): ?string {
		global $wpdb;
		if ( 0 === Nearness::allowed( $word ) ) {
			return null;
		}
		$times   = array();
		$written = array();
		// Most errors are behind the second letter: of a large shop's names those that begin a word with two come first.
		foreach ( array( mb_substr( $word, 0, 2 ), mb_substr( $word, 0, 1 ) ) as $begins ) {
			$like  = $wpdb->esc_like( $begins ) . '%';
			$names = $wpdb->get_col( $wpdb->prepare( "SELECT post_title FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status = 'publish' AND ( post_title LIKE %s OR post_title LIKE %s ) LIMIT %d", $like, '% ' . $like, self::MOST_NAMES ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only where a search finds nothing.
			foreach ( $names as $name ) {
				foreach ( array_unique( self::written( (string) $name ) ) as $one ) {
					$plain = self::plain( $one );

					$times[ $plain ] = ( $times[ $plain ] ?? 0 ) + 1;
					// Of letters beyond ASCII not every database knows the other case.
					$written[ $plain ] ??= strtolower( $one );
				}
			}
			arsort( $times );
			// PHP makes numbers of keys that look like some.
			$found = Nearness::nearest( $word, array_map( 'strval', array_keys( $times ) ) );
			if ( array() !== $found ) {
				return $written[ $found[0] ];
			}
		}
		return null;
	}

	/**
	 * Whether a product has all of some words in its name or its texts.
	 *
	 * @param list<string> $words Words.
	 */
	private static function is_there( array $words ): bool {
		global $wpdb;
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Prepared there; only where somebody searches.
		return array() !== $words && null !== $wpdb->get_var( "SELECT 1 FROM {$wpdb->posts} WHERE post_type = 'product' AND post_status = 'publish' AND " . self::with_words( $words ) . ' LIMIT 1' );
	}

	/**
	 * Whether it is a number of a product, or a part of one.
	 *
	 * @param string $search As typed.
	 */
	private static function is_number( string $search ): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( "SELECT 1 FROM {$wpdb->prefix}wc_product_meta_lookup WHERE sku LIKE %s LIMIT 1", '%' . $wpdb->esc_like( $search ) . '%' ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Only where somebody searches.
	}

	/**
	 * The condition that a post has all of some words, as WordPress has it.
	 *
	 * @param list<string> $words Words.
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
	 * The words of a text, in small letters without accents.
	 *
	 * @param string $text A text.
	 * @return list<string>
	 */
	private static function words( string $text ): array {
		return array_values( array_filter( array_map( array( self::class, 'plain' ), self::written( $text ) ), static fn ( string $word ): bool => '' !== $word ) );
	}

	/**
	 * The words of a text as they stand there.
	 *
	 * @param string $text A text.
	 * @return list<string>
	 */
	private static function written( string $text ): array {
		return preg_split( self::BETWEEN, html_entity_decode( wp_strip_all_tags( $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ), -1, PREG_SPLIT_NO_EMPTY ) ?: array();
	}

	/**
	 * A word in small letters without accents.
	 *
	 * @param string $word A word.
	 */
	private static function plain( string $word ): string {
		return mb_strtolower( remove_accents( $word, 'en_US' ) );
	}
}
