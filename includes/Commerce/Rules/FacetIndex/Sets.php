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
use Vitrine\Commerce\Rules\FacetIndex\Bits\Numbers;
use Vitrine\Commerce\Rules\FacetIndex\Storage\Places;

defined( 'ABSPATH' ) || exit;

/**
 * Products by facet and value, as SetReader has read them: places of the index first, and
 * behind them the appended products.
 */
final class Sets {

	/** Most layers, that is variations of one product, that are worth intersecting; with more the tables answer. */
	private const MOST_LAYERS = 200;

	/**
	 * @param array<string, array<int, array<string, string>>> $sets    Sets by facet, layer and value.
	 * @param array<int, int>                                  $lengths Bytes of the layers of variations.
	 * @param string                                           $all     All places that are valid: products that have changed since are not at their old one.
	 * @param list<int>                                        $noted   The appended products, in order.
	 * @param int                                              $after   The first place of an appended product.
	 * @param Places                                           $places  Places of the index.
	 * @param list<string>                                     $varying Attributes in which variations differ, see is_coupled().
	 */
	public function __construct( private readonly array $sets, private readonly array $lengths, public readonly string $all, private readonly array $noted, private readonly int $after, private readonly Places $places, private readonly array $varying ) {}

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
	 * The bytes of a set that are needed on a layer. A product beyond has no unit on it.
	 *
	 * @param int $layer Layer, starting at Layers::OWN.
	 */
	public function length( int $layer ): int {
		return Layers::OWN === $layer ? strlen( $this->all ) : $this->lengths[ $layer ] ?? 0;
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
		return max( Layers::OWN, 0, ...array_keys( $this->lengths ) );
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
	 * @param string               $set    Set.
	 * @param array<int, int|null> $places Places by product ID; null for products that the index does not have.
	 * @return list<int>
	 */
	public function among( string $set, array $places ): array {
		foreach ( $this->noted as $place => $id ) {
			if ( array_key_exists( $id, $places ) ) {
				$places[ $id ] = $this->after + $place;
			}
		}
		$found = array();
		$end   = 8 * strlen( $set );
		foreach ( $places as $id => $place ) {
			if ( null !== $place && $place < $end && 0 !== ( ord( $set[ $place >> 3 ] ) & ( 1 << ( $place & 7 ) ) ) ) {
				$found[] = $id;
			}
		}
		return $found;
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
