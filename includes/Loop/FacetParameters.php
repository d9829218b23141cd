<?php
/**
 * Facets in the address.
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
 * The parameters of facets: a long one for each listing, `{facet}-{query_id}`, and those
 * short ones that the page's listing has.
 */
final class FacetParameters {

	/**
	 * The long name of a facet's parameter.
	 *
	 * @param string $taxonomy Of the facet.
	 * @param int    $query_id Of the listing.
	 */
	public static function long( string $taxonomy, int $query_id ): string {
		return self::named( self::field( $taxonomy ), (string) $query_id );
	}

	/**
	 * A parameter of one listing.
	 *
	 * @param string $field    Its name on the wire.
	 * @param string $query_id Of the listing.
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
	 * The values of facets that an address says, whichever the listing.
	 *
	 * @param array<string, mixed> $query Of the address.
	 * @return list<array{query_id: int, taxonomy: string, slug: string}>
	 */
	public static function values( array $query ): array {
		$found = array();
		foreach ( $query as $name => $value ) {
			foreach ( '' === $value ? array() : self::facets_of( (string) $name ) as $taxonomy => $query_id ) {
				foreach ( State::read( array( 'facets' => array( $taxonomy => $value ) ), false, array( $taxonomy ) )->facets[ $taxonomy ] ?? array() as $slug ) {
					$found[] = compact( 'query_id', 'taxonomy', 'slug' );
				}
			}
		}
		return $found;
	}

	/**
	 * The facet that a parameter may be of.
	 *
	 * @param string $name Of the parameter.
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
	 * The field that a facet has in the address: its taxonomy, unless a control of
	 * every listing has that name, or it might be another facet's. Twin of
	 * `facetField()` in src/core/loop/facets.ts.
	 *
	 * @param string $taxonomy Of the facet.
	 */
	private static function field( string $taxonomy ): string {
		$marked = (string) Contract::get( 'settings_values.loop_facet_field' );
		$taken  = in_array( $taxonomy, Address::own_fields(), true ) || str_starts_with( $taxonomy, str_replace( '{field}', '', $marked ) );
		return $taken ? str_replace( '{field}', $taxonomy, $marked ) : $taxonomy;
	}
}
