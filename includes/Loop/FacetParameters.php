<?php
/**
 * Facet parameters in the URL.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Contract;
use Vitrine\Loop\Posts\PostFacets;
use Vitrine\Loop\Posts\RangeFacets;

defined( 'ABSPATH' ) || exit;

/**
 * Parameters of facets: a long one for each listing, `{facet}-{query_id}`, and short
 * ones for the listing of the page.
 */
final class FacetParameters {

	/**
	 * Returns the long parameter name of a facet.
	 *
	 * @param string $taxonomy Taxonomy of the facet.
	 * @param int    $query_id Number of the listing.
	 */
	public static function long( string $taxonomy, int $query_id ): string {
		return self::named( self::field( $taxonomy ), (string) $query_id );
	}

	/**
	 * Returns a parameter name of a listing.
	 *
	 * @param string $field    Field name.
	 * @param string $query_id Number of the listing.
	 */
	public static function named( string $field, string $query_id ): string {
		return strtr(
			(string) Contract::get( 'settings_values.loop_parameter' ),
			array(
				'{field}'    => $field,
				'{query_id}' => $query_id,
			)
		);
	}

	/**
	 * Returns the facet values in a URL, for any listing.
	 *
	 * @param array<string, mixed> $query Query variables of the URL.
	 * @return list<array{query_id: int, taxonomy: string, slug: string}>
	 */
	public static function values( array $query ): array {
		$found = array();
		foreach ( $query as $name => $value ) {
			foreach ( '' === $value ? array() : self::facets_of( (string) $name ) as $taxonomy => $query_id ) {
				foreach ( LoopState::read( array( 'facets' => array( $taxonomy => $value ) ), false, array( $taxonomy ) )->facets[ $taxonomy ] ?? array() as $slug ) {
					$found[] = compact( 'query_id', 'taxonomy', 'slug' );
				}
			}
		}
		return $found;
	}

	/**
	 * Returns the facet of a parameter.
	 *
	 * @param string $name Parameter name.
	 * @return array<string, int> Taxonomy to the number of the listing; empty: it is none.
	 */
	private static function facets_of( string $name ): array {
		$short = Current::short_name( $name );
		if ( null !== $short ) {
			return $short;
		}
		if ( ! preg_match( '/^' . self::named( '(.+)', '(\d{1,3})' ) . '$/D', $name, $parts ) ) {
			return array();
		}
		if ( str_starts_with( $parts[1], FacetedProducts::ATTRIBUTE ) || RangeFacets::is_meta( $parts[1] ) ) {
			return array( $parts[1] => (int) $parts[2] );
		}
		foreach ( array( ...FacetedProducts::ALL, FacetedProducts::PRICE, ...PostFacets::ALL, RangeFacets::DATE, ...array_values( get_taxonomies( array( 'public' => true ) ) ) ) as $taxonomy ) {
			if ( self::field( $taxonomy ) === $parts[1] ) {
				return array( $taxonomy => (int) $parts[2] );
			}
		}
		return array();
	}

	/**
	 * Returns the field name of a facet: its taxonomy, unless a control of every
	 * listing or another facet could have that name. Twin of `facetField()` in
	 * src/core/loop/facets.ts.
	 *
	 * @param string $taxonomy Taxonomy of the facet.
	 */
	private static function field( string $taxonomy ): string {
		$marked = (string) Contract::get( 'settings_values.loop_facet_field' );
		$taken  = in_array( $taxonomy, LoopUrl::own_fields(), true ) || str_starts_with( $taxonomy, str_replace( '{field}', '', $marked ) );
		return $taken ? str_replace( '{field}', $taxonomy, $marked ) : $taxonomy;
	}
}
