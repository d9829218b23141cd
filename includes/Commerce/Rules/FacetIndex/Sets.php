<?php
/**
 * The sets that a question needs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Columns;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Numbers;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Slots;
use Vitrine\Commerce\Rules\FacetIndex\Storage\Places;

defined( 'ABSPATH' ) || exit;

/**
 * Products by facet and value, as SetReader has read them: places of the index first, and
 * behind them the appended products.
 */
final class Sets {

	/**
	 * The last set and the column mask that was made of it: most facets ask for the same one.
	 *
	 * @var array{string, string}|null
	 */
	private ?array $mask = null;

	/**
	 * Results of length() by layer.
	 *
	 * @var array<int, int>
	 */
	private array $lengths = array();

	/** Most layers, that is variations of one product, that are worth intersecting; with more the tables answer. */
	private const MOST_LAYERS = 200;

	/**
	 * @param array<string, array<int, array<string, string>>>                           $sets    Sets by facet, layer and value.
	 * @param array<string, array<int, array<int, array{names: list<string>, bytes: string}>>> $columns Groups of Columns by facet and chunk; the sets of such a facet have the appended products only, unless it was chosen.
	 * @param array<string, array<int, array<int, array<int, array<int, string>>>>>      $slots   Slots of these groups.
	 * @param string                                                                     $all     All places that are valid: products that have changed since are not at their old one.
	 * @param list<int>                                                                  $noted   The appended products, in order.
	 * @param int                                                                        $after   The first place of an appended product.
	 * @param Places                                                                     $places  Places of the index.
	 * @param list<string>                                                               $varying Attributes in which variations differ, see is_coupled().
	 */
	public function __construct( private readonly array $sets, private readonly array $columns, private readonly array $slots, public readonly string $all, private readonly array $noted, private readonly int $after, private readonly Places $places, private readonly array $varying ) {}

	/**
	 * The products that have a value.
	 *
	 * @param string $facet Facet name.
	 * @param string $value Value.
	 * @param int    $layer One of the constants of Layers.
	 */
	public function one( string $facet, string $value, int $layer = Layers::PRODUCT ): string {
		return $this->sets[ $facet ][ $layer ][ $value ] ?? '';
	}

	/**
	 * The products that have any of several values.
	 *
	 * @param string           $facet  Facet name.
	 * @param list<string|int> $values Values.
	 * @param int              $layer  One of the constants of Layers.
	 */
	public function any( string $facet, array $values, int $layer = Layers::PRODUCT ): string {
		$any = '';
		foreach ( $values as $value ) {
			if ( isset( $this->sets[ $facet ][ $layer ][ $value ] ) ) {
				$any |= $this->sets[ $facet ][ $layer ][ $value ];
			}
		}
		return $any;
	}

	/**
	 * Counts for each value of a facet how many of some products have it.
	 *
	 * @param string                    $facet  Facet name.
	 * @param array<string, string|int> $values Values to count by name.
	 * @param string                    $among  Set of products to count.
	 * @return array<string, int> Counts by name.
	 */
	public function counts( string $facet, array $values, string $among ): array {
		$counts = array();
		if ( ! isset( $this->columns[ $facet ] ) ) {
			foreach ( $values as $name => $value ) {
				$counts[ $name ] = Bitmap::count( $among & $this->one( $facet, (string) $value ) );
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
			$counts[ $name ] = ( $amounts[ $value ] ?? 0 ) + ( '' === $behind ? 0 : Bitmap::count( $behind & substr( $this->one( $facet, (string) $value ), $this->after >> 3 ) ) );
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
	public function counts_of_units( string $facet, array $values, array $units ): array {
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
		$counts = array();
		$behind = $this->after >> 3;
		foreach ( $values as $value ) {
			$counts[ $value ] = $amounts[ $value ] ?? 0;
			if ( array() !== $this->noted ) {
				$met = substr( $any, $behind ) & substr( $this->one( $facet, $value, Layers::OWN ), $behind );
				foreach ( $units as $layer => $unit ) {
					$met |= Layers::OWN === $layer ? '' : substr( $unit, $behind ) & substr( $this->one( $facet, $value, $layer ), $behind );
				}
				$counts[ $value ] += Bitmap::count( $met );
			}
		}
		return $counts;
	}

	/**
	 * Whether a facet was read as columns; one() does not know its values then.
	 *
	 * @param string $facet Facet name.
	 */
	public function has_columns( string $facet ): bool {
		return isset( $this->columns[ $facet ] );
	}

	/**
	 * Whether a facet's choice has to be met by the same unit as those of other facets.
	 *
	 * @param string $facet Facet name.
	 */
	public function is_coupled( string $facet ): bool {
		return Units::is_coupled( $facet, $this->varying );
	}

	/**
	 * Prices, for comparing.
	 *
	 * @param string $begins Prefix of the values that hold their bits: Layers::LOWEST or HIGHEST.
	 * @param int    $layer  One of the constants of Layers.
	 */
	public function numbers( string $begins, int $layer = Layers::PRODUCT ): Numbers {
		$slices = array();
		foreach ( $this->sets[ FacetedProducts::PRICE ][ $layer ] ?? array() as $value => $set ) {
			if ( str_starts_with( (string) $value, $begins ) ) {
				$slices[ (int) substr( (string) $value, strlen( $begins ) ) ] = $set;
			}
		}
		return new Numbers( $slices, $this->one( FacetedProducts::PRICE, Layers::PRICED, $layer ) );
	}

	/**
	 * The layers of units, which are what can be bought: the product's own first.
	 *
	 * @return non-empty-list<int>
	 */
	public function units(): array {
		return range( Layers::OWN, min( $this->last_layer(), self::MOST_LAYERS ) );
	}

	/**
	 * The bytes of a set that are needed on a layer. The first places are those of products
	 * with variations, so that the sets of the layers of variations are short. A product
	 * beyond has no unit on the layer.
	 *
	 * @param int $layer Layer, starting at Layers::OWN.
	 */
	public function length( int $layer ): int {
		if ( Layers::OWN === $layer || array() !== $this->noted ) {
			return strlen( $this->all );
		}
		if ( ! isset( $this->lengths[ $layer ] ) ) {
			$length = 0;
			foreach ( $this->sets as $layers ) {
				$length = max( $length, 0, ...array_map( 'strlen', array_values( $layers[ $layer ] ?? array() ) ) );
			}
			foreach ( $this->slots as $chunks ) {
				foreach ( $chunks as $chunk => $groups ) {
					foreach ( $groups as $layers ) {
						$length = isset( $layers[ $layer ] ) ? max( $length, ( $chunk + 1 ) * Bitmap::BYTES ) : $length;
					}
				}
			}
			$this->lengths[ $layer ] = $length;
		}
		return $this->lengths[ $layer ];
	}

	/**
	 * Whether a product has more variations than are worth intersecting.
	 */
	public function are_too_many(): bool {
		return $this->last_layer() > self::MOST_LAYERS;
	}

	/**
	 * The last layer that was read.
	 */
	private function last_layer(): int {
		$last = Layers::OWN;
		foreach ( $this->sets as $layers ) {
			$last = max( $last, ...array_keys( $layers ) );
		}
		foreach ( $this->slots as $chunks ) {
			foreach ( array_merge( array(), ...array_values( $chunks ) ) as $layers ) {
				$last = max( $last, 0, ...array_keys( $layers ) );
			}
		}
		return $last;
	}

	/**
	 * Makes a set of products.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public function of_products( array $ids ): string {
		$behind = array();
		foreach ( array_intersect( $this->noted, $ids ) as $place => $id ) {
			$behind[] = $this->after + $place;
		}
		return Bitmap::of( array( ...array_values( $this->places->of( $ids ) ), ...$behind ), strlen( $this->all ) );
	}

	/**
	 * Filters products by a set, keeping their order.
	 *
	 * @param string    $set Set.
	 * @param list<int> $ids Product IDs.
	 * @return list<int>
	 */
	public function among( string $set, array $ids ): array {
		$places = $this->places->of( $ids );
		foreach ( array_intersect( $this->noted, $ids ) as $place => $id ) {
			$places[ $id ] = $this->after + $place;
		}
		return array_values( array_filter( $ids, static fn ( int $id ): bool => isset( $places[ $id ] ) && $places[ $id ] < 8 * strlen( $set ) && 0 !== ( ord( $set[ $places[ $id ] >> 3 ] ) & ( 1 << ( $places[ $id ] & 7 ) ) ) ) );
	}

	/**
	 * Lists the products in a set.
	 *
	 * @param string $set Set.
	 * @return list<int>
	 */
	public function products( string $set ): array {
		$within = array();
		$ids    = array();
		foreach ( Bitmap::places( $set ) as $place ) {
			if ( $place < $this->after ) {
				$within[] = $place;
			} else {
				$ids[] = $this->noted[ $place - $this->after ];
			}
		}
		return array_merge( $this->places->at( $within ), $ids );
	}
}
