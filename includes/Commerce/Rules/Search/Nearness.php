<?php
/**
 * Fuzzy matching of words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Search;

defined( 'ABSPATH' ) || exit;

/**
 * Allows small typing errors: a missing, extra, wrong or swapped letter. One error per
 * word, two in long ones, but not in the first letter, which is rarely wrong. SKUs are
 * not matched fuzzily.
 */
final class Nearness {

	/** Minimum word length for one and two errors. */
	private const ONE_FROM = 4;
	private const TWO_FROM = 8;

	/**
	 * Returns the number of errors allowed in a word.
	 *
	 * @param string $word Entered word, lowercase and without accents.
	 */
	public static function allowed( string $word ): int {
		$length = mb_strlen( $word );
		return match ( true ) {
			1 === preg_match( '/\d/', $word ) || $length < self::ONE_FROM => 0,
			$length < self::TWO_FROM                                       => 1,
			default                                                        => 2,
		};
	}

	/**
	 * Returns the number of errors between two words.
	 *
	 * @param string $one   Word.
	 * @param string $other Other word.
	 * @param int    $most  Maximum to count.
	 * @return int `$most + 1` if there are more.
	 */
	public static function distance( string $one, string $other, int $most ): int {
		$a = mb_str_split( $one );
		$b = mb_str_split( $other );
		if ( abs( count( $a ) - count( $b ) ) > $most ) {
			return $most + 1;
		}
		$before = array();
		$last   = range( 0, count( $b ) );
		foreach ( $a as $i => $letter ) {
			$row = array( $i + 1 );
			foreach ( $b as $j => $with ) {
				$row[] = min( $row[ $j ] + 1, $last[ $j + 1 ] + 1, $last[ $j ] + (int) ( $letter !== $with ) );
				if ( $i > 0 && $j > 0 && $letter === $b[ $j - 1 ] && $a[ $i - 1 ] === $with ) {
					$row[ $j + 1 ] = min( $row[ $j + 1 ], $before[ $j - 1 ] + 1 );
				}
			}
			if ( min( $row ) > $most && min( $last ) > $most ) {
				return $most + 1;
			}
			$before = $last;
			$last   = $row;
		}
		return min( $most + 1, $last[ count( $b ) ] );
	}

	/**
	 * Returns the words closest to an entered word.
	 *
	 * @param string       $typed Entered word.
	 * @param list<string> $words Known words.
	 * @return list<string> All words with the fewest errors, in order; empty if none is close enough.
	 */
	public static function nearest( string $typed, array $words ): array {
		$most  = self::allowed( $typed );
		$first = mb_substr( $typed, 0, 1 );
		$found = array();
		foreach ( $most > 0 ? $words : array() as $word ) {
			$distance = mb_substr( $word, 0, 1 ) === $first && 1 !== preg_match( '/\d/', $word ) ? self::distance( $typed, $word, $most ) : $most + 1;
			if ( $distance < $most || ( $distance === $most && array() === $found ) ) {
				$most  = $distance;
				$found = array();
			}
			if ( $distance === $most ) {
				$found[] = $word;
			}
		}
		return $found;
	}
}
