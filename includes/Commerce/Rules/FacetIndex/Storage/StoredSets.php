<?php
/**
 * Reads the stored sets of the index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex\Storage;

use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Slots;
use Vitrine\Commerce\Rules\FacetIndex\ReadPlan;

defined( 'ABSPATH' ) || exit;

/**
 * What a plan reads, over all chunks, with one statement, so that it is consistent. Sets of
 * values that the plan does not need are skipped.
 */
final class StoredSets {

	/**
	 * @param array<string, array<int, array<string, string>>>                                 $sets    Sets by facet, layer and value.
	 * @param array<string, array<int, array<int, array{names: list<string>, bytes: string}>>> $columns Groups of Columns by facet and chunk.
	 * @param array<string, array<int, array<int, array<int, array<int, string>>>>>            $slots   Slots of these groups.
	 */
	private function __construct( public readonly array $sets, public readonly array $columns, public readonly array $slots ) {}

	/**
	 * Reads what a plan needs.
	 *
	 * @param string   $table Full table name.
	 * @param ReadPlan $plan  The plan.
	 */
	public static function read( string $table, ReadPlan $plan ): self {
		$parts   = array();
		$columns = array();
		$slots   = array();
		foreach ( self::rows( $table, $plan ) as [ $facet, $layer, $chunk, $names, $bits ] ) {
			$layer = (int) $layer;
			$chunk = (int) $chunk;
			if ( $layer <= SetTable::SLOTS ) {
				$slots[ $facet ][ $chunk ][ SetTable::SLOTS - $layer ] = Slots::arranged( SetTable::unpack( $names, $bits ) );
			} elseif ( $layer < 0 ) {
				$columns[ $facet ][ $chunk ][ -1 - $layer ] = array(
					'names' => SetTable::names( $names ),
					'bytes' => SetTable::decode( $bits ),
				);
			} else {
				foreach ( SetTable::unpack( $names, $bits, $plan->values[ $facet ] ?? null ) as $name => $set ) {
					$parts[ $facet ][ $layer ][ $name ][ $chunk ] = $set;
				}
			}
		}
		return new self( self::joined( $parts ), $columns, $slots );
	}

	/**
	 * Joins the chunks of sets. Missing ones are empty.
	 *
	 * @param array<string, array<int, array<string, array<int, string>>>> $parts Parts by facet, layer, value and chunk.
	 * @return array<string, array<int, array<string, string>>>
	 */
	private static function joined( array $parts ): array {
		$empty = str_repeat( "\0", Bitmap::BYTES );
		foreach ( $parts as $facet => $layers ) {
			foreach ( $layers as $layer => $values ) {
				foreach ( $values as $name => $chunks ) {
					ksort( $chunks );
					$last = (int) array_key_last( $chunks );
					if ( count( $chunks ) <= $last ) {
						$chunks = array_replace( array_fill( 0, $last, $empty ), $chunks );
					}
					$values[ $name ] = implode( '', $chunks );
				}
				$layers[ $layer ] = $values;
			}
			$parts[ $facet ] = $layers;
		}
		return $parts;
	}

	/**
	 * Reads the rows.
	 *
	 * @param string   $table Full table name.
	 * @param ReadPlan $plan  The plan.
	 * @return array<array{string, string, string, string, string}> Facet, layer, chunk, names and bits.
	 */
	private static function rows( string $table, ReadPlan $plan ): array {
		global $wpdb;
		$parts = array();
		foreach ( array(
			'layer = 0'                                => $plan->whole,
			'layer > 0'                                => $plan->layered,
			'layer < 0 AND layer > ' . SetTable::SLOTS => $plan->counted,
			'layer <= ' . SetTable::SLOTS              => $plan->slotted,
		) as $layers => $facets ) {
			if ( array() !== $facets ) {
				// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Interpolates only placeholders.
				$parts[] = $wpdb->prepare( "( $layers AND facet IN ( " . implode( ', ', array_fill( 0, count( $facets ), '%s' ) ) . ' ) )', ...$facets );
			}
		}
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared above.
		return array() === $parts ? array() : (array) $wpdb->get_results( $wpdb->prepare( 'SELECT facet, layer, chunk, names, bits FROM %i WHERE ', $table ) . implode( ' OR ', $parts ), ARRAY_N );
	}
}
