<?php
/**
 * The status of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Builtin\Admin\Screen as Menu;
use Vitrine\Commerce\Engines;
use Vitrine\Modules\Module as ModulePort;
use Vitrine\Settings\Admin\Screen;
use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * What is checked of a shop, for those who run it: a page of the settings screen, an
 * entry of the shop's menu, WordPress's Site Health, REST and WP-CLI.
 */
final class Module implements ModulePort {

	private const HANDLE = 'vitrine-status';

	/**
	 * Id of the module, as settings and hooks name it.
	 */
	public static function id(): string {
		return 'status';
	}

	/**
	 * No visitor's page needs it.
	 */
	public static function is_on(): bool {
		return false;
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		Route::boot();
		SiteHealth::boot();
		// The last entry: after those of the engine.
		add_action( 'admin_menu', array( self::class, 'menu' ), 99 );
		add_action( 'vitrine_settings_screen', array( self::class, 'enqueue' ) );
	}

	/**
	 * Adds the page to the menu of the built-in shop.
	 */
	public static function menu(): void {
		if ( 'builtin' === Engines::active()->id() ) {
			add_submenu_page( Menu::ORDERS, __( 'Status', 'vitrine' ), __( 'Status', 'vitrine' ), Route::CAPABILITY, Screen::url( 'status' ) );
		}
	}

	/**
	 * Loads the script that adds the page to the settings screen.
	 */
	public static function enqueue(): void {
		if ( current_user_can( Route::CAPABILITY ) ) {
			Build::enqueue_app( self::HANDLE, 'status-settings-page' );
		}
	}
}
