<?php
/**
 * The background of a site, for the colors that are read on it.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Muted, green and red texts are derived in CSS from the ground that they stand on.
 * Themes call it `base` or `background`; where the site's background is another color,
 * such as one that the owner has chosen in the site editor, CSS cannot ask for it, so
 * that it goes into the page as a custom property.
 */
final class ThemeGround {

	/** What CSS takes anyway. */
	private const USUAL = array( 'var(--wp--preset--color--base)', 'var(--wp--preset--color--background)' );

	/**
	 * The declaration for every page, or nothing where CSS knows the ground.
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
	 * A color of theme.json as CSS has it.
	 *
	 * @param string $value A color, or a reference to a preset in either of its two forms.
	 * @return string|null Null for what is no plain color, such as a transparent one.
	 */
	public static function color( string $value ): ?string {
		$value = strtolower( trim( $value ) );
		if ( str_starts_with( $value, 'var:preset|color|' ) ) {
			$value = 'var(--wp--preset--color--' . substr( $value, strlen( 'var:preset|color|' ) ) . ')';
		}
		return 1 === preg_match( '/^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|(?:rgb|hsl|oklch|oklab|lch|lab)\([0-9.%, deg-]+\)|var\(--wp--preset--color--[a-z0-9-]+\))$/', $value ) ? $value : null;
	}
}
