<?php
/**
 * Builder of the facet index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\FacetIndex;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\ProductFacts;
use Vitrine\Commerce\Rules\FacetIndex\Layers;
use Vitrine\Commerce\WooCommerce\Catalog\Facets\Description;

defined( 'ABSPATH' ) || exit;

/**
 * Uses the same facts as search services, so that both have the same results.
 */
final class Builder {

	/** Products per query. */
	private const BATCH = 500;

	/**
	 * Starts with empty sets.
	 *
	 * @param Layers $layers The sets to fill.
	 */
	private function __construct( private readonly Layers $layers ) {}

	/**
	 * Returns the sets of products.
	 *
	 * @param array<int, int> $places Product ID to its position in the sets.
	 * @param int             $bytes  Length of a set in bytes.
	 * @return array<string, array<int, array<string, string>>> Sets by facet, layer and value.
	 */
	public static function of( array $places, int $bytes ): array {
		$builder = new self( new Layers( $bytes ) );
		foreach ( array_chunk( $places, self::BATCH, true ) as $some ) {
			foreach ( Description::of( array_keys( $some ), false ) as $id => $facts ) {
				$builder->product( $some[ $id ], $facts );
			}
			$builder->layers->add_terms( $some );
		}
		return $builder->layers->sets;
	}

	/**
	 * Adds a product.
	 *
	 * @param int          $place Its position in the sets.
	 * @param ProductFacts $facts Facts of the product.
	 */
	private function product( int $place, ProductFacts $facts ): void {
		$this->layers->add( Layers::LISTED, Layers::PRODUCT, Layers::ALL, $place );
		$this->values( $place, Layers::PRODUCT, $facts->values );
		if ( null !== $facts->lowest ) {
			$this->layers->add_price( $place, Layers::PRODUCT, $facts->lowest, $facts->highest ?? $facts->lowest, '' );
		}
		$own = array_values( array_filter( $facts->units[0]['values'], static fn ( string $value ): bool => ! str_starts_with( $value, FacetedProducts::STOCK . '=' ) ) );
		$this->values( $place, Layers::OWN, $own );
		foreach ( array_slice( $facts->units, 1 ) as $number => $unit ) {
			$this->layers->add( Layers::LISTED, Layers::PRODUCT, Layers::VARIABLE, $place );
			$this->values( $place, Layers::VARIATIONS + $number, array_values( array_diff( $unit['values'], $own ) ) );
			if ( null !== $unit['price'] ) {
				$this->layers->add_price( $place, Layers::VARIATIONS + $number, $unit['price'], $unit['price'], '' );
			}
		}
	}

	/**
	 * Adds the values of a product or variation.
	 *
	 * @param int          $place  Position of the product.
	 * @param int          $layer  Layer to add to.
	 * @param list<string> $values Values as formatted by ProductFacts.
	 */
	private function values( int $place, int $layer, array $values ): void {
		foreach ( $values as $value ) {
			[ $facet, $slug ] = explode( '=', $value, 2 );
			$this->layers->add( $facet, $layer, $slug, $place );
		}
	}
}
