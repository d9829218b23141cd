<?php
/**
 * Color.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Facets;

defined( 'ABSPATH' ) || exit;

/**
 * Hexadecimal format `#rrggbb`, which is safe in styles.
 */
final class Color {

	/**
	 * Returns the color; empty if it is invalid.
	 *
	 * @param mixed $text Entered color; short ones (`#fa0`) and a missing `#` are accepted.
	 */
	public static function of( mixed $text ): string {
		if ( ! is_string( $text ) || ! preg_match( '/^#?([0-9a-f]{3}|[0-9a-f]{6})$/D', strtolower( trim( $text ) ), $found ) ) {
			return '';
		}
		return '#' . ( 3 === strlen( $found[1] ) ? (string) preg_replace( '/(.)/', '$1$1', $found[1] ) : $found[1] );
	}
}
