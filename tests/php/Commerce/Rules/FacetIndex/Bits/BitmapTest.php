<?php
/**
 * Tests of bitmaps of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Rules\FacetIndex\Bits;

use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Numbers;
use Vitrine\Tests\TestCase;

/**
 * Compares bitmaps with lists of numbers.
 */
final class BitmapTest extends TestCase {

	/**
	 * @testdox A bitmap lists, counts and subtracts positions, whatever the lengths
	 */
	public function test_sets(): void {
		$places = array( 0, 7, 8, 300, 8191 );
		$set    = Bitmap::of( $places, 1024 );
		self::assertSame( $places, Bitmap::places( $set ) );
		self::assertSame( 5, Bitmap::count( $set ) );
		self::assertSame( array( 8, 300, 8191 ), Bitmap::places( Bitmap::minus( $set, Bitmap::of( array( 0, 7, 9 ), 2 ) ) ) );
		self::assertSame( array( 9 ), Bitmap::places( Bitmap::minus( Bitmap::of( array( 0, 7, 9 ), 2 ), $set ) ) );
		self::assertTrue( Bitmap::is_empty( '' ) );
		self::assertTrue( Bitmap::is_empty( "\0\0" ) );
		self::assertFalse( Bitmap::is_empty( $set ) );
		self::assertSame( array(), Bitmap::places( '' ) );
	}

	/**
	 * @testdox Finds a range of numbers, and the lowest and highest in a set
	 */
	public function test_numbers(): void {
		mt_srand( 4 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Fixed seed for repeatable tests.
		for ( $i = 0; $i < 60; $i++ ) {
			$numbers = array();
			foreach ( range( 0, 40 ) as $place ) {
				$numbers[ $place ] = array( null, 0, 1, mt_rand( 0, 9 ), mt_rand( 0, 5000 ), 4096 )[ mt_rand( 0, 5 ) ];
			}
			$numbers = array_filter( $numbers, 'is_int' );
			$slices  = array();
			foreach ( $numbers as $place => $number ) {
				for ( $bit = 0; $bit < 13; $bit++ ) {
					if ( $number >> $bit & 1 ) {
						$slices[ $bit ] ??= str_repeat( "\0", 6 );
						Bitmap::add( $slices[ $bit ], $place );
					}
				}
			}
			$all  = Bitmap::of( array_keys( $numbers ), 6 );
			$sets = new Numbers( $slices, $all );
			foreach ( array( -1, 0, 1, 2, 9, 10, 4095, 4096, 4097, 9000, 2 ** 53, mt_rand( 0, 5000 ) ) as $bound ) {
				self::assertSame( array_keys( array_filter( $numbers, static fn ( int $one ): bool => $one >= $bound ) ), Bitmap::places( $sets->at_least( $bound ) ), "from $bound" );
				self::assertSame( array_keys( array_filter( $numbers, static fn ( int $one ): bool => $one <= $bound ) ), Bitmap::places( $sets->at_most( $bound ) ), "to $bound" );
			}
			$some = array_filter( $numbers, static fn (): bool => 0 === mt_rand( 0, 3 ) );
			$of   = Bitmap::of( array_keys( $some ), 6 );
			self::assertSame( array() === $some ? null : min( $some ), $sets->lowest( $of ) );
			self::assertSame( array() === $some ? null : max( $some ), $sets->highest( $of ) );
		}
	}
}
