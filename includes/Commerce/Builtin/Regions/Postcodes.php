<?php
/**
 * Postcode lists.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions;

defined( 'ABSPATH' ) || exit;

/**
 * Lists of postcodes, wildcards (`CB23*`) and ranges (`90210...99000`), separated by
 * line breaks or semicolons, as in WooCommerce's zones.
 */
final class Postcodes {

	/** Separator of ranges. */
	private const RANGE = '...';

	/**
	 * Whether a list includes a postcode.
	 *
	 * @param string $list     List as entered; empty: every postcode.
	 * @param string $postcode Postcode as entered.
	 */
	public static function has( string $list, string $postcode ): bool {
		$patterns = self::patterns( $list );
		if ( array() === $patterns ) {
			return true;
		}
		// A ZIP+4 code also matches by its first five digits.
		$codes = array( self::normal( $postcode ), preg_match( '/^\d{5}-\d{4}$/D', trim( $postcode ) ) ? substr( trim( $postcode ), 0, 5 ) : '' );
		foreach ( array_filter( $codes, static fn ( string $code ): bool => '' !== $code ) as $code ) {
			foreach ( $patterns as $pattern ) {
				if ( self::fits( $pattern, $code ) ) {
					return true;
				}
			}
		}
		return false;
	}

	/**
	 * Returns the patterns of a list.
	 *
	 * @param string $list List as entered.
	 * @return list<string>
	 */
	private static function patterns( string $list ): array {
		// Editors may replace three dots with an ellipsis.
		$parts = preg_split( '/[\n;,]+/', str_replace( '…', self::RANGE, $list ) );
		return array_values( array_filter( array_map( 'trim', false === $parts ? array() : $parts ), static fn ( string $part ): bool => '' !== $part ) );
	}

	/**
	 * Whether a postcode matches a pattern.
	 *
	 * @param string $pattern Pattern of the list.
	 * @param string $code    Normalized postcode.
	 */
	private static function fits( string $pattern, string $code ): bool {
		if ( str_contains( $pattern, self::RANGE ) ) {
			$ends = array_map( array( self::class, 'normal' ), explode( self::RANGE, $pattern, 2 ) );
			// Codes of the same length can be compared as strings.
			return strlen( $ends[0] ) === strlen( $code ) && strlen( $ends[1] ) === strlen( $code ) && strcmp( $ends[0], $code ) <= 0 && strcmp( $code, $ends[1] ) <= 0;
		}
		$form = implode( '.*', array_map( static fn ( string $part ): string => preg_quote( self::normal( $part ), '/' ), explode( '*', $pattern ) ) );
		return 1 === preg_match( "/^$form$/D", $code );
	}

	/**
	 * Normalizes a postcode: uppercase, without spaces and hyphens.
	 *
	 * @param string $postcode Postcode as entered.
	 */
	private static function normal( string $postcode ): string {
		return strtoupper( (string) preg_replace( '/[\s-]+/', '', $postcode ) );
	}
}
