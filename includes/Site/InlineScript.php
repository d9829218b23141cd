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
 * Prints a small built script inline. Its configuration comes in data attributes, the
 * same for every visitor.
 *
 * @see field 39
 */
final class InlineScript {

	/**
	 * Returns the script tag. Reports a missing file.
	 *
	 * @param string                $name File in build/, without `.js`.
	 * @param array<string, string> $data Values by data attribute.
	 */
	public static function html( string $name, array $data = array() ): string {
		$file = Build::path( "$name.js" );
		if ( ! is_file( $file ) ) {
			self::report( $name, defined( 'WP_DEBUG' ) && WP_DEBUG );
			return '';
		}
		$attributes = array();
		foreach ( $data as $key => $value ) {
			$attributes[ 'data-' . $key ] = $value;
		}
		// phpcs:ignore WordPress.WP.AlternativeFunctions.file_get_contents_file_get_contents -- Local file of the plugin.
		return wp_get_inline_script_tag( trim( (string) file_get_contents( $file ) ), $attributes );
	}

	/**
	 * Reports a script missing from the build: in the page during development, in the
	 * log on a live site.
	 *
	 * @param string $name           File in build/, without `.js`.
	 * @param bool   $is_development Whether errors are shown.
	 */
	public static function report( string $name, bool $is_development ): void {
		$text = sprintf( 'Vitrine: build/%s.js is missing. Run "npm run build", or install the plugin again.', $name );
		if ( $is_development ) {
			wp_trigger_error( __METHOD__, $text, E_USER_WARNING );
		} else {
			error_log( $text ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Shop owners look in the error log.
		}
	}
}
