<?php
/**
 * The files of scripts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Works out which files a page's script must fetch for another one, and in which
 * order: WordPress prints no tags for what comes later.
 */
final class ScriptFiles {

	/**
	 * WordPress names these as dependencies for browsers that are too old for the
	 * loader, which would never ask for them.
	 */
	private const NOT_NEEDED = array( 'wp-polyfill', 'regenerator-runtime' );

	/**
	 * A script after all that it needs.
	 *
	 * @param string              $handle Of the script.
	 * @param array<string, true> $seen   Handles that are in the list already.
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
	 * The address of a script as WordPress would print it.
	 *
	 * @param \_WP_Dependency $script Registered, with a source.
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
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WordPress's own: it is how sites move scripts to a CDN.
		return (string) apply_filters( 'script_loader_src', $src, $script->handle );
	}
}
