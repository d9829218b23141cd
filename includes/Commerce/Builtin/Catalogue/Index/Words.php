<?php
/**
 * The words of a text.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Index;

defined( 'ABSPATH' ) || exit;

/**
 * Texts and searches are cut into words in the same way: lower case, without
 * accents. "T-shirt" is `t`, `shirt` and `tshirt`, so that each way of writing it
 * finds the others; an article number is found by its beginning.
 */
final class Words {

	/** Characters of a word at most. */
	public const LENGTH = 60;

	/** Words of a product at most. */
	private const MOST = 500;

	/** More words than this make a search slow and find nothing. */
	public const MOST_SEARCHED = 8;

	/** Scripts that put no spaces between words: a word's beginning says nothing there. */
	private const WITHOUT_SPACES = '/[\p{Han}\p{Hiragana}\p{Katakana}\p{Thai}\p{Lao}\p{Khmer}\p{Myanmar}]/u';

	/**
	 * The words of a text, each once.
	 *
	 * @param string $text May hold HTML.
	 * @return list<string>
	 */
	public static function of_text( string $text ): array {
		$words = array();
		foreach ( self::chunks( wp_strip_all_tags( strip_shortcodes( str_replace( '<', ' <', $text ) ) ) ) as $chunk ) {
			$parts = self::parts( $chunk );
			$words = array_merge( $words, $parts, array( implode( '', $parts ) ) );
		}
		$words = array_filter( $words, static fn ( string $word ): bool => '' !== $word && mb_strlen( $word ) <= self::LENGTH );
		// As strings: a year would be a number as a key.
		return array_slice( array_values( array_unique( $words, SORT_STRING ) ), 0, self::MOST );
	}

	/**
	 * The beginnings of words that a search is for, the longest first, since it
	 * leaves the fewest products.
	 *
	 * @param string $search Search term.
	 * @return list<list<string>> Ways to read it, the first one first; none where the words of its script have no spaces between them.
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
	 * The words of a search in their order, each as one.
	 *
	 * @param string $search Search term.
	 * @return list<string> None where the words of its script have no spaces between them.
	 */
	public static function typed( string $search ): array {
		$words = 1 === preg_match( self::WITHOUT_SPACES, $search ) ? array() : array_map( static fn ( string $chunk ): string => implode( '', self::parts( $chunk ) ), array_slice( self::chunks( $search ), 0, self::MOST_SEARCHED ) );
		return array_values( array_filter( $words, static fn ( string $word ): bool => '' !== $word && mb_strlen( $word ) <= self::LENGTH ) );
	}

	/**
	 * Whether a search is for words: neither for a phrase, nor without a word.
	 *
	 * @param string $search Search term.
	 */
	public static function is_plain( string $search ): bool {
		return 1 !== preg_match( '/(^|\s)-|"/', $search );
	}

	/**
	 * What stands between spaces.
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
	 * Letters and digits that stand together.
	 *
	 * @param string $chunk Without spaces.
	 * @return list<string>
	 */
	private static function parts( string $chunk ): array {
		$parts = preg_split( '/[^\p{L}\p{N}\p{M}]+/u', $chunk, -1, PREG_SPLIT_NO_EMPTY );
		return false === $parts ? array() : $parts;
	}
}
