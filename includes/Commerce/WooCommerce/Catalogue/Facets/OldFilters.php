<?php
/**
 * Addresses of WooCommerce's filters.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue\Facets;

use Vitrine\Commerce\Facets\FacetedProducts;
use Vitrine\Commerce\Facets\PriceRange;

defined( 'ABSPATH' ) || exit;

/**
 * The parameters of WooCommerce's filter widgets and blocks, as WC_Query reads them.
 */
final class OldFilters {

	/**
	 * What an address says.
	 *
	 * @param array<string, mixed> $query Of the address, unslashed.
	 * @return array<string, array{parameters: non-empty-list<string>, values: list<string>}> As the port has it.
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
	 * The facet that a parameter is of; empty: it is of none.
	 *
	 * @param string $name Of the parameter.
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
	 * The parameters that belong to a facet's: how its values add up. A facet of
	 * attributes shows what has any of them, whatever was said.
	 *
	 * @param string                $name  Of its parameter.
	 * @param array<string, string> $texts Of the address.
	 * @return non-empty-list<string>
	 */
	private static function parameters( string $name, array $texts ): array {
		$beside = 'query_type_' . substr( $name, strlen( 'filter_' ) );
		return isset( $texts[ $beside ] ) ? array( $name, $beside ) : array( $name );
	}

	/**
	 * The values that a text says of a facet.
	 *
	 * @param string $facet Name.
	 * @param string $text  Parted by commas.
	 * @return list<string>
	 */
	private static function values( string $facet, string $text ): array {
		$parts = array_map( 'trim', explode( ',', $text ) );
		if ( FacetedProducts::RATING === $facet ) {
			$stars = array_filter( $parts, static fn ( string $part ): bool => 1 === preg_match( '/^[1-5]$/D', $part ) );
			// So many stars and more: of several, the fewest.
			return array() === $stars ? array() : array( min( $stars ) );
		}
		if ( FacetedProducts::STOCK === $facet ) {
			return array_values( array_intersect( Facets::VALUES[ $facet ], $parts ) );
		}
		return array_values( array_filter( array_map( 'sanitize_title', $parts ), static fn ( string $slug ): bool => '' !== $slug ) );
	}

	/**
	 * The range of prices.
	 *
	 * @param array<string, string> $texts Of the address.
	 * @return array{parameters: non-empty-list<string>, values: list<string>}|null Null: it says none.
	 */
	private static function price( array $texts ): ?array {
		$said  = array_values( array_intersect( array( 'min_price', 'max_price' ), array_keys( $texts ) ) );
		$range = array() === $said ? null : PriceRange::between( $texts['min_price'] ?? '', $texts['max_price'] ?? '' );
		return null === $range ? null : array(
			'parameters' => $said,
			'values'     => array( $range->text() ),
		);
	}
}
