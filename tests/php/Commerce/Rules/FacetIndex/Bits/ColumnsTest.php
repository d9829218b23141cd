<?php
/**
 * Tests of byte columns of values.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Rules\FacetIndex\Bits;

use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Columns;
use Vitrine\Tests\TestCase;

/**
 * Compares columns with their source sets.
 */
final class ColumnsTest extends TestCase {

	/**
	 * @testdox Columns count values as bitmaps do, for multiple values and more than 256 values
	 */
	public function test_counts(): void {
		mt_srand( 7 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Fixed seed for repeatable tests.
		$random = static fn ( int $amount ): string => Bitmap::of( array_map( static fn (): int => mt_rand( 0, Bitmap::CHUNK - 1 ), range( 1, $amount ) ), Bitmap::BYTES ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_mt_rand -- Fixed seed for repeatable tests.
		$sets   = array();
		for ( $value = 0; $value < 300; $value++ ) {
			$sets[ "v$value" ] = $random( 60 );
		}
		$groups = Columns::of( $sets );
		self::assertCount( 2, $groups );
		foreach ( array( str_repeat( "\xff", Bitmap::BYTES ), $random( 5000 ), Bitmap::of( array( 0, Bitmap::CHUNK - 1 ), Bitmap::BYTES ), substr( $random( 9000 ), 0, 700 ), '' ) as $among ) {
			$counts = array_merge( ...array_map( static fn ( array $group ): array => Columns::count( $group, Columns::mask( $among ) ), $groups ) );
			self::assertEquals( array_filter( array_map( static fn ( string $set ): int => Bitmap::count( $set & $among ), $sets ) ), $counts );
		}
	}
}
