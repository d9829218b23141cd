<?php
/**
 * Starts the first hour of a new shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup;

use Vitrine\Settings\Shop;

defined( 'ABSPATH' ) || exit;

/**
 * Only where the built-in engine sells, and never for a visitor's page.
 */
final class Boot {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// Whatever sells at that moment: the shop may become the built-in one later.
		add_action( 'vitrine_activate', array( State\Progress::class, 'begin' ) );
		if ( ! Shop::is_on() ) {
			return;
		}
		add_action( 'rest_api_init', array( Admin\Route::class, 'register' ) );
		if ( ! is_admin() ) {
			return;
		}
		Admin\Screen::boot();
		Admin\Notices::boot();
		Admin\Forms::boot();
		Admin\EmptyProducts::boot();
		Admin\PageStates::boot();
	}
}
