<?php
/**
 * How round the theme's buttons are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Fields, panels and pictures are as square as the theme's buttons, which CSS
 * alone cannot ask: the radius that theme.json gives to buttons goes into the page
 * as a custom property, from which the shared values derive theirs.
 */
final class ButtonShape {

	/**
	 * A declaration for every page, or nothing where the theme does not say it.
	 *
	 * @return string CSS.
	 */
	public static function css(): string {
		if ( ! wp_theme_has_theme_json() ) {
			return '';
		}
		$radius = self::radius( wp_get_global_styles( array( 'elements', 'button', 'border', 'radius' ) ) );
		return null === $radius ? '' : "body,.editor-styles-wrapper{--vitrine-button-radius:$radius}";
	}

	/**
	 * The radius that styles name, where it can be calculated with.
	 *
	 * @param mixed $value Of theme.json: a length, a reference to a preset, or one
	 *                     for each corner, of which the first speaks for all.
	 * @return string|null A length of CSS; null for what is none, a percentage too.
	 */
	public static function radius( mixed $value ): ?string {
		if ( is_array( $value ) ) {
			$value = $value['topLeft'] ?? null;
		}
		if ( ! is_string( $value ) && ! is_int( $value ) && ! is_float( $value ) ) {
			return null;
		}
		$value = trim( (string) $value );
		if ( is_numeric( $value ) ) {
			// Only of 0 a length without a unit.
			return 0.0 === (float) $value ? '0px' : null;
		}
		return 1 === preg_match( '/^(?:\d*\.?\d+(?:px|r?em)|var\(--wp--[a-z0-9-]+\))$/', $value ) ? $value : null;
	}
}
