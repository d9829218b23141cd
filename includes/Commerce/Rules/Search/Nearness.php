<?php
/**
 * Which words are nearly the same.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Search;

defined( 'ABSPATH' ) || exit;

/**
 * A small typing error: a letter too many, too few, another one, or two that have
 * changed places. One in a word, two in a long one, and never the first letter, which
 * people get right. Article numbers are not guessed.
 */
final class Nearness {

	/** Letters from which on a word may have one error, and two. */
	private const ONE_FROM = 4;
	private const TWO_FROM = 8;

	/**
	 * How many errors a word may have.
	 *
	 * @param string $word As typed, in small letters without accents.
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
	 * How many errors lie between two words.
	 *
	 * @param string $one   A word.
	 * @param string $other Another.
	 * @param int    $most  More are not counted.
	 * @return int `$most + 1`: more.
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
	 * Those of some words that are nearest to what was typed.
	 *
	 * @param string       $typed A word.
	 * @param list<string> $words Those that there are.
	 * @return list<string> All with the fewest errors, in their order; none is near enough.
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
