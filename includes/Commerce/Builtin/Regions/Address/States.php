<?php
/**
 * States of countries.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Address;

defined( 'ABSPATH' ) || exit;

/**
 * States, provinces or prefectures. Stored as ISO 3166-2 code without the country
 * prefix, if there is one.
 */
final class States {

	/**
	 * Cached lists by country and language.
	 *
	 * @var array<string, array<int|string, string>>
	 */
	private static array $sorted = array();

	/**
	 * Returns the states, sorted by name.
	 *
	 * @param string $country Two-letter country code.
	 * @return array<int|string, string> Names by uppercase code; empty: free text.
	 */
	public static function of( string $country ): array {
		/**
		 * Filters the states of a country, used for addresses, taxes and shipping zones
		 * of the built-in shop.
		 *
		 * @param array<int|string, string> $states  Names by uppercase code; empty: free text.
		 * @param string                    $country Two-letter country code.
		 *
		 * @example
		 * add_filter( 'vitrine_states', fn( $states, $country ) => 'GB' === $country ? array( 'ENG' => 'England', 'NIR' => 'Northern Ireland', 'SCT' => 'Scotland', 'WLS' => 'Wales' ) : $states, 10, 2 );
		 */
		$states = (array) apply_filters( 'vitrine_states', self::sorted( $country, self::language() ), $country );
		return array_map( 'strval', $states );
	}

	/**
	 * Returns the code of a state for its code or name.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $text    Text as entered.
	 * @return string Code; empty if unknown; the entered text if the country has no list.
	 */
	public static function code( string $country, string $text ): string {
		$states = '' === trim( $text ) ? array() : self::of( $country );
		$code   = mb_strtoupper( trim( $text ) );
		if ( array() === $states ) {
			return trim( $text );
		}
		if ( isset( $states[ $code ] ) ) {
			return $code;
		}
		$wanted = self::plain( $text );
		$known  = array( array_flip( $states ), ...AddressRules::of( $country )->spellings() );
		foreach ( $known as $codes ) {
			foreach ( $codes as $name => $code ) {
				if ( self::plain( (string) $name ) === $wanted && isset( $states[ $code ] ) ) {
					return (string) $code;
				}
			}
		}
		return '';
	}

	/**
	 * Returns the name of a state.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $code    Code of the state; unknown ones are returned unchanged.
	 */
	public static function name( string $country, string $code ): string {
		return '' === $code ? '' : self::of( $country )[ $code ] ?? $code;
	}

	/**
	 * Returns the language of the reader.
	 */
	public static function language(): string {
		return substr( determine_locale(), 0, 2 );
	}

	/**
	 * Returns the states in the data, sorted by name.
	 *
	 * @param string $country  Two-letter country code.
	 * @param string $language Two-letter language code.
	 * @return array<int|string, string> Names by code.
	 */
	private static function sorted( string $country, string $language ): array {
		return self::$sorted[ "$country $language" ] ??= self::by_name( AddressRules::of( $country )->states( $language ) );
	}

	/**
	 * Sorts a list by name, ignoring accents.
	 *
	 * @param array<int|string, string> $states Names by code.
	 * @return array<int|string, string>
	 */
	private static function by_name( array $states ): array {
		$sortable = array_map( static fn ( string $name ): string => strtolower( remove_accents( $name ) ), $states );
		asort( $sortable, SORT_STRING );
		return array_replace( $sortable, $states );
	}

	/**
	 * Normalizes a name: lowercase, without accents and dots.
	 *
	 * @param string $text Text as entered.
	 */
	private static function plain( string $text ): string {
		return trim( (string) preg_replace( '/[\s.\x{2019}\']+/u', ' ', mb_strtolower( remove_accents( $text ) ) ) );
	}
}
