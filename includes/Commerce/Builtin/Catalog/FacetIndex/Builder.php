<?php
/**
 * Builds the facet index: the set of products that each value has.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\FacetIndex;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Layers;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Reads from the tables which values each product has, on the layers of Layers.
 */
final class Builder {

	/** Products read at a time: a tenth of a chunk, to limit memory use. */
	private const BATCH = 1500;

	/**
	 * Creates the builder without products.
	 *
	 * @param Layers $layers Sets to build.
	 */
	private function __construct( private readonly Layers $layers ) {}

	/**
	 * Builds the sets of products.
	 *
	 * @param array<int, int> $places Positions in the sets by product ID.
	 * @param int             $bytes  Length of a set in bytes.
	 * @return array<string, array<int, array<string, string>>> Sets by facet, layer and value.
	 */
	public static function of( array $places, int $bytes = Bitmap::BYTES ): array {
		$builder = new self( new Layers( $bytes ) );
		foreach ( array_chunk( $places, self::BATCH, true ) as $some ) {
			$builder->read( $some );
		}
		return $builder->layers->sets;
	}

	/**
	 * Reads products.
	 *
	 * @param non-empty-array<int, int> $places Places by product ID.
	 */
	private function read( array $places ): void {
		global $wpdb;
		$ids = implode( ', ', array_map( 'intval', array_keys( $places ) ) );
		// phpcs:disable WordPress.DB.PreparedSQL -- Integers.
		$products = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT product_id, type, price, max_price, on_sale, manage_stock, stock, in_stock, rating, listed, data FROM %i WHERE product_id IN ( $ids )", Tables::products() ), ARRAY_A ) as $row ) {
			$products[ (int) $row['product_id'] ] = $row;
			$this->product( $places[ (int) $row['product_id'] ], $row );
		}
		$layers = array();
		$last   = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT variation_id, product_id, price, manage_stock, stock, in_stock, data FROM %i WHERE product_id IN ( $ids ) AND active = 1 ORDER BY product_id, variation_id", Tables::variations() ), ARRAY_A ) as $row ) {
			$id      = (int) $row['product_id'];
			$product = $products[ $id ] ?? array( 'type' => '' );
			if ( Product::VARIABLE === $product['type'] ) {
				$last[ $id ]                          = ( $last[ $id ] ?? Layers::OWN ) + 1;
				$layers[ (int) $row['variation_id'] ] = $last[ $id ];
				$this->variation( $places[ $id ], $last[ $id ], $row, $product );
			}
		}
		$own = array(
			'id'     => 0,
			'values' => array(),
		);
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT product_id, variation_id, name, value FROM %i WHERE product_id IN ( $ids ) ORDER BY product_id, variation_id", Tables::attributes() ), ARRAY_A ) as $row ) {
			$id    = (int) $row['product_id'];
			$unit  = (int) $row['variation_id'];
			$name  = $row['name'];
			$value = (string) $row['value'];
			$layer = 0 === $unit ? Layers::OWN : $layers[ $unit ] ?? null;
			$this->layers->add( $name, Layers::PRODUCT, $value, $places[ $id ] );
			if ( Layers::OWN === $layer ) {
				$own = $own['id'] === $id ? $own : array(
					'id'     => $id,
					'values' => array(),
				);

				$own['values'][ "$name\n$value" ] = true;
			}
			// Each variation has the values of the product too.
			if ( Layers::OWN === $layer || ( null !== $layer && ! isset( ( $own['id'] === $id ? $own['values'] : array() )[ "$name\n$value" ] ) ) ) {
				$this->layers->add( $name, $layer, $value, $places[ $id ] );
			}
		}
		// phpcs:enable
		$this->layers->add_terms( $places );
	}

	/**
	 * Adds the values in the row of a product.
	 *
	 * @param int                        $place Place of the product.
	 * @param array<string, string|null> $row   Row of the table.
	 */
	private function product( int $place, array $row ): void {
		if ( '1' === (string) $row['listed'] ) {
			$this->layers->add( Layers::LISTED, Layers::PRODUCT, Layers::ALL, $place );
		}
		$variable = Product::VARIABLE === $row['type'];
		if ( $variable ) {
			$this->layers->add( Layers::LISTED, Layers::PRODUCT, Layers::VARIABLE, $place );
		}
		$counts  = ! $variable && 0 !== (int) $row['manage_stock'] && null !== $row['stock'];
		$at_hand = $counts ? (int) $row['stock'] > 0 : 1 === (int) $row['in_stock'];
		$this->layers->add( FacetedProducts::STOCK, Layers::PRODUCT, $at_hand ? FacetedProducts::IN_STOCK : FacetedProducts::OUT_OF_STOCK, $place );
		if ( 1 === (int) $row['on_sale'] ) {
			$this->layers->add( FacetedProducts::SALE, Layers::PRODUCT, FacetedProducts::ON_SALE, $place );
		}
		for ( $stars = 1; $stars <= (float) $row['rating']; $stars++ ) {
			$this->layers->add( FacetedProducts::RATING, Layers::PRODUCT, (string) $stars, $place );
		}
		if ( null !== $row['price'] && null !== $row['max_price'] ) {
			$this->layers->add_price( $place, Layers::PRODUCT, (int) $row['price'], (int) $row['max_price'], self::tax_class( (string) $row['data'] ) );
		}
	}

	/**
	 * Adds the values in the row of an active variation.
	 *
	 * @param int                        $place   Place of the product.
	 * @param int                        $layer   Layer of the variation.
	 * @param array<string, string|null> $row     Row of the table.
	 * @param array<string, string|null> $product Row of the product.
	 */
	private function variation( int $place, int $layer, array $row, array $product ): void {
		if ( null === $row['price'] ) {
			return;
		}
		$left    = 0 === (int) $product['manage_stock'] || null === $product['stock'] || (int) $product['stock'] > 0;
		$at_hand = 1 === (int) $row['manage_stock'] ? (int) $row['stock'] > 0 : 1 === (int) $row['in_stock'] && $left;
		if ( $at_hand ) {
			$this->layers->add( FacetedProducts::STOCK, $layer, FacetedProducts::IN_STOCK, $place );
		}
		$this->layers->add_price( $place, $layer, (int) $row['price'], (int) $row['price'], self::tax_class( (string) $product['data'], (string) $row['data'] ) );
	}

	/**
	 * Returns the tax class of a product or variation, in the format of PriceFacet.
	 *
	 * @param string $product   Data of the product.
	 * @param string $variation Data of the variation; empty: none.
	 */
	private static function tax_class( string $product, string $variation = '' ): string {
		if ( str_contains( $product, '"tax_status":"' . TaxStatus::NONE . '"' ) ) {
			return '';
		}
		foreach ( array( $variation, $product ) as $data ) {
			foreach ( TaxRate::CLASSES as $class ) {
				if ( '' !== $data && str_contains( $data, '"tax_class":"' . $class . '"' ) ) {
					return $class;
				}
			}
		}
		return TaxRate::STANDARD;
	}
}
