<?php
/**
 * URLs of scripts and their dependencies.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the files that a script on the page has to load for a later script, in order:
 * WordPress prints no tags for scripts loaded later.
 */
final class ScriptFiles {

	/**
	 * Dependencies for browsers that are too old for the loader.
	 */
	private const NOT_NEEDED = array( 'wp-polyfill', 'regenerator-runtime' );

	/**
	 * Returns the URLs of a script and its dependencies, dependencies first.
	 *
	 * @param string              $handle Script handle.
	 * @param array<string, true> $seen   Handles already in the list.
	 * @return list<array{handle: string, src: string}>
	 */
	public static function closure( string $handle, array &$seen = array() ): array {
		$script = wp_scripts()->registered[ $handle ] ?? null;
		if ( null === $script || isset( $seen[ $handle ] ) || in_array( $handle, self::NOT_NEEDED, true ) ) {
			return array();
		}
		$seen[ $handle ] = true;
		$files           = array();
		foreach ( $script->deps as $dependency ) {
			array_push( $files, ...self::closure( $dependency, $seen ) );
		}
		if ( is_string( $script->src ) && '' !== $script->src ) {
			$files[] = array(
				'handle' => $handle,
				'src'    => self::address( $script ),
			);
		}
		return $files;
	}

	/**
	 * Returns the URL of a script as WordPress prints it.
	 *
	 * @param \_WP_Dependency $script Registered script with a source.
	 */
	private static function address( \_WP_Dependency $script ): string {
		$scripts = wp_scripts();
		$src     = (string) $script->src;
		if ( ! preg_match( '#^(https?:)?//#', $src ) && ! ( $scripts->content_url && str_starts_with( $src, $scripts->content_url ) ) ) {
			$src = $scripts->base_url . $src;
		}
		$version = false === $script->ver ? $scripts->default_version : (string) $script->ver;
		if ( '' !== $version ) {
			$src = add_query_arg( 'ver', $version, $src );
		}
		/** This filter is documented in wp-includes/class-wp-scripts.php */
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress hook; sites use it to serve scripts from a CDN.
		return (string) apply_filters( 'script_loader_src', $src, $script->handle );
	}
}
