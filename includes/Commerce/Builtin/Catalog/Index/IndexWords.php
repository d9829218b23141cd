<?php
/**
 * Words of a text.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Texts and searches are split into words in the same way: lowercase, without accents.
 * "T-shirt" gives `t`, `shirt` and `tshirt`, so that all spellings match; SKUs match by
 * prefix.
 */
final class IndexWords {

	/** Maximum length of a word in characters. */
	public const LENGTH = 60;

	/** Maximum number of words per product. */
	private const MOST = 500;

	/** Maximum number of words in a search. */
	public const MOST_SEARCHED = 8;

	/** Scripts without spaces between words, where prefixes are not useful. */
	private const WITHOUT_SPACES = '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u';

	/**
	 * Returns the distinct words of a text.
	 *
	 * @param string $text Text; may contain HTML.
	 * @return list<string>
	 */
	public static function of_text( string $text ): array {
		$words = array();
		foreach ( self::chunks( wp_strip_all_tags( strip_shortcodes( str_replace( '<', ' <', $text ) ) ) ) as $chunk ) {
			$parts = self::parts( $chunk );
			$words = array_merge( $words, $parts, array( implode( '', $parts ) ) );
		}
		$words = array_filter( $words, static fn ( string $word ): bool => '' !== $word && mb_strlen( $word ) <= self::LENGTH );
		// As strings: array keys would convert years to integers.
		return array_slice( array_values( array_unique( $words, SORT_STRING ) ), 0, self::MOST );
	}

	/**
	 * Returns the word prefixes of a search, the longest first, since it matches the
	 * fewest products.
	 *
	 * @param string $search Search term.
	 * @return list<list<string>> Possible readings, the preferred first; empty if the script has no spaces between words.
	 */
	public static function of_search( string $search ): array {
		if ( 1 === preg_match( self::WITHOUT_SPACES, $search ) ) {
			return array();
		}
		$parts = array_map( array( self::class, 'parts' ), array_slice( self::chunks( $search ), 0, self::MOST_SEARCHED ) );
		$whole = array_map( static fn ( array $some ): string => implode( '', $some ), $parts );
		$ways  = array();
		foreach ( array( $whole, array_merge( array(), ...$parts ) ) as $words ) {
			$words = array_values( array_unique( array_filter( $words, static fn ( string $word ): bool => '' !== $word ), SORT_STRING ) );
			usort( $words, static fn ( string $a, string $b ): int => mb_strlen( $b ) <=> mb_strlen( $a ) );
			if ( array() !== $words && ! in_array( $words, $ways, true ) ) {
				$ways[] = array_map( static fn ( string $word ): string => mb_substr( $word, 0, self::LENGTH ), array_slice( $words, 0, self::MOST_SEARCHED ) );
			}
		}
		return $ways;
	}

	/**
	 * Returns the words of a search in order.
	 *
	 * @param string $search Search term.
	 * @return list<string> Empty if the script has no spaces between words.
	 */
	public static function typed( string $search ): array {
		$words = 1 === preg_match( self::WITHOUT_SPACES, $search ) ? array() : array_map( static fn ( string $chunk ): string => implode( '', self::parts( $chunk ) ), array_slice( self::chunks( $search ), 0, self::MOST_SEARCHED ) );
		return array_values( array_filter( $words, static fn ( string $word ): bool => '' !== $word && mb_strlen( $word ) <= self::LENGTH ) );
	}

	/**
	 * Whether a search has only plain words: no phrases or exclusions.
	 *
	 * @param string $search Search term.
	 */
	public static function is_plain( string $search ): bool {
		return 1 !== preg_match( '/(^|\s)-|"/', $search );
	}

	/**
	 * Splits a text at whitespace.
	 *
	 * @param string $text Plain text.
	 * @return list<string>
	 */
	private static function chunks( string $text ): array {
		$text   = mb_strtolower( remove_accents( html_entity_decode( $text, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), 'en_US' ) );
		$chunks = preg_split( '/[\s\x{00a0}]+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
		return false === $chunks ? array() : $chunks;
	}

	/**
	 * Splits a chunk to sequences of letters and digits.
	 *
	 * @param string $chunk Chunk without spaces.
	 * @return list<string>
	 */
	private static function parts( string $chunk ): array {
		$parts = preg_split( '/[^\p{L}\p{N}\p{M}]+/u', $chunk, -1, PREG_SPLIT_NO_EMPTY );
		return false === $parts ? array() : $parts;
	}
}
