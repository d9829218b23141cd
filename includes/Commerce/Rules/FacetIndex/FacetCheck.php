<?php
/**
 * Checks the index of facets against the tables.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;

defined( 'ABSPATH' ) || exit;

/**
 * For the status screen, which checks a sample.
 */
final class FacetCheck {

	/**
	 * Finds products that the index has wrong. Changed products that are not merged yet are
	 * read from the tables anyway, so they do not count.
	 *
	 * @param Keeper    $keeper Keeper of the index.
	 * @param list<int> $ids    Product IDs.
	 * @return list<int> Only products in the chunk of the first one are checked, since the sets of a chunk are large.
	 */
	public static function different( Keeper $keeper, array $ids ): array {
		if ( ! $keeper->is_ready() ) {
			return array();
		}
		$places = $keeper->places->of( $ids );
		$noted  = $keeper->changes->read( Keeper::MOST_NOTED + 1 );
		// With this many changes questions do not use the index at all.
		if ( count( $noted ) > Keeper::MOST_NOTED ) {
			return array();
		}
		$lost   = array_values( array_diff( $ids, array_keys( $places ), array_keys( $noted ) ) );
		$chunk  = intdiv( (int) ( reset( $places ) ?: 0 ), Bitmap::CHUNK );
		$here   = array_map( static fn ( int $place ): int => $place % Bitmap::CHUNK, array_filter( $places, static fn ( int $place ): bool => intdiv( $place, Bitmap::CHUNK ) === $chunk ) );
		$wanted = self::values( $keeper->source->sets( $here, Bitmap::BYTES ), $here );
		$known  = self::values( $keeper->sets->chunk( $chunk ), $here );
		$wrong  = array_keys( array_filter( $here, static fn ( int $id ): bool => $wanted[ $id ] !== $known[ $id ], ARRAY_FILTER_USE_KEY ) );
		// A product that changed while it was checked is noted by now.
		return array_merge( $lost, array_values( array_diff( $wrong, array_keys( $keeper->changes->read( Keeper::MOST_NOTED + 1 ) ) ) ) );
	}

	/**
	 * Lists what sets say about products.
	 *
	 * @param array<string, array<int, array<string, string>>> $sets   Sets by facet, layer and value.
	 * @param array<int, int>                                  $places Positions in the sets by product ID.
	 * @return array<int, list<string>> Sorted facets, layers and values by product ID.
	 */
	private static function values( array $sets, array $places ): array {
		$values = array_fill_keys( array_keys( $places ), array() );
		foreach ( $sets as $facet => $layers ) {
			foreach ( $layers as $layer => $own ) {
				foreach ( $own as $value => $set ) {
					foreach ( $places as $id => $place ) {
						if ( 0 !== ( ord( $set[ $place >> 3 ] ?? "\0" ) & ( 1 << ( $place & 7 ) ) ) ) {
							$values[ $id ][] = "$facet $layer $value";
						}
					}
				}
			}
		}
		array_walk( $values, static fn ( array &$some ): bool => sort( $some, SORT_STRING ) );
		return $values;
	}
}
