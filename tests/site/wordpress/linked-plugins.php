<?php
/**
 * Plugin Name: Linked plugins
 * Description: Separates the files of symlinked plugins if the site is in the folder of one of them.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'plugin_loaded',
	/**
	 * WordPress maps the real path of a linked plugin's file to its path in the
	 * site, and continues with the result. A site below a linked plugin would
	 * thus count as part of that plugin, and the files of WooCommerce would be
	 * looked up below this plugin if its folder comes later in the alphabet. So
	 * only the parts of such a plugin are mapped, not its whole folder.
	 */
	static function (): void {
		global $wp_plugin_paths;
		$site = wp_normalize_path( (string) realpath( ABSPATH ) ) . '/';
		foreach ( $wp_plugin_paths as $linked => $real ) {
			if ( ! str_starts_with( $site, $real . '/' ) ) {
				continue;
			}
			unset( $wp_plugin_paths[ $linked ] );
			// Dotfiles, such as the folder with the sites, are not part of the plugin.
			foreach ( (array) glob( $real . '/*' ) as $part ) {
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress can only register whole folders.
				$wp_plugin_paths[ $linked . '/' . basename( (string) $part ) ] = (string) $part;
			}
		}
	}
);
