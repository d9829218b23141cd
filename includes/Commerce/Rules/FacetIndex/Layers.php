<?php
/**
 * What the sets of products are called.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Facets\FacetedProducts;

defined( 'ABSPATH' ) || exit;

/**
 * Layer PRODUCT is of products; on layer OWN a product has what it has by itself, on each
 * layer from VARIATIONS on what one of its active variations has beside these: whatever
 * one layer meets, with OWN, is met by one variation.
 */
final class Layers {

	public const PRODUCT    = 0;
	public const OWN        = 1;
	public const VARIATIONS = 2;

	/** Facet whose value ALL everything has that listings show, and VARIABLE what has variations. */
	public const LISTED   = 'listed';
	public const ALL      = 'all';
	public const VARIABLE = 'variable';

	/** What the names of facets of taxonomies begin with here; values are term taxonomy ids. */
	public const TERM = 'term_';

	/** Values of FacetedProducts::PRICE, before the number of a bit, and before a tax class. */
	public const LOWEST  = 'lowest-';
	public const HIGHEST = 'highest-';
	public const TAXED   = 'class-';
	public const PRICED  = 'priced';

	/**
	 * The sets: facet to layer to value to set.
	 *
	 * @var array<string, array<int, array<string, string>>>
	 */
	public array $sets = array();

	/**
	 * The empty set.
	 */
	private readonly string $none;

	/**
	 * Starts without layers.
	 *
	 * @param int $bytes Length of a set.
	 */
	public function __construct( int $bytes ) {
		$this->none = str_repeat( "\0", $bytes );
	}

	/**
	 * Adds a product to a set.
	 *
	 * @param string $facet Name.
	 * @param int    $layer Of the constants.
	 * @param string $value Of the facet.
	 * @param int    $place Of the product.
	 */
	public function add( string $facet, int $layer, string $value, int $place ): void {
		$this->sets[ $facet ][ $layer ][ $value ] ??= $this->none;
		Bitmap::add( $this->sets[ $facet ][ $layer ][ $value ], $place );
	}

	/**
	 * Adds prices.
	 *
	 * @param int    $place   Of the product.
	 * @param int    $layer   Of what costs so much.
	 * @param int    $lowest  Minor units.
	 * @param int    $highest Minor units; read of PRODUCT only.
	 * @param string $class   Of the tax, as Prices has it.
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
	 * Adds the terms of products, without those above them: a question names what is
	 * below the ones it asks for.
	 *
	 * @param non-empty-array<int, int> $places Product to its place.
	 */
	public function add_terms( array $places ): void {
		global $wpdb;
		$ids = implode( ', ', array_keys( $places ) );
		// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery -- Integers; read once for the index.
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( "SELECT r.object_id, t.taxonomy, t.term_taxonomy_id FROM %i r INNER JOIN %i t ON t.term_taxonomy_id = r.term_taxonomy_id WHERE r.object_id IN ( $ids )", $wpdb->term_relationships, $wpdb->term_taxonomy ), ARRAY_A ) as $row ) {
			$this->add( self::TERM . $row['taxonomy'], self::PRODUCT, (string) $row['term_taxonomy_id'], $places[ (int) $row['object_id'] ] );
		}
	}
}
