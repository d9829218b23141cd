<?php
/**
 * Product data for an external index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\FacetIndex;

use Vitrine\Commerce\Builtin\Catalog\ShopPrices;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\ProductFacts;
use Vitrine\Commerce\Rules\FacetIndex\Layers;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the sets that Builder creates for a few products, so that both indexes have the
 * same data.
 */
final class Description {

	/** Price in minor units that is high enough to reveal any change of taxes. */
	private const TAXED = 100000000;

	/** @param array<string, array<int, array<string, string>>> $sets Sets by facet, layer and value. */
	private function __construct( private readonly array $sets ) {}

	/**
	 * Returns the data of products.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, ProductFacts> Data by ID; hidden products are absent.
	 */
	public static function of( array $ids ): array {
		global $wpdb;
		$facts  = array();
		$places = array_flip( $ids );
		$own    = new self( array() === $ids ? array() : Builder::of( $places, (int) ceil( count( $ids ) / 8 ) ) );
		// phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
		foreach ( array() === $ids ? array() : (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, name, rating, total_sales, menu_order, created FROM %i WHERE listed = 1 AND product_id IN ( ' . implode( ', ', array_map( 'intval', $ids ) ) . ' )', Tables::products() ), ARRAY_A ) as $row ) {
			$facts[ (int) $row['product_id'] ] = $own->facts( $places[ (int) $row['product_id'] ], $row );
		}
		return $facts;
	}

	/**
	 * Returns a stamp of the taxes that prices are displayed with.
	 */
	public static function stamp(): string {
		return implode( ' ', array_map( static fn ( string $taxed ): int => ShopPrices::shown( self::TAXED, $taxed ), TaxRate::CLASSES ) );
	}

	/**
	 * Returns the data of a product.
	 *
	 * @param int                        $place Place of the product in the sets.
	 * @param array<string, string|null> $row   Row of the table.
	 */
	private function facts( int $place, array $row ): ProductFacts {
		$in_stock = $this->has( FacetedProducts::STOCK, Layers::PRODUCT, FacetedProducts::IN_STOCK, $place );
		$variable = $this->has( Layers::LISTED, Layers::PRODUCT, Layers::VARIABLE, $place );
		$stock    = ProductFacts::value( FacetedProducts::STOCK, $in_stock ? FacetedProducts::IN_STOCK : FacetedProducts::OUT_OF_STOCK );
		$own      = $this->attributes( Layers::OWN, $place );
		$lowest   = $this->price( Layers::LOWEST, Layers::PRODUCT, $place );
		$units    = array(
			array(
				'values' => array( ...$own, $stock ),
				// A variable product has no price of its own.
				'price'  => $variable ? null : $lowest,
			),
		);
		$terms = array();
		foreach ( $this->sets as $facet => $layers ) {
			foreach ( str_starts_with( $facet, Layers::TERM ) ? array_keys( $layers[ Layers::PRODUCT ] ?? array() ) : array() as $term ) {
				if ( $this->has( $facet, Layers::PRODUCT, (string) $term, $place ) ) {
					$found   = get_term_by( 'term_taxonomy_id', (int) $term );
					$terms[] = $found instanceof \WP_Term ? $found->term_id : 0;
				}
			}
		}
		foreach ( $variable ? $this->layers() : array() as $layer ) {
			$beside = $this->attributes( $layer, $place );
			$price  = $this->price( Layers::LOWEST, $layer, $place );
			if ( array() !== $beside || null !== $price ) {
				$at_hand = $in_stock && $this->has( FacetedProducts::STOCK, $layer, FacetedProducts::IN_STOCK, $place );
				$units[] = array(
					'values' => array( ...$own, ...$beside, ...( $at_hand || ! $in_stock ? array( $stock ) : array() ) ),
					'price'  => $price,
				);
			}
		}
		$rating = (float) $row['rating'];
		return new ProductFacts(
			(int) $row['product_id'],
			(string) $row['name'],
			ProductFacts::with_ancestors( $terms ),
			array( ...$this->attributes( Layers::PRODUCT, $place ), $stock, ...ProductFacts::stars( $rating ), ...( $this->has( FacetedProducts::SALE, Layers::PRODUCT, FacetedProducts::ON_SALE, $place ) ? array( ProductFacts::value( FacetedProducts::SALE, FacetedProducts::ON_SALE ) ) : array() ) ),
			$units,
			$lowest,
			$this->price( Layers::HIGHEST, Layers::PRODUCT, $place ),
			$rating,
			(int) $row['total_sales'],
			(int) $row['menu_order'],
			(string) $row['created']
		);
	}

	/**
	 * Returns the layers of variations.
	 *
	 * @return list<int>
	 */
	private function layers(): array {
		$layers = array();
		foreach ( $this->sets as $own ) {
			$layers += array_fill_keys( array_keys( $own ), true );
		}
		return array_values( array_filter( array_keys( $layers ), static fn ( int $layer ): bool => $layer >= Layers::VARIATIONS ) );
	}

	/**
	 * Returns the attribute values of a product on a layer.
	 *
	 * @param int $layer One of the constants of Layers.
	 * @param int $place Place of the product.
	 * @return list<string>
	 */
	private function attributes( int $layer, int $place ): array {
		$values = array();
		foreach ( $this->sets as $facet => $layers ) {
			foreach ( str_starts_with( $facet, FacetedProducts::ATTRIBUTE ) ? array_keys( $layers[ $layer ] ?? array() ) : array() as $value ) {
				if ( $this->has( $facet, $layer, (string) $value, $place ) ) {
					$values[] = ProductFacts::value( $facet, (string) $value );
				}
			}
		}
		return $values;
	}

	/**
	 * Returns a price as displayed.
	 *
	 * @param string $begins Prefix of the values for its bits.
	 * @param int    $layer  One of the constants of Layers.
	 * @param int    $place  Place of the product.
	 * @return ?int Price in minor units; null: none.
	 */
	private function price( string $begins, int $layer, int $place ): ?int {
		if ( ! $this->has( FacetedProducts::PRICE, $layer, Layers::PRICED, $place ) ) {
			return null;
		}
		$price = 0;
		$class = '';
		foreach ( array_keys( $this->sets[ FacetedProducts::PRICE ][ $layer ] ) as $value ) {
			if ( str_starts_with( (string) $value, $begins ) && $this->has( FacetedProducts::PRICE, $layer, (string) $value, $place ) ) {
				$price += 1 << (int) substr( (string) $value, strlen( $begins ) );
			}
		}
		foreach ( TaxRate::CLASSES as $known ) {
			$class = $this->has( FacetedProducts::PRICE, $layer, Layers::TAXED . $known, $place ) ? $known : $class;
		}
		return ShopPrices::shown( $price, $class );
	}

	/**
	 * Whether a product is in a set.
	 *
	 * @param string $facet Facet name.
	 * @param int    $layer One of the constants of Layers.
	 * @param string $value Value of the facet.
	 * @param int    $place Place of the product.
	 */
	private function has( string $facet, int $layer, string $value, int $place ): bool {
		return 0 !== ( ord( $this->sets[ $facet ][ $layer ][ $value ][ $place >> 3 ] ?? "\0" ) & ( 1 << ( $place & 7 ) ) );
	}
}
