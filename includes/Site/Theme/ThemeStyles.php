<?php
/**
 * Styles of the theme.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Reads all layers of theme.json. WordPress caches each layer per request, but merges
 * and validates everything on every call of `wp_get_global_styles()`.
 */
final class ThemeStyles {

	/**
	 * Returns the styles of an element or block, merged from WordPress, the theme and
	 * the user.
	 *
	 * @param string ...$path Path in `styles`, such as `elements`, `button`.
	 *
	 * @return array<string, mixed> Styles in the format of theme.json.
	 */
	public static function of( string ...$path ): array {
		$parts = array_map(
			static function ( \WP_Theme_JSON $layer ) use ( $path ): array {
				$part = _wp_array_get( $layer->get_raw_data(), array( 'styles', ...$path ) );
				return is_array( $part ) ? $part : array();
			},
			array(
				\WP_Theme_JSON_Resolver::get_core_data(),
				\WP_Theme_JSON_Resolver::get_block_data(),
				\WP_Theme_JSON_Resolver::get_theme_data( array(), array( 'with_supports' => false ) ),
				\WP_Theme_JSON_Resolver::get_user_data(),
			)
		);
		return array_replace_recursive( ...$parts );
	}
}
