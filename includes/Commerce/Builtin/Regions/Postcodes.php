<?php
/**
 * Postcodes that an owner names.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Regions;

defined( 'ABSPATH' ) || exit;

/**
 * A list of postcodes, wildcards (`CB23*`) and ranges (`90210...99000`), one a
 * line or with semicolons between: the notation of WooCommerce's zones.
 */
final class Postcodes {

	/** Between the ends of a range. */
	private const RANGE = '...';

	/**
	 * Whether a list names a postcode.
	 *
	 * @param string $list     As the owner wrote it; empty: every postcode.
	 * @param string $postcode As it was typed.
	 */
	public static function has( string $list, string $postcode ): bool {
		$patterns = self::patterns( $list );
		if ( array() === $patterns ) {
			return true;
		}
		// A ZIP+4 lies where its five digits do.
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
	 * The patterns of a list.
	 *
	 * @param string $list As the owner wrote it.
	 * @return list<string>
	 */
	private static function patterns( string $list ): array {
		// Editors put one sign in the place of three points.
		$parts = preg_split( '/[\n;,]+/', str_replace( '…', self::RANGE, $list ) );
		return array_values( array_filter( array_map( 'trim', false === $parts ? array() : $parts ), static fn ( string $part ): bool => '' !== $part ) );
	}

	/**
	 * Whether a postcode fits a pattern.
	 *
	 * @param string $pattern One of the list.
	 * @param string $code    Normal.
	 */
	private static function fits( string $pattern, string $code ): bool {
		if ( str_contains( $pattern, self::RANGE ) ) {
			$ends = array_map( array( self::class, 'normal' ), explode( self::RANGE, $pattern, 2 ) );
			// Codes of one length are in order as texts are, digits or not.
			return strlen( $ends[0] ) === strlen( $code ) && strlen( $ends[1] ) === strlen( $code ) && strcmp( $ends[0], $code ) <= 0 && strcmp( $code, $ends[1] ) <= 0;
		}
		$form = implode( '.*', array_map( static fn ( string $part ): string => preg_quote( self::normal( $part ), '/' ), explode( '*', $pattern ) ) );
		return 1 === preg_match( "/^$form$/D", $code );
	}

	/**
	 * A postcode without what people write differently.
	 *
	 * @param string $postcode As written.
	 */
	private static function normal( string $postcode ): string {
		return strtoupper( (string) preg_replace( '/[\s-]+/', '', $postcode ) );
	}
}
