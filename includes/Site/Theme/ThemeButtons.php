<?php
/**
 * Button styles of the theme.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Fields, panels and images have the same corners as the theme's buttons. CSS cannot
 * read that value, so the button radius from theme.json is printed as a custom
 * property.
 *
 * Many themes style only the button block, not button elements. The shop's buttons
 * would then have WordPress's dark default, so they get the styles of the block.
 */
final class ThemeButtons {

	/** Buttons of this plugin: overrides WordPress's default, but not styles of a block. */
	private const SELECTOR = ':root :where([class*="vitrine-"] .button).wp-element-button';

	/** Style properties to copy; the size is the shop's own. */
	private const LOOK = array( 'color', 'border', 'shadow' );

	/** Typography properties to copy. */
	private const LETTERS = array( 'fontFamily', 'fontStyle', 'fontWeight', 'letterSpacing', 'textTransform' );

	/**
	 * Returns the CSS for every page; empty if the theme has no button styles.
	 *
	 * @return string CSS.
	 */
	public static function css(): string {
		if ( ! wp_theme_has_theme_json() ) {
			return '';
		}
		$element = ThemeStyles::of( 'elements', 'button' );
		$block   = ThemeStyles::of( 'blocks', 'core/button' );
		$radius  = self::radius( $element['border']['radius'] ?? $block['border']['radius'] ?? null );
		$css     = null === $radius ? '' : "body,.editor-styles-wrapper{--vitrine-button-radius:$radius}";
		return isset( $block['color'] ) && ! self::has_own_color( $element )
			? $css . self::rule( self::SELECTOR, $block ) . self::rule( self::SELECTOR . ':hover', $block[':hover'] ?? null )
			: $css;
	}

	/**
	 * Whether button elements have a color other than WordPress's default.
	 *
	 * @param array<string, mixed> $element Styles of button elements.
	 */
	private static function has_own_color( array $element ): bool {
		$default = \WP_Theme_JSON_Resolver::get_core_data()->get_raw_data()['styles']['elements']['button']['color'] ?? null;
		return ( $element['color'] ?? null ) !== $default;
	}

	/**
	 * Returns a CSS rule for styles.
	 *
	 * @param string $selector CSS selector.
	 * @param mixed  $styles   Styles in the format of theme.json.
	 */
	private static function rule( string $selector, mixed $styles ): string {
		if ( ! is_array( $styles ) ) {
			return '';
		}
		$look = array_intersect_key( $styles, array_flip( self::LOOK ) );
		if ( is_array( $styles['typography'] ?? null ) ) {
			$look['typography'] = array_intersect_key( $styles['typography'], array_flip( self::LETTERS ) );
		}
		/**
		 * Empty if there are no styles, despite the return type documented by
		 * WordPress.
		 *
		 * @var array{css?: string} $made
		 */
		$made = wp_style_engine_get_styles( $look, array( 'selector' => $selector ) );
		return $made['css'] ?? '';
	}

	/**
	 * Returns the radius if it can be used in calculations.
	 *
	 * @param mixed $value Value from theme.json: a length, a reference to a preset, or one value per corner, of which the first is used.
	 * @return string|null CSS length; null for other values, including percentages.
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
			// Only 0 is a valid length without unit.
			return 0.0 === (float) $value ? '0px' : null;
		}
		return 1 === preg_match( '/^(?:\d*\.?\d+(?:px|r?em)|var\(--wp--[a-z0-9-]+\))$/', $value ) ? $value : null;
	}
}
