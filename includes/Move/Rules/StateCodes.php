<?php
/**
 * States of a country, from one shop's codes to the other's.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move\Rules;

defined( 'ABSPATH' ) || exit;

/**
 * The built-in engine keeps codes of ISO 3166-2, WooCommerce its own, which are
 * others for countries such as Japan and Mexico. Pure.
 */
final class StateCodes {

	/** What some lists have after a state's name and others have not. */
	private const KINDS = '/ (?:prefecture|province|state|county|district|region)$/';

	/**
	 * WooCommerce's code of a state.
	 *
	 * @param string                $country Two-letter country code.
	 * @param string                $code    Of the built-in engine; where a country has no list, what was written.
	 * @param list<string>          $names   The names of the state in any language.
	 * @param array<string, string> $known   WooCommerce's states, code to name; empty: what is written is free.
	 * @return string|null Null: WooCommerce has no such state.
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
	 * A name without case, accents and what a state is.
	 *
	 * @param string $name As written; `Tokyo (東京)` has two names, the first one counts.
	 */
	private static function plain( string $name ): string {
		$name = (string) preg_replace( '/\s*\(.*\)$/u', '', html_entity_decode( $name, ENT_QUOTES, 'UTF-8' ) );
		$name = trim( (string) preg_replace( '/[\s.\x{2019}\'-]+/u', ' ', mb_strtolower( remove_accents( $name ) ) ) );
		return (string) preg_replace( self::KINDS, '', $name );
	}
}
