<?php
/**
 * A color as it is written.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Hexadecimal, `#rrggbb`: what a style may hold without a thought.
 */
final class Color {

	/**
	 * The color; empty: what was written is none.
	 *
	 * @param mixed $text As typed; short colors (`#fa0`) and a missing `#` are understood.
	 */
	public static function of( mixed $text ): string {
		if ( ! is_string( $text ) || ! preg_match( '/^#?([0-9a-f]{3}|[0-9a-f]{6})$/D', strtolower( trim( $text ) ), $found ) ) {
			return '';
		}
		return '#' . ( 3 === strlen( $found[1] ) ? (string) preg_replace( '/(.)/', '$1$1', $found[1] ) : $found[1] );
	}
}
