<?php
/**
 * Tests of the slots of the facet index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Rules\FacetIndex\Bits;

use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Columns;
use Vitrine\Commerce\Rules\FacetIndex\Layers;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Slots;
use Vitrine\Tests\TestCase;

/**
 * Compares them with the sets that they are made of.
 */
final class SlotsTest extends TestCase {

	/**
	 * @testdox Slots count the values of units, and give back the sets of a value, with numeric values and more than 256 values
	 */
	public function test_counts(): void {
		mt_srand( 9 ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_seeding_mt_srand -- Fixed seed for repeatable tests.
		$random = static fn ( int $amount ): string => Bitmap::of( array_map( static fn (): int => mt_rand( 0, Bitmap::CHUNK - 1 ), range( 1, $amount ) ), Bitmap::BYTES ); // phpcs:ignore WordPress.WP.AlternativeFunctions.rand_mt_rand -- Fixed seed for repeatable tests.
		$layers = array();
		foreach ( array( Layers::OWN, 2, 3, 5 ) as $layer ) {
			for ( $value = 0; $value < 260; $value++ ) {
				$layers[ $layer ][ 0 === $value % 2 ? "v$value" : $value ] = $random( 40 );
			}
		}
		$whole = array();
		foreach ( $layers as $values ) {
			foreach ( $values as $value => $set ) {
				$whole[ $value ] = ( $whole[ $value ] ?? str_repeat( "\0", Bitmap::BYTES ) ) | $set;
			}
		}
		$units = array_map( static fn (): string => $random( 9000 ), $layers );
		$any   = $units[ Layers::OWN ] | $units[2] | $units[3] | $units[5];
		$met   = array();
		foreach ( $whole as $value => $set ) {
			$met[ $value ] = Bitmap::count( ( $any & $layers[ Layers::OWN ][ $value ] ) | ( $units[2] & $layers[2][ $value ] ) | ( $units[3] & $layers[3][ $value ] ) | ( $units[5] & $layers[5][ $value ] ) );
		}
		$found = array();
		$sets  = array();
		foreach ( Columns::of( $whole ) as $group ) {
			$slots  = Slots::arranged( Slots::of( $group, $layers ) );
			$found += Slots::count( $group, $slots, $units, $any );
			foreach ( $group['names'] as $value ) {
				foreach ( Slots::sets( $group, $slots, $value ) as $layer => $set ) {
					$sets[ $layer ][ $value ] = $set;
				}
			}
		}
		self::assertEquals( array_filter( $met ), $found );
		self::assertEquals( $layers, $sets );
	}
}
