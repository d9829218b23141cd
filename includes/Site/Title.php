<?php
/**
 * Site title in the header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Site;

use Vitrine\Contract;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Hides the site title if the logo already shows it.
 *
 * @see spec 3.14
 */
final class Title {

	/**
	 * Registers the hook.
	 */
	public static function boot(): void {
		add_action( 'wp_head', array( self::class, 'print' ), 8 );
	}

	/**
	 * Prints the style if the setting is on.
	 */
	public static function print(): void {
		if ( Settings::on( 'hide_site_title' ) ) {
			printf( "<style id=\"vitrine-site-title\">:is(%s){display:none!important}</style>\n", esc_html( Contract::name( 'preview.site_title' ) ) );
		}
	}
}
