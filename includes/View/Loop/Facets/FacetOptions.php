<?php
/**
 * Options of a facet.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Loop\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Loop\Loop;
use Vitrine\Loop\Posts\PostFacets;
use Vitrine\Loop\Posts\ProductFacets;
use Vitrine\Loop\Posts\RangeFacets;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the values of a facet to choose from, and how many results each of them has.
 */
final class FacetOptions {

	/**
	 * Returns the options of the facet.
	 *
	 * @param Loop                 $loop       The listing.
	 * @param array<string, mixed> $attributes Block attributes.
	 * @param string               $taxonomy   Taxonomy or product facet.
	 * @param list<string>         $chosen     Chosen values.
	 * @return list<array{slug: string, name: string, count: int|null, off: bool, depth?: int, color?: string, image?: string}>
	 */
	public static function of( Loop $loop, array $attributes, string $taxonomy, array $chosen ): array {
		$counts = self::counts( $loop, $taxonomy );
		if ( ! self::has_names( $loop, $taxonomy ) ) {
			$terms = self::offered( $taxonomy );
			if ( true !== $attributes['hierarchy'] || ! is_taxonomy_hierarchical( $taxonomy ) ) {
				return Boxes::options( $terms, $counts, $chosen );
			}
			$in_tree = Values::in_tree( $terms );
			$depths  = array_map( static fn ( array $place ): array => $place['depth'] > 0 ? array( 'depth' => $place['depth'] ) : array(), $in_tree );
			return array_map( static fn ( array $option, array $depth ): array => $option + $depth, Boxes::options( array_column( $in_tree, 'term' ), $counts, $chosen ), $depths );
		}
		$names   = self::names( $loop, $taxonomy );
		$shown   = 'swatches' === $attributes['display'];
		$colors  = $shown ? ProductFacets::swatches( $taxonomy, $loop->query->options->post_type ) : array();
		$images  = $shown ? ProductFacets::swatch_images( $taxonomy, $loop->query->options->post_type ) : array();
		$options = array();
		foreach ( $names as $value => $name ) {
			$options[] = Boxes::option( (string) $value, $name, $counts[ $value ] ?? null, $chosen ) + self::swatch( $images[ $value ] ?? '', $colors[ $value ] ?? '' );
		}
		return $options;
	}

	/**
	 * Returns the swatch of a value: an image, or else a color.
	 *
	 * @param string $image URL of the image; empty: none.
	 * @param string $color Color; empty: none.
	 * @return array{image?: string, color?: string}
	 */
	private static function swatch( string $image, string $color ): array {
		return match ( true ) {
			'' !== $image => array( 'image' => $image ),
			'' !== $color => array( 'color' => $color ),
			default       => array(),
		};
	}

	/**
	 * Returns the number of results for each value; for a range its lowest and highest
	 * value.
	 *
	 * @param Loop   $loop     The listing.
	 * @param string $taxonomy Taxonomy or product facet.
	 * @return array<string, int> Slug to count; empty where the owner wants no counts.
	 */
	public static function counts( Loop $loop, string $taxonomy ): array {
		if ( FacetedProducts::PRICE === $taxonomy ) {
			return Price::bounds( $loop );
		}
		if ( RangeFacets::is( $taxonomy ) ) {
			return RangeFacet::bounds( $loop, $taxonomy );
		}
		return $loop->facet_counts( $taxonomy, self::has_names( $loop, $taxonomy ) ? array_map( 'strval', array_keys( self::names( $loop, $taxonomy ) ) ) : array_column( self::offered( $taxonomy ), 'slug' ) );
	}

	/**
	 * Whether the values of a facet are not terms.
	 *
	 * @param Loop   $loop  The listing.
	 * @param string $facet Name of the facet.
	 */
	private static function has_names( Loop $loop, string $facet ): bool {
		return PostFacets::is( $facet ) || ProductFacets::has( $facet, $loop->query->options->post_type );
	}

	/**
	 * Returns the values of a product or post facet.
	 *
	 * @param Loop   $loop  The listing.
	 * @param string $facet Name of the facet.
	 * @return array<string|int, string> Value to label.
	 */
	private static function names( Loop $loop, string $facet ): array {
		if ( PostFacets::is( $facet ) ) {
			return PostFacets::values( $facet, $loop->query->options->post_type );
		}
		$values = ProductFacets::values( $facet, $loop->query->options->post_type );
		return array() === $values ? ProductFacets::attribute_values( $facet, $loop->query->options->post_type, ProductFacets::MOST ) : array_combine( $values, array_map( static fn ( string $value ): string => ProductFacets::name( $facet, $value ), $values ) );
	}

	/**
	 * Returns the terms to choose from.
	 *
	 * @param string $taxonomy Taxonomy; empty: none.
	 * @return list<\WP_Term>
	 */
	private static function offered( string $taxonomy ): array {
		$terms = '' === $taxonomy ? array() : get_terms(
			array(
				'taxonomy'   => $taxonomy,
				'hide_empty' => true,
				'number'     => Boxes::MOST,
			)
		);
		return is_array( $terms ) ? array_values( $terms ) : array();
	}
}
