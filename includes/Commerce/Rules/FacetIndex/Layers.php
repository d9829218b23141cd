<?php
/**
 * The layers of the index, and the names of its facets and values.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;

defined( 'ABSPATH' ) || exit;

/**
 * "Blue" and "L" must be met by one variation, not by two. So the values of a product are
 * kept on several layers: PRODUCT says what the product has in any way; OWN what all of its
 * variations have in common; and each layer from VARIATIONS on what one of its active
 * variations has besides. A choice of several attributes is met by a product where one
 * layer, together with OWN, meets all of it.
 */
final class Layers {

	public const PRODUCT    = 0;
	public const OWN        = 1;
	public const VARIATIONS = 2;

	/** A facet of the index itself: ALL are the products that listings show, VARIABLE those of them with variations. */
	public const LISTED   = 'listed';
	public const ALL      = 'all';
	public const VARIABLE = 'variable';

	/** Prefix of a taxonomy, as the name of a facet; its values are term taxonomy ids. */
	public const TERM = 'term_';

	/** Values of FacetedProducts::PRICE: the first two are followed by the number of a bit, TAXED by a tax class. */
	public const LOWEST  = 'lowest-';
	public const HIGHEST = 'highest-';
	public const TAXED   = 'class-';
	public const PRICED  = 'priced';

	/**
	 * The sets, by facet, layer and value.
	 *
	 * @var array<string, array<int, array<string, string>>>
	 */
	public array $sets = array();

	/**
	 * The empty set.
	 */
	private readonly string $none;

	/**
	 * Starts with no sets.
	 *
	 * @param int $bytes Length of a set in bytes.
	 */
	public function __construct( int $bytes ) {
		$this->none = str_repeat( "\0", $bytes );
	}

	/**
	 * Whether the units of a product differ in a facet.
	 *
	 * @param array<int, array<string, string>> $layers Sets of the facet by layer and value.
	 */
	public static function vary( array $layers ): bool {
		$more = array_diff_key( array_filter( $layers ), array_flip( array( self::PRODUCT, self::OWN ) ) );
		return array() !== $more || ! self::are_same( $layers[ self::PRODUCT ] ?? array(), $layers[ self::OWN ] ?? array() );
	}

	/**
	 * Whether two layers have the same values and sets, in any order.
	 *
	 * @param array<string, string> $one   Sets by value.
	 * @param array<string, string> $other Sets by value.
	 */
	public static function are_same( array $one, array $other ): bool {
		ksort( $one );
		ksort( $other );
		return $one === $other;
	}

	/**
	 * Adds a product to a set.
	 *
	 * @param string $facet Facet name.
	 * @param int    $layer One of the constants.
	 * @param string $value Value of the facet.
	 * @param int    $place Place of the product.
	 */
	public function add( string $facet, int $layer, string $value, int $place ): void {
		$this->sets[ $facet ][ $layer ][ $value ] ??= $this->none;
		Bitmap::add( $this->sets[ $facet ][ $layer ][ $value ], $place );
	}

	/**
	 * Adds prices.
	 *
	 * @param int    $place   Place of the product.
	 * @param int    $layer   Layer of the product or variation with the price.
	 * @param int    $lowest  Lowest price in minor units.
	 * @param int    $highest Highest price in minor units; used for PRODUCT only.
	 * @param string $class   Tax class, see Prices.
	 */
	public function add_price( int $place, int $layer, int $lowest, int $highest, string $class ): void {
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
	 * Adds the terms of products, without their ancestors: a query includes the
	 * descendants of its terms.
	 *
	 * @param non-empty-array<int, int> $places Places by product ID.
	 */
	public function add_terms( array $places ): void {
		global $wpdb;
		$ids = implode( ', ', array_keys( $places ) );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery -- Integers; runs once per index build.
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT r.object_id, t.taxonomy, t.term_taxonomy_id FROM %i r INNER JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id IN ( $ids )", $wpdb->term_relationships, $wpdb->term_taxonomy ), ARRAY_A ) as $row ) {
			$this->add( self::TERM . $row['taxonomy'], self::PRODUCT, (string) $row['term_taxonomy_id'], $places[ (int) $row['object_id'] ] );
		}
	}
}
