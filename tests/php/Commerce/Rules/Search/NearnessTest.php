<?php
/**
 * Tests of the similarity of words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Rules\Search;

use Vitrine\Commerce\Rules\Search\Nearness;
use Vitrine\Tests\TestCase;

/**
 * The rule without an index.
 */
final class NearnessTest extends TestCase {

	private const LETTERS = array( 'a', 'b', 'e', 'l', 'm', 'p', 's', 't', 'ж', 'ي' );

	/**
	 * @testdox Allows one spelling error in a word, two in a long one, none in a short one or a SKU
	 */
	public function test_allowed(): void {
		foreach ( array( 'mug' => 0, 'lamp' => 1, 'blanket' => 1, 'blankets' => 2, 'xk200-lampe' => 0, '12345678' => 0, 'жаба' => 1 ) as $word => $errors ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing.AssociativeArrayFound -- Short array.
			self::assertSame( $errors, Nearness::allowed( (string) $word ), (string) $word );
		}
	}

	/**
	 * @testdox Counts missing, extra, wrong and swapped letters as errors, up to a limit
	 */
	public function test_distance(): void {
		foreach ( array( array( 'lamp', 'lamp', 0 ), array( 'lmap', 'lamp', 1 ), array( 'lam', 'lamp', 1 ), array( 'laamp', 'lamp', 1 ), array( 'lemp', 'lamp', 1 ), array( 'lmpa', 'lamp', 2 ), array( 'chair', 'table', 3 ), array( '', 'ab', 2 ), array( 'жаба', 'жба', 1 ) ) as list( $one, $other, $distance ) ) {
			self::assertSame( $distance, Nearness::distance( $one, $other, 2 ), "$one $other" );
		}
	}

	/**
	 * @testdox The distance of random words equals a naive implementation, is symmetric, and one error counts as one
	 */
	public function test_distance_property(): void {
		mt_srand( 4 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Fixed seed for repeatable tests.
		for ( $case = 0; $case < 3000; $case++ ) {
			$one   = self::word( mt_rand( 1, 9 ) );
			$other = 0 === $case % 2 ? self::word( mt_rand( 1, 9 ) ) : self::with_error( self::with_error( $one ) );
			$most  = mt_rand( 1, 2 );
			$found = Nearness::distance( $one, $other, $most );
			self::assertSame( min( $most + 1, self::naive( mb_str_split( $one ), mb_str_split( $other ) ) ), $found, "$one $other" );
			self::assertSame( $found, Nearness::distance( $other, $one, $most ), "$other $one" );
			self::assertLessThanOrEqual( 1, Nearness::distance( $one, self::with_error( $one ), 2 ) );
		}
	}

	/**
	 * @testdox The nearest of random words have the fewest allowed errors and the same first letter
	 */
	public function test_nearest_property(): void {
		mt_srand( 5 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Fixed seed for repeatable tests.
		$near = 0;
		for ( $case = 0; $case < 1000; $case++ ) {
			$word  = self::word( mt_rand( 3, 10 ) );
			$words = array_map( static fn ( int $i ): string => 0 === $i % 2 ? self::word( mt_rand( 2, 10 ) ) : self::with_error( self::with_error( $word ) ), range( 1, 8 ) );
			$far   = array();
			foreach ( $words as $one ) {
				$far[] = mb_substr( $one, 0, 1 ) === mb_substr( $word, 0, 1 ) ? self::naive( mb_str_split( $word ), mb_str_split( $one ) ) : 99;
			}
			$least    = min( $far );
			$expected = $least > Nearness::allowed( $word ) || 0 === Nearness::allowed( $word ) ? array() : array_values( array_intersect_key( $words, array_filter( $far, static fn ( int $one ): bool => $one === $least ) ) );
			self::assertSame( $expected, Nearness::nearest( $word, $words ), $word . ': ' . implode( ' ', $words ) );
			$near += (int) ( array() !== $expected );
		}
		self::assertGreaterThan( 300, $near );
	}

	/**
	 * Returns a random word.
	 *
	 * @param int $length Number of letters.
	 */
	private static function word( int $length ): string {
		return implode( '', array_map( static fn (): string => self::LETTERS[ mt_rand( 0, count( self::LETTERS ) - 1 ) ], range( 1, $length ) ) );
	}

	/**
	 * Returns a word with a typo.
	 *
	 * @param string $word The word.
	 */
	private static function with_error( string $word ): string {
		$letters = mb_str_split( $word );
		$at      = mt_rand( 0, max( 0, count( $letters ) - 1 ) );
		switch ( mt_rand( 0, 3 ) ) {
			case 0:
				array_splice( $letters, $at, 1 );
				break;
			case 1:
				array_splice( $letters, $at, 0, array( self::word( 1 ) ) );
				break;
			case 2:
				$letters[ $at ] = self::word( 1 );
				break;
			default:
				if ( isset( $letters[ $at + 1 ] ) ) {
					[ $letters[ $at ], $letters[ $at + 1 ] ] = array( $letters[ $at + 1 ], $letters[ $at ] );
				}
		}
		return implode( '', $letters );
	}

	/**
	 * Calculates the distance by its definition.
	 *
	 * @param list<string> $a Letters.
	 * @param list<string> $b Letters.
	 */
	private static function naive( array $a, array $b ): int {
		$table = array();
		foreach ( range( 0, count( $a ) ) as $i ) {
			foreach ( range( 0, count( $b ) ) as $j ) {
				$table[ $i ][ $j ] = 0 === $i || 0 === $j ? $i + $j : min( $table[ $i - 1 ][ $j ] + 1, $table[ $i ][ $j - 1 ] + 1, $table[ $i - 1 ][ $j - 1 ] + ( $a[ $i - 1 ] === $b[ $j - 1 ] ? 0 : 1 ) );
				if ( $i > 1 && $j > 1 && $a[ $i - 1 ] === $b[ $j - 2 ] && $a[ $i - 2 ] === $b[ $j - 1 ] ) {
					$table[ $i ][ $j ] = min( $table[ $i ][ $j ], $table[ $i - 2 ][ $j - 2 ] + 1 );
				}
			}
		}
		return $table[ count( $a ) ][ count( $b ) ];
	}
}
