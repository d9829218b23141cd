<?php
/**
 * Text helpers for addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * Sanitizes text from servers, and counts it as scripts do.
 *
 * @api
 */
final class Text {

	/**
	 * Maximum length of an ID, label or field in characters.
	 */
	private const LONGEST = 400;

	/**
	 * Countries with the house number before the street.
	 */
	private const NUMBER_FIRST = array( 'AU', 'CA', 'FR', 'GB', 'IE', 'IN', 'LU', 'MY', 'NZ', 'PH', 'SG', 'US', 'ZA' );

	/**
	 * Returns a single line of plain text; empty if the value is not text.
	 *
	 * @param mixed $value Value in a response.
	 */
	public static function line( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) ? mb_substr( sanitize_text_field( (string) $value ), 0, self::LONGEST ) : '';
	}

	/**
	 * Returns the first line of an address in the order of its country.
	 *
	 * @param string $street  Street name.
	 * @param string $number  House number; empty: none.
	 * @param string $country Two-letter country code.
	 */
	public static function street( string $street, string $number, string $country ): string {
		$parts = in_array( $country, self::NUMBER_FIRST, true ) ? array( $number, $street ) : array( $street, $number );
		return trim( implode( ' ', $parts ) );
	}

	/**
	 * Returns the house number at the start or end of the entered text; empty if there
	 * is none.
	 *
	 * @param string $typed Entered value.
	 */
	public static function number( string $typed ): string {
		return preg_match( '/^\s*(\d+\s?[a-z]?)[\s,]+\D/iu', $typed, $found ) || preg_match( '/\D[\s,]+(\d+\s?[a-z]?)\s*$/iu', $typed, $found ) ? trim( $found[1] ) : '';
	}

	/**
	 * Returns the parts of a label whose words start with the entered words.
	 *
	 * @param string $label Label of a suggestion.
	 * @param string $typed Entered value.
	 * @return list<array{offset: int, length: int}> Ranges in UTF-16 units.
	 */
	public static function matches( string $label, string $typed ): array {
		$words = preg_split( '/[\s,]+/u', $typed, -1, PREG_SPLIT_NO_EMPTY ) ?: array();
		if ( array() === $words ) {
			return array();
		}
		$pattern = '/(?<![\p{L}\p{N}])(?:' . implode( '|', array_map( static fn ( string $word ): string => preg_quote( $word, '/' ), $words ) ) . ')/iu';
		preg_match_all( $pattern, $label, $found, PREG_OFFSET_CAPTURE );
		return array_map(
			static fn ( array $match ): array => array(
				'offset' => self::units( substr( $label, 0, $match[1] ) ),
				'length' => self::units( $match[0] ),
			),
			$found[0]
		);
	}

	/**
	 * Returns the length of a text in UTF-16 units.
	 *
	 * @param string $text UTF-8 text.
	 */
	public static function units( string $text ): int {
		return (int) ( strlen( mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ) ) / 2 );
	}
}
