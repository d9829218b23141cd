<?php
/**
 * Hooks of the setup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup;

use Vitrine\Settings\Shop\ShopSettings;

defined( 'ABSPATH' ) || exit;

/**
 * Only with the built-in engine, and not in front-end requests.
 */
final class Boot {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// With any engine, since the built-in shop may become active later.
		add_action( 'vitrine_activate', array( State\SetupProgress::class, 'begin' ) );
		if ( ! ShopSettings::is_on() ) {
			return;
		}
		add_action( 'rest_api_init', array( Admin\SetupRoute::class, 'register' ) );
		if ( ! is_admin() ) {
			return;
		}
		Admin\SetupScreen::boot();
		Admin\SetupNotices::boot();
		Admin\SetupForms::boot();
		Admin\EmptyProducts::boot();
		Admin\PageStates::boot();
	}
}
