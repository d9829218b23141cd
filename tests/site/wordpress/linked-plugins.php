<?php
/**
 * Plugin Name: Linked plugins
 * Description: Keeps the files of linked plugins apart where the site lies in the folder of one of them.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_action(
	'plugin_loaded',
	/**
	 * WordPress leads a file of a linked plugin from where it really is to the
	 * site, and goes on with what came of that. A site that lies below a linked
	 * plugin would so be a part of it, and what WooCommerce has be looked for
	 * below this plugin, wherever WooCommerce's folder comes later in the
	 * alphabet. So only the parts of such a plugin are led, not its whole folder.
	 */
	static function (): void {
		global $wp_plugin_paths;
		$site = wp_normalize_path( (string) realpath( ABSPATH ) ) . '/';
		foreach ( $wp_plugin_paths as $linked => $real ) {
			if ( ! str_starts_with( $site, $real . '/' ) ) {
				continue;
			}
			unset( $wp_plugin_paths[ $linked ] );
			// What begins with a dot, as the folder of the sites, is no part of a plugin.
			foreach ( (array) glob( $real . '/*' ) as $part ) {
				// phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- WordPress has no function that registers less than a folder.
				$wp_plugin_paths[ $linked . '/' . basename( (string) $part ) ] = (string) $part;
			}
		}
	}
);
