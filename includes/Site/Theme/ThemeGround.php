<?php
/**
 * Background color of the site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Muted, green and red text colors are derived in CSS from the background. Themes name
 * it `base` or `background`. If the site's background is another color, for example set
 * in the site editor, CSS cannot read it, so it is printed as a custom property.
 */
final class ThemeGround {

	/** Values that CSS uses by default. */
	private const USUAL = array( 'var(--wp--preset--color--base)', 'var(--wp--preset--color--background)' );

	/**
	 * Returns the CSS for every page; empty if the default is correct.
	 *
	 * @return string CSS.
	 */
	public static function css(): string {
		if ( ! wp_theme_has_theme_json() ) {
			return '';
		}
		$ground = ThemeStyles::of( 'color' )['background'] ?? null;
		$color  = is_string( $ground ) ? self::color( $ground ) : null;
		return null === $color || in_array( $color, self::USUAL, true ) ? '' : "body,.editor-styles-wrapper{--vitrine-ground:$color}";
	}

	/**
	 * Returns a color from theme.json as CSS.
	 *
	 * @param string $value Color, or reference to a preset in either form.
	 * @return string|null Null if it is not a plain color, for example transparent.
	 */
	public static function color( string $value ): ?string {
		$value = strtolower( trim( $value ) );
		if ( str_starts_with( $value, 'var:preset|color|' ) ) {
			$value = 'var(--wp--preset--color--' . substr( $value, strlen( 'var:preset|color|' ) ) . ')';
		}
		return 1 === preg_match( '/^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|(?:rgb|hsl|oklch|oklab|lch|lab)\([0-9.%, deg-]+\)|var\(--wp--preset--color--[a-z0-9-]+\))$/', $value ) ? $value : null;
	}
}
