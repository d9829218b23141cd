<?php
/**
 * Converts state codes to WooCommerce's codes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * The built-in engine stores ISO 3166-2 codes. WooCommerce's own codes differ for
 * countries such as Japan and Mexico. Pure.
 */
final class StateCodes {

	/** Suffixes of state names that only some lists contain. */
	private const KINDS = '/ (?:prefecture|province|state|county|district|region)$/';

	/**
	 * Returns WooCommerce's code of a state.
	 *
	 * @param string                $country Two-letter country code.
	 * @param string                $code    Code in the built-in engine, or free text if the country has no list.
	 * @param list<string>          $names   Names of the state in any language.
	 * @param array<string, string> $known   WooCommerce's states, code to name; empty: free text.
	 * @return string|null Null if WooCommerce has no such state.
	 */
	public static function of( string $country, string $code, array $names, array $known ): ?string {
		if ( '' === $code || array() === $known ) {
			return $code;
		}
		$plain = array_map( array( self::class, 'plain' ), $names );
		foreach ( $known as $theirs => $name ) {
			if ( in_array( self::plain( $name ), $plain, true ) ) {
				return (string) $theirs;
			}
		}
		foreach ( array( $code, $country . $code, "$country-$code" ) as $written ) {
			if ( isset( $known[ $written ] ) ) {
				return $written;
			}
		}
		return null;
	}

	/**
	 * Normalizes a name: removes case, accents, punctuation and suffixes.
	 *
	 * @param string $name State name; of two names such as `Tokyo (東京)`, the first is used.
	 */
	private static function plain( string $name ): string {
		$name = (string) preg_replace( '/\s*\(.*\)$/u', '', html_entity_decode( $name, ENT_QUOTES, 'UTF-8' ) );
		$name = trim( (string) preg_replace( '/[\s.\x{2019}\'-]+/u', ' ', mb_strtolower( remove_accents( $name ) ) ) );
		return (string) preg_replace( self::KINDS, '', $name );
	}
}
