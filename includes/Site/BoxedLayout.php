<?php
/**
 * Boxed layout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Limits the width of pages to a centered box.
 *
 * @see spec 9.5
 */
final class BoxedLayout {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'wp_head', array( self::class, 'print' ), 20 );
	}

	/**
	 * Prints the style if the layout is enabled.
	 */
	public static function print(): void {
		if ( Settings::get( 'boxed_layout' ) ) {
			printf( "<style id=\"vitrine-boxed\">body{box-sizing:border-box;margin-inline:auto;max-width:%dpx}</style>\n", absint( Settings::number( 'boxed_width' ) ) );
		}
	}
}
