<?php
/**
 * The look that a theme's styles give to buttons.
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
 *
 * Many themes style the button block only, and say nothing of buttons as elements:
 * there a shop's buttons would have WordPress's dark default beside the theme's
 * colors, so that they get what the block has.
 */
final class ThemeButtons {

	/** Buttons of this plugin, over WordPress's default, under what a block says of its own. */
	private const SELECTOR = ':root :where([class*="vitrine-"] .button).wp-element-button';

	/** What makes the look of a button; its size is the shop's own. */
	private const LOOK = array( 'color', 'border', 'shadow' );

	/** Typography of the theme's buttons that ours take over. */
	private const LETTERS = array( 'fontFamily', 'fontStyle', 'fontWeight', 'letterSpacing', 'textTransform' );

	/**
	 * Declarations and rules for every page, or nothing where the theme says nothing.
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
	 * Whether buttons as elements have another color than WordPress's default.
	 *
	 * @param array<string, mixed> $element Their styles.
	 */
	private static function has_own_color( array $element ): bool {
		$default = \WP_Theme_JSON_Resolver::get_core_data()->get_raw_data()['styles']['elements']['button']['color'] ?? null;
		return ( $element['color'] ?? null ) !== $default;
	}

	/**
	 * The look that styles describe, as a rule.
	 *
	 * @param string $selector Of CSS.
	 * @param mixed  $styles   In the shape of theme.json.
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
		 * Nothing where there is nothing to say, whatever WordPress's own comment says.
		 *
		 * @var array{css?: string} $made
		 */
		$made = wp_style_engine_get_styles( $look, array( 'selector' => $selector ) );
		return $made['css'] ?? '';
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
