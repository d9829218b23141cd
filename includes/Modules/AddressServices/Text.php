<?php
/**
 * Texts of addresses.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\AddressServices;

defined( 'ABSPATH' ) || exit;

/**
 * Reads other servers' texts, and counts them as scripts do.
 *
 * @api
 */
final class Text {

	/**
	 * Characters of an id, a label or a field that anybody needs.
	 */
	private const LONGEST = 400;

	/**
	 * Where the number of a house stands before the street.
	 */
	private const NUMBER_FIRST = array( 'AU', 'CA', 'FR', 'GB', 'IE', 'IN', 'LU', 'MY', 'NZ', 'PH', 'SG', 'US', 'ZA' );

	/**
	 * A line of plain text; empty when the value is none.
	 *
	 * @param mixed $value As another server has sent it.
	 */
	public static function line( mixed $value ): string {
		return is_string( $value ) || is_int( $value ) ? mb_substr( sanitize_text_field( (string) $value ), 0, self::LONGEST ) : '';
	}

	/**
	 * The first line of an address, in the order of its country.
	 *
	 * @param string $street  Name of the street.
	 * @param string $number  Of the house; empty: none.
	 * @param string $country Two letters.
	 */
	public static function street( string $street, string $number, string $country ): string {
		$parts = in_array( $country, self::NUMBER_FIRST, true ) ? array( $number, $street ) : array( $street, $number );
		return trim( implode( ' ', $parts ) );
	}

	/**
	 * The number of a house that stands at the beginning or the end of what was
	 * typed; empty: none.
	 *
	 * @param string $typed What was typed.
	 */
	public static function number( string $typed ): string {
		return preg_match( '/^\s*(\d+\s?[a-z]?)[\s,]+\D/iu', $typed, $found ) || preg_match( '/\D[\s,]+(\d+\s?[a-z]?)\s*$/iu', $typed, $found ) ? trim( $found[1] ) : '';
	}

	/**
	 * Where the words that were typed begin words of a label.
	 *
	 * @param string $label Of a suggestion.
	 * @param string $typed What was typed.
	 * @return list<array{offset: int, length: int}> In UTF-16 units.
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
	 * The length of a text as a script counts it.
	 *
	 * @param string $text UTF-8.
	 */
	public static function units( string $text ): int {
		return (int) ( strlen( mb_convert_encoding( $text, 'UTF-16LE', 'UTF-8' ) ) / 2 );
	}
}
