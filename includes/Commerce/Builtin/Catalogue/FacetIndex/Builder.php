<?php
/**
 * Makes the sets of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\FacetIndex;

use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxRate;
use Vitrine\Commerce\Builtin\Regions\Tax\TaxStatus;
use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the tables and says of each product which values it has. Layer PRODUCT is
 * of products; on layer OWN a product has the values of its own rows, on each layer
 * from VARIATIONS on what one of its active variations has beside these: whatever
 * one layer meets, with OWN, is met by one variation.
 */
final class Builder {

	public const PRODUCT    = 0;
	public const OWN        = 1;
	public const VARIATIONS = 2;

	/** Facet whose value ALL everything has that listings show, and VARIABLE what has variations. */
	public const LISTED   = 'listed';
	public const ALL      = 'all';
	public const VARIABLE = 'variable';

	/** What the names of facets of taxonomies begin with here; values are term taxonomy ids. */
	public const TERM = 'term_';

	/** Value of FacetedProducts::STOCK on the layer of a variation that can be had. */
	public const AT_HAND = 'at_hand';

	/** Values of FacetedProducts::PRICE, before the number of a bit, and before a tax class. */
	public const LOWEST  = 'lowest-';
	public const HIGHEST = 'highest-';
	public const TAXED   = 'class-';
	public const PRICED  = 'priced';

	/** Products that are read at once: a tenth of a chunk, so that memory has an end. */
	private const BATCH = 1500;

	/**
	 * The sets: facet to layer to value to set.
	 *
	 * @var array<string, array<int, array<string, string>>>
	 */
	private array $sets = array();

	/**
	 * None of them yet.
	 *
	 * @param string $none The empty set.
	 */
	private function __construct( private readonly string $none ) {}

	/**
	 * The sets of some products.
	 *
	 * @param array<int, int> $places Product to its place in them.
	 * @param int             $bytes  Length of a set.
	 * @return array<string, array<int, array<string, string>>> Facet to layer to value to set.
	 */
	public static function of( array $places, int $bytes = Bitmap::BYTES ): array {
		$builder = new self( str_repeat( "\0", $bytes ) );
		foreach ( array_chunk( $places, self::BATCH, true ) as $some ) {
			$builder->read( $some );
		}
		return $builder->sets;
	}

	/**
	 * Reads some products.
	 *
	 * @param non-empty-array<int, int> $places Product to place.
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
				$last[ $id ]                          = ( $last[ $id ] ?? self::OWN ) + 1;
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
			$layer = 0 === $unit ? self::OWN : $layers[ $unit ] ?? null;
			$this->add( $name, self::PRODUCT, $value, $places[ $id ] );
			if ( self::OWN === $layer ) {
				$own = $own['id'] === $id ? $own : array(
					'id'     => $id,
					'values' => array(),
				);

				$own['values'][ "$name\n$value" ] = true;
			}
			// What the product has, each of its variations has.
			if ( self::OWN === $layer || ( null !== $layer && ! isset( ( $own['id'] === $id ? $own['values'] : array() )[ "$name\n$value" ] ) ) ) {
				$this->add( $name, $layer, $value, $places[ $id ] );
			}
		}
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT r.object_id, t.taxonomy, t.term_taxonomy_id FROM %i r INNER JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id IN ( $ids )", $wpdb->term_relationships, $wpdb->term_taxonomy ), ARRAY_A ) as $row ) {
			$this->add( self::TERM . $row['taxonomy'], self::PRODUCT, (string) $row['term_taxonomy_id'], $places[ (int) $row['object_id'] ] );
		}
		// phpcs:enable
	}

	/**
	 * What a product's row says.
	 *
	 * @param int                        $place Its place.
	 * @param array<string, string|null> $row   Of the table.
	 */
	private function product( int $place, array $row ): void {
		if ( '1' === (string) $row['listed'] ) {
			$this->add( self::LISTED, self::PRODUCT, self::ALL, $place );
		}
		$variable = Product::VARIABLE === $row['type'];
		if ( $variable ) {
			$this->add( self::LISTED, self::PRODUCT, self::VARIABLE, $place );
		}
		$counts = ! $variable && 0 !== (int) $row['manage_stock'] && null !== $row['stock'];
		if ( $counts ? (int) $row['stock'] > 0 : 1 === (int) $row['in_stock'] ) {
			$this->add( FacetedProducts::STOCK, self::PRODUCT, FacetedProducts::IN_STOCK, $place );
		}
		if ( 1 === (int) $row['on_sale'] ) {
			$this->add( FacetedProducts::SALE, self::PRODUCT, FacetedProducts::ON_SALE, $place );
		}
		for ( $stars = 1; $stars <= (float) $row['rating']; $stars++ ) {
			$this->add( FacetedProducts::RATING, self::PRODUCT, (string) $stars, $place );
		}
		if ( null !== $row['price'] && null !== $row['max_price'] ) {
			$this->price( $place, self::PRODUCT, (int) $row['price'], (int) $row['max_price'], self::tax_class( (string) $row['data'] ) );
		}
	}

	/**
	 * What the row of an active variation says.
	 *
	 * @param int                        $place   Of its product.
	 * @param int                        $layer   Its own.
	 * @param array<string, string|null> $row     Of the table.
	 * @param array<string, string|null> $product The product's row.
	 */
	private function variation( int $place, int $layer, array $row, array $product ): void {
		if ( null === $row['price'] ) {
			return;
		}
		$left    = 0 === (int) $product['manage_stock'] || null === $product['stock'] || (int) $product['stock'] > 0;
		$at_hand = 1 === (int) $row['manage_stock'] ? (int) $row['stock'] > 0 : 1 === (int) $row['in_stock'] && $left;
		if ( $at_hand ) {
			$this->add( FacetedProducts::STOCK, $layer, self::AT_HAND, $place );
		}
		$this->price( $place, $layer, (int) $row['price'], (int) $row['price'], self::tax_class( (string) $product['data'], (string) $row['data'] ) );
	}

	/**
	 * Adds prices.
	 *
	 * @param int    $place   Of the product.
	 * @param int    $layer   Of what costs so much.
	 * @param int    $lowest  Minor units.
	 * @param int    $highest Minor units.
	 * @param string $class   Of TaxRate; empty: not taxed.
	 */
	private function price( int $place, int $layer, int $lowest, int $highest, string $class ): void {
		$this->add( FacetedProducts::PRICE, $layer, self::PRICED, $place );
		$this->add( FacetedProducts::PRICE, $layer, self::TAXED . $class, $place );
		foreach ( array(
			self::LOWEST  => $lowest,
			self::HIGHEST => self::PRODUCT === $layer ? $highest : 0,
		) as $name => $number ) {
			for ( $bit = 0; $number > 0; $bit++, $number >>= 1 ) {
				if ( 1 === ( $number & 1 ) ) {
					$this->add( FacetedProducts::PRICE, $layer, $name . $bit, $place );
				}
			}
		}
	}

	/**
	 * The tax class of a product or a variation, as PriceFacet has it.
	 *
	 * @param string $product   The product's data.
	 * @param string $variation The variation's; empty: of the product.
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

	/**
	 * Adds a product to a set.
	 *
	 * @param string $facet Name.
	 * @param int    $layer Of the constants.
	 * @param string $value Of the facet.
	 * @param int    $place Of the product.
	 */
	private function add( string $facet, int $layer, string $value, int $place ): void {
		$this->sets[ $facet ][ $layer ][ $value ] ??= $this->none;
		Bitmap::add( $this->sets[ $facet ][ $layer ][ $value ], $place );
	}
}
