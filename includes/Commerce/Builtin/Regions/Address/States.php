<?php
/**
 * The states of a country.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions\Address;

defined( 'ABSPATH' ) || exit;

/**
 * States, provinces, prefectures: whatever a country's addresses have between
 * city and country. What is kept is the code of ISO 3166-2, without the
 * country's, where there is one.
 */
final class States {

	/**
	 * The lists that were asked for, by country and language.
	 *
	 * @var array<string, array<int|string, string>>
	 */
	private static array $sorted = array();

	/**
	 * The states, sorted by their names.
	 *
	 * @param string $country Two-letter country code.
	 * @return array<int|string, string> Code, upper case, to name; empty: what is written is free.
	 */
	public static function of( string $country ): array {
		/**
		 * Changes the states of a country, by which addresses, taxes and shipping
		 * zones of the built-in shop are known.
		 *
		 * @param array<int|string, string> $states  Code, upper case, to name; empty: what is written is free.
		 * @param string                    $country Two-letter country code.
		 *
		 * @example
		 * add_filter( 'vitrine_states', fn( $states, $country ) => 'GB' === $country ? array( 'ENG' => 'England', 'NIR' => 'Northern Ireland', 'SCT' => 'Scotland', 'WLS' => 'Wales' ) : $states, 10, 2 );
		 */
		$states = (array) apply_filters( 'vitrine_states', self::sorted( $country, self::language() ), $country );
		return array_map( 'strval', $states );
	}

	/**
	 * The state that somebody means by its code or one of its names.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $text    Text as entered.
	 * @return string The code; empty: it is no state of a country that has a list. Elsewhere what was written.
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
	 * What a state is called.
	 *
	 * @param string $country Two-letter country code.
	 * @param string $code    As kept; an unknown one is returned as it is.
	 */
	public static function name( string $country, string $code ): string {
		return '' === $code ? '' : self::of( $country )[ $code ] ?? $code;
	}

	/**
	 * The language of whoever reads.
	 */
	public static function language(): string {
		return substr( determine_locale(), 0, 2 );
	}

	/**
	 * The states by their names, as the data have them.
	 *
	 * @param string $country  Two-letter country code.
	 * @param string $language Two letters.
	 * @return array<int|string, string> Code to name.
	 */
	private static function sorted( string $country, string $language ): array {
		return self::$sorted[ "$country $language" ] ??= self::by_name( AddressRules::of( $country )->states( $language ) );
	}

	/**
	 * A list by its names, wherever they have accents.
	 *
	 * @param array<int|string, string> $states Code to name.
	 * @return array<int|string, string>
	 */
	private static function by_name( array $states ): array {
		$sortable = array_map( static fn ( string $name ): string => strtolower( remove_accents( $name ) ), $states );
		asort( $sortable, SORT_STRING );
		return array_replace( $sortable, $states );
	}

	/**
	 * A name without case, accents and dots.
	 *
	 * @param string $text Text as entered.
	 */
	private static function plain( string $text ): string {
		return trim( (string) preg_replace( '/[\s.\x{2019}\']+/u', ' ', mb_strtolower( remove_accents( $text ) ) ) );
	}
}
