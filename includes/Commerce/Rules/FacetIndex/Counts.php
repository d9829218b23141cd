<?php
/**
 * Counts the products with each value of a facet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Columns;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Slots;

defined( 'ABSPATH' ) || exit;

/**
 * The products of the index are counted by columns where a facet has them, the appended ones
 * by their sets.
 */
final class Counts {

	/**
	 * The last set and the column mask that was made of it: most facets ask for the same one.
	 *
	 * @var array{string, string}|null
	 */
	private ?array $mask = null;

	/**
	 * @param Sets                                                                             $sets    The sets of the question; of a facet with columns they have chosen values and the appended products only.
	 * @param array<string, array<int, array<int, array{names: list<string>, bytes: string}>>> $columns Groups of Columns by facet and chunk.
	 * @param array<string, array<int, array<int, array<int, array<int, string>>>>>            $slots   Slots of these groups.
	 * @param int                                                                              $after   The first place of an appended product.
	 */
	public function __construct( private readonly Sets $sets, private readonly array $columns, private readonly array $slots, private readonly int $after ) {}

	/**
	 * Whether a facet was read as columns.
	 *
	 * @param string $facet Facet name.
	 */
	public function has_columns( string $facet ): bool {
		return isset( $this->columns[ $facet ] );
	}

	/**
	 * Counts for each value of a facet how many of some products have it.
	 *
	 * @param string                    $facet  Facet name.
	 * @param array<string, string|int> $values Values to count by name.
	 * @param string                    $among  Set of products to count.
	 * @return array<string, int> Counts by name.
	 */
	public function of( string $facet, array $values, string $among ): array {
		$counts = array();
		if ( ! isset( $this->columns[ $facet ] ) ) {
			foreach ( $values as $name => $value ) {
				$counts[ $name ] = Bitmap::count( $among & $this->sets->one( $facet, (string) $value ) );
			}
			return $counts;
		}
		if ( null === $this->mask || $this->mask[0] !== $among ) {
			$this->mask = array( $among, Columns::mask( substr( $among, 0, $this->after >> 3 ) ) );
		}
		$amounts = array();
		foreach ( $this->columns[ $facet ] as $chunk => $groups ) {
			$mask = substr( $this->mask[1], $chunk * Bitmap::CHUNK, Bitmap::CHUNK );
			foreach ( $groups as $group ) {
				foreach ( Columns::count( $group, $mask ) as $value => $amount ) {
					$amounts[ $value ] = ( $amounts[ $value ] ?? 0 ) + $amount;
				}
			}
		}
		$behind = substr( $among, $this->after >> 3 );
		foreach ( $values as $name => $value ) {
			$counts[ $name ] = ( $amounts[ $value ] ?? 0 ) + ( '' === $behind ? 0 : Bitmap::count( $behind & substr( $this->sets->one( $facet, (string) $value ), $this->after >> 3 ) ) );
		}
		return $counts;
	}

	/**
	 * Counts for each value of an attribute how many products have a unit with it.
	 *
	 * @param string             $facet  Facet name.
	 * @param list<string>       $values Values to count.
	 * @param array<int, string> $units  Units to count as sets of products, by layer.
	 * @return array<string, int> Counts by value.
	 */
	public function of_units( string $facet, array $values, array $units ): array {
		$any = '';
		foreach ( $units as $unit ) {
			$any |= $unit;
		}
		$amounts = array();
		foreach ( $this->columns[ $facet ] ?? array() as $chunk => $groups ) {
			$within = static fn ( string $set ): string => substr( $set, $chunk * Bitmap::BYTES, Bitmap::BYTES );
			$here   = $within( $any );
			$parts  = isset( $this->slots[ $facet ][ $chunk ] ) ? array_map( $within, $units ) : array();
			foreach ( $groups as $number => $group ) {
				$slots = $this->slots[ $facet ][ $chunk ][ $number ] ?? null;
				// Without slots all units of a product have all of its values.
				foreach ( null === $slots ? Columns::count( $group, Columns::mask( $here ) ) : Slots::count( $group, $slots, $parts, $here ) as $value => $amount ) {
					$amounts[ $value ] = ( $amounts[ $value ] ?? 0 ) + $amount;
				}
			}
		}
		$behind = $this->after >> 3;
		$counts = array();
		foreach ( $values as $value ) {
			$counts[ $value ] = $amounts[ $value ] ?? 0;
			if ( strlen( $any ) > $behind ) {
				$met = substr( $any, $behind ) & substr( $this->sets->one( $facet, $value, Layers::OWN ), $behind );
				foreach ( $units as $layer => $unit ) {
					$met |= Layers::OWN === $layer ? '' : substr( $unit, $behind ) & substr( $this->sets->one( $facet, $value, $layer ), $behind );
				}
				$counts[ $value ] += Bitmap::count( $met );
			}
		}
		return $counts;
	}
}
