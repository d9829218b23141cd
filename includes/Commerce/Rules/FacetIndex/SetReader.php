<?php
/**
 * Reads the sets that a question needs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Facets\FacetQuestion;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Slots;

defined( 'ABSPATH' ) || exit;

/**
 * Reads them from the index. Products that have changed since are masked out of these and
 * appended at the end with what the tables say of them now, so that answers are always up to
 * date.
 */
final class SetReader {

	/**
	 * Reads the sets that a question needs.
	 *
	 * @param FacetQuestion $question Facet query.
	 * @param Keeper        $keeper   Keeper of the index.
	 * @return array{Sets, Counts}|null Null where there is no index, or too much has changed since.
	 */
	public static function read( FacetQuestion $question, Keeper $keeper ): ?array {
		if ( ! $keeper->is_ready() ) {
			return null;
		}
		$chunks = $keeper->chunks();
		// Read before the sets: if a change is merged in between, the product is masked there and appended from here.
		$noted = array_keys( $keeper->changes->read( Keeper::MOST_NOTED + 1 ) );
		if ( count( $noted ) > Keeper::MOST_NOTED ) {
			return null;
		}
		$taxed   = $keeper->source->prices()->are_taxed();
		$coupled = array() !== array_filter( array_keys( $question->chosen ), array( Units::class, 'may_be_coupled' ) );
		$varying = $coupled ? $keeper->sets->varying() : array();
		$bytes   = $chunks * Bitmap::BYTES;
		$more    = array() === $noted ? array() : $keeper->source->sets( array_flip( $noted ), (int) ceil( count( $noted ) / 8 ) );
		do {
			$plan = ReadPlan::of( $question, $taxed, $varying );
			$read = $keeper->sets->read( $plan );
			// A changed product may be the first one whose variations differ in a facet; then its sets are needed too.
			$new     = array_values( array_filter( $plan->slotted, static fn ( string $facet ): bool => ! in_array( $facet, $varying, true ) && ( isset( $read->slots[ $facet ] ) || Layers::vary( $more[ $facet ] ?? array() ) ) ) );
			$varying = array( ...$varying, ...$new );
		} while ( array() !== $new );
		$stored = $read->sets;
		foreach ( array_intersect_key( $question->chosen, array_flip( $varying ) ) as $facet => $values ) {
			$stored[ $facet ] = self::by_layer( $stored[ $facet ] ?? array(), $read->columns[ $facet ] ?? array(), $read->slots[ $facet ] ?? array(), $values );
		}
		$lengths = self::lengths( $stored, $read->slots );
		$all     = str_repeat( "\xff", $bytes );
		if ( array() !== $noted ) {
			$all     = ~ Bitmap::of( array_values( array_filter( $keeper->places->of( $noted ), static fn ( int $place ): bool => $place < 8 * $bytes ) ), $bytes ) . str_repeat( "\xff", (int) ceil( count( $noted ) / 8 ) );
			$stored  = self::appended( $stored, $more, $bytes );
			$lengths = array_fill_keys( array_keys( $lengths + self::lengths( $more, array() ) ), strlen( $all ) );
		}
		$sets = new Sets( $stored, $lengths, $all, $noted, 8 * $bytes, $keeper->places, $varying );
		return array( $sets, new Counts( $sets, $read->columns, $read->slots, 8 * $bytes ) );
	}

	/**
	 * Appends the sets of changed products.
	 *
	 * @param array<string, array<int, array<string, string>>> $sets  Stored sets.
	 * @param array<string, array<int, array<string, string>>> $more  Sets of the changed products.
	 * @param int                                              $bytes Length of the stored sets.
	 * @return array<string, array<int, array<string, string>>>
	 */
	private static function appended( array $sets, array $more, int $bytes ): array {
		foreach ( $more as $facet => $layers ) {
			foreach ( $layers as $layer => $values ) {
				foreach ( $values as $value => $set ) {
					$sets[ $facet ][ $layer ][ $value ] = str_pad( $sets[ $facet ][ $layer ][ $value ] ?? '', $bytes, "\0" ) . $set;
				}
			}
		}
		return $sets;
	}

	/**
	 * Returns the bytes that are needed on the layers of variations. The first places are
	 * those of products with variations, so that the sets of these layers are short.
	 *
	 * @param array<string, array<int, array<string, string>>>                      $sets  Sets by facet, layer and value.
	 * @param array<string, array<int, array<int, array<int, array<int, string>>>>> $slots Slots by facet, chunk, group, layer and column.
	 * @return array<int, int> Bytes by layer.
	 */
	private static function lengths( array $sets, array $slots ): array {
		$lengths = array();
		foreach ( $sets as $layers ) {
			foreach ( $layers as $layer => $values ) {
				if ( $layer >= Layers::VARIATIONS ) {
					$lengths[ $layer ] = max( $lengths[ $layer ] ?? 0, 0, ...array_map( 'strlen', array_values( $values ) ) );
				}
			}
		}
		foreach ( $slots as $chunks ) {
			foreach ( $chunks as $chunk => $groups ) {
				foreach ( $groups as $layers ) {
					foreach ( array_keys( $layers ) as $layer ) {
						$lengths[ $layer ] = max( $lengths[ $layer ] ?? 0, ( $chunk + 1 ) * Bitmap::BYTES );
					}
				}
			}
		}
		return $lengths;
	}

	/**
	 * Adds to the sets of chosen values those of their layers.
	 *
	 * @param array<int, array<string, string>>                                 $sets    Sets by layer and value.
	 * @param array<int, array<int, array{names: list<string>, bytes: string}>>     $columns Groups of columns by chunk.
	 * @param array<int, array<int, array<int, array<int, string>>>>                $slots   Slots by chunk and group.
	 * @param list<string>                                                          $values  Chosen values.
	 * @return array<int, array<string, string>>
	 */
	private static function by_layer( array $sets, array $columns, array $slots, array $values ): array {
		ksort( $columns );
		foreach ( $values as $value ) {
			foreach ( $columns as $chunk => $groups ) {
				foreach ( $groups as $number => $group ) {
					$parts = isset( $slots[ $chunk ][ $number ] ) ? Slots::sets( $group, $slots[ $chunk ][ $number ], $value ) : array( Layers::OWN => substr( $sets[ Layers::PRODUCT ][ $value ] ?? '', $chunk * Bitmap::BYTES, Bitmap::BYTES ) );
					foreach ( $parts as $layer => $set ) {
						$sets[ $layer ][ $value ] = str_pad( $sets[ $layer ][ $value ] ?? '', $chunk * Bitmap::BYTES, "\0" ) . $set;
					}
				}
			}
		}
		return $sets;
	}
}
