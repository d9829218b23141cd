<?php
/**
 * Makes the sets of WooCommerce's products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\ProductFacts;
use Vitrine\Commerce\Rules\FacetIndex\Layers;
use Vitrine\Commerce\WooCommerce\Catalogue\Facets\Description;

defined( 'ABSPATH' ) || exit;

/**
 * Of what a search service is told as well, so that both say the same.
 */
final class Builder {

	/** Products that are read at once. */
	private const BATCH = 500;

	/**
	 * None of them yet.
	 *
	 * @param Layers $layers The sets.
	 */
	private function __construct( private readonly Layers $layers ) {}

	/**
	 * The sets of some products.
	 *
	 * @param array<int, int> $places Product to its place in them.
	 * @param int             $bytes  Length of a set.
	 * @return array<string, array<int, array<string, string>>> Facet to layer to value to set.
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
	 * @param int          $place Its place.
	 * @param ProductFacts $facts What is known of it.
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
	 * Adds values.
	 *
	 * @param int          $place  Of the product.
	 * @param int          $layer  Of what has them.
	 * @param list<string> $values As ProductFacts writes them.
	 */
	private function values( int $place, int $layer, array $values ): void {
		foreach ( $values as $value ) {
			[ $facet, $slug ] = explode( '=', $value, 2 );
			$this->layers->add( $facet, $layer, $slug, $place );
		}
	}
}
