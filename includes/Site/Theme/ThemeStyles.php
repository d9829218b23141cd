<?php
/**
 * What the theme's styles are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site\Theme;

defined( 'ABSPATH' ) || exit;

/**
 * Reads theme.json in all its layers. WordPress keeps each of them for a request, but
 * merges and checks all that they say at every call of `wp_get_global_styles()`.
 */
final class ThemeStyles {

	/**
	 * What WordPress, the theme and the site's owner say of a part of a page, the later
	 * over the earlier.
	 *
	 * @param string ...$path Where it stands below `styles`: elements, button.
	 *
	 * @return array<string, mixed> In the shape of theme.json.
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
