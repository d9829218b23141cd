<?php
/**
 * Scripts that run before the first paint.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Prints a small built script into the page. What it needs to know comes with it
 * in data attributes, the same for every visitor.
 *
 * @see field 39
 */
final class InlineScript {

	/**
	 * Prints one.
	 *
	 * @param string                $name File in build/, without `.js`.
	 * @param array<string, string> $data Data attribute to value.
	 */
	public static function html( string $name, array $data = array() ): string {
		$file = Build::path( "$name.js" );
		if ( ! is_file( $file ) ) {
			return '';
		}
		$attributes = array();
		foreach ( $data as $key => $value ) {
			$attributes[ 'data-' . $key ] = $value;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- A file of the plugin's own.
		return wp_get_inline_script_tag( trim( (string) file_get_contents( $file ) ), $attributes );
	}
}
