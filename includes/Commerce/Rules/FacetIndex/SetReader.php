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
	 * @return ?Sets Null where there is no index, or too much has changed since.
	 */
	public static function read( FacetQuestion $question, Keeper $keeper ): ?Sets {
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
			$read = $keeper->sets->read( $plan->whole, $plan->layered, $plan->counted, $plan->slotted );
			// A changed product may be the first one whose variations differ in a facet; then its sets are needed too.
			$new     = array_values( array_filter( $plan->slotted, static fn ( string $facet ): bool => ! in_array( $facet, $varying, true ) && ( isset( $read['slots'][ $facet ] ) || self::is_varying( $more[ $facet ] ?? array() ) ) ) );
			$varying = array( ...$varying, ...$new );
		} while ( array() !== $new );
		$sets = $read['sets'];
		foreach ( array_intersect_key( $question->chosen, array_flip( $varying ) ) as $facet => $values ) {
			$sets[ $facet ] = self::by_layer( $sets[ $facet ] ?? array(), $read['columns'][ $facet ] ?? array(), $read['slots'][ $facet ] ?? array(), $values );
		}
		if ( array() === $noted ) {
			return new Sets( $sets, $read['columns'], $read['slots'], str_repeat( "\xff", $bytes ), array(), 8 * $bytes, $keeper->places, $varying );
		}
		$valid = ~ Bitmap::of( array_values( array_filter( $keeper->places->of( $noted ), static fn ( int $place ): bool => $place < 8 * $bytes ) ), $bytes );
		foreach ( $more as $facet => $layers ) {
			foreach ( $layers as $layer => $values ) {
				foreach ( $values as $value => $set ) {
					$sets[ $facet ][ $layer ][ $value ] = str_pad( $sets[ $facet ][ $layer ][ $value ] ?? '', $bytes, "\0" ) . $set;
				}
			}
		}
		return new Sets( $sets, $read['columns'], $read['slots'], $valid . str_repeat( "\xff", (int) ceil( count( $noted ) / 8 ) ), $noted, 8 * $bytes, $keeper->places, $varying );
	}

	/**
	 * Whether the units of an appended product differ in an attribute.
	 *
	 * @param array<int, array<string, string>> $layers Sets by layer and value.
	 */
	private static function is_varying( array $layers ): bool {
		return max( 0, 0, ...array_keys( $layers ) ) >= Layers::VARIATIONS || array_diff_key( $layers[ Layers::PRODUCT ] ?? array(), $layers[ Layers::OWN ] ?? array() ) !== array();
	}

	/**
	 * Adds to the sets of chosen values those of their layers.
	 *
	 * @param array<int, array<string, string>>                                     $sets    Sets by layer and value.
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
