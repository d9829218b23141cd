<?php
/**
 * URLs of WooCommerce's product filters.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\PriceRange;

defined( 'ABSPATH' ) || exit;

/**
 * Reads the parameters of WooCommerce's filter widgets and blocks like WC_Query.
 */
final class OldFilters {

	/**
	 * Returns the facets in a URL.
	 *
	 * @param array<string, mixed> $query Query variables of the URL, unslashed.
	 * @return array<string, array{parameters: non-empty-list<string>, values: list<string>}> Query parameters and values by facet.
	 */
	public static function read( array $query ): array {
		$texts = array_filter( $query, 'is_string' );
		$found = array_filter( array( FacetedProducts::PRICE => self::price( $texts ) ) );
		foreach ( $texts as $name => $value ) {
			$facet = self::facet( (string) $name );
			if ( '' !== $facet ) {
				$found[ $facet ] = array(
					'parameters' => self::parameters( (string) $name, $texts ),
					'values'     => self::values( $facet, $value ),
				);
			}
		}
		return array_filter( $found, static fn ( array $one ): bool => array() !== $one['values'] );
	}

	/**
	 * Returns the facet of a parameter; empty: none.
	 *
	 * @param string $name Name of the parameter.
	 */
	private static function facet( string $name ): string {
		if ( 'rating_filter' === $name ) {
			return FacetedProducts::RATING;
		}
		if ( 'filter_stock_status' === $name ) {
			return FacetedProducts::STOCK;
		}
		if ( ! str_starts_with( $name, 'filter_' ) ) {
			return '';
		}
		$facet = FacetedProducts::ATTRIBUTE . wc_attribute_taxonomy_name( wc_sanitize_taxonomy_name( substr( $name, strlen( 'filter_' ) ) ) );
		return isset( AttributeFacets::all()[ $facet ] ) ? $facet : '';
	}

	/**
	 * Returns the parameters of a facet, including the query type. It is ignored: our
	 * attribute facets always match any value.
	 *
	 * @param string                $name  Name of its parameter.
	 * @param array<string, string> $texts Query variables of the URL.
	 * @return non-empty-list<string>
	 */
	private static function parameters( string $name, array $texts ): array {
		$beside = 'query_type_' . substr( $name, strlen( 'filter_' ) );
		return isset( $texts[ $beside ] ) ? array( $name, $beside ) : array( $name );
	}

	/**
	 * Returns the values of a facet in a parameter.
	 *
	 * @param string $facet Name of the facet.
	 * @param string $text  Comma-separated values.
	 * @return list<string>
	 */
	private static function values( string $facet, string $text ): array {
		$parts = array_map( 'trim', explode( ',', $text ) );
		if ( FacetedProducts::RATING === $facet ) {
			$stars = array_filter( $parts, static fn ( string $part ): bool => 1 === preg_match( '/^[1-5]$/D', $part ) );
			// A rating means "and up": of several, use the lowest.
			return array() === $stars ? array() : array( min( $stars ) );
		}
		if ( FacetedProducts::STOCK === $facet ) {
			return array_values( array_intersect( Facets::VALUES[ $facet ], $parts ) );
		}
		return array_values( array_filter( array_map( 'sanitize_title', $parts ), static fn ( string $slug ): bool => '' !== $slug ) );
	}

	/**
	 * Returns the price range.
	 *
	 * @param array<string, string> $texts Query variables of the URL.
	 * @return array{parameters: non-empty-list<string>, values: list<string>}|null Null: it says none.
	 */
	private static function price( array $texts ): ?array {
		$present = array_values( array_intersect( array( 'min_price', 'max_price' ), array_keys( $texts ) ) );
		$range   = array() === $present ? null : PriceRange::between( $texts['min_price'] ?? '', $texts['max_price'] ?? '' );
		return null === $range ? null : array(
			'parameters' => $present,
			'values'     => array( $range->text() ),
		);
	}
}
