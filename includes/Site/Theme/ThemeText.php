<?php
/**
 * The sizes of text that a theme has, for what is small in a shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Notes are as large as the theme's small text. WordPress prints a preset of that
 * name in every theme, whether the theme has one or not, so that CSS cannot ask
 * whose it is.
 */
final class ThemeText {

	private const SMALL = 'small';

	/** What notes have where no theme says anything (src/styles/tokens.scss). */
	private const USUAL = '0.875rem';

	/**
	 * The declaration for every page, or nothing where the theme has no small text.
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
