<?php
/**
 * Countries that the shop sells to.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\Fields;

defined( 'ABSPATH' ) || exit;

/**
 * Options of country selects.
 */
final class Countries {

	/**
	 * Returns the countries, sorted by name in the visitor's language.
	 *
	 * @return array<string, string> Country names by ISO 3166-1 alpha-2 code.
	 */
	public static function all(): array {
		/**
		 * Filters the countries that the shop sells to.
		 *
		 * @param array<string, string> $countries Country names by code.
		 *
		 * @example
		 * add_filter( 'vitrine_countries', fn( $countries ) => array_intersect_key( $countries, array_flip( array( 'AT', 'CH', 'DE' ) ) ) );
		 */
		$countries = (array) apply_filters( 'vitrine_countries', CountryNames::all() );
		$sortable  = array_map( static fn ( $name ): string => strtolower( remove_accents( (string) $name ) ), $countries );
		asort( $sortable, SORT_STRING );
		return array_replace( $sortable, $countries );
	}

	/**
	 * Returns the name of a country, or its code if unknown.
	 *
	 * @param string $code Two-letter country code.
	 */
	public static function name( string $code ): string {
		return CountryNames::all()[ $code ] ?? $code;
	}
}
