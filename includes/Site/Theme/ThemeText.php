<?php
/**
 * Small text size of the theme.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Notes have the theme's small font size. WordPress prints a preset named `small` with
 * every theme, so CSS cannot tell whether it is the theme's.
 */
final class ThemeText {

	private const SMALL = 'small';

	/** Default size of notes (src/styles/tokens.scss). */
	private const USUAL = '0.875rem';

	/**
	 * Returns the CSS for every page; empty if the theme has no small font size.
	 *
	 * @return string CSS.
	 */
	public static function css(): string {
		if ( ! wp_theme_has_theme_json() ) {
			return '';
		}
		$sizes = _wp_array_get(
			\WP_Theme_JSON_Resolver::get_theme_data( array(), array( 'with_supports' => false ) )->get_raw_data(),
			array( 'settings', 'typography', 'fontSizes', 'theme' ),
			array()
		);
		$size  = is_array( $sizes ) ? array_column( $sizes, 'size', 'slug' )[ self::SMALL ] ?? self::USUAL : self::USUAL;
		return self::USUAL === $size ? '' : 'body,.editor-styles-wrapper{--vitrine-theme-small:var(--wp--preset--font-size--small)}';
	}
}
