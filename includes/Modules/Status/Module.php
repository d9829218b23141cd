<?php
/**
 * Status of the shop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Status;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Engines;
use Vitrine\Modules\Module as ModulePort;
use Vitrine\Settings\Admin\SettingsScreen;
use Vitrine\Support\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Checks for those who run the shop: on the settings screen, in the shop's menu, in
 * Site Health, in the REST API and in WP-CLI.
 */
final class Module implements ModulePort {

	private const HANDLE = 'vitrine-status';

	/**
	 * ID of the module in settings and hooks.
	 */
	public static function id(): string {
		return 'status';
	}

	/**
	 * Not needed by front-end requests.
	 */
	public static function is_on(): bool {
		return false;
	}

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		StatusRoute::boot();
		SiteHealth::boot();
		// Adds the last menu item, after those of the engine.
		add_action( 'admin_menu', array( self::class, 'menu' ), 99 );
		add_action( 'vitrine_settings_screen', array( self::class, 'enqueue' ) );
	}

	/**
	 * Adds the page to the menu of the built-in shop.
	 */
	public static function menu(): void {
		if ( 'builtin' === Engines::active()->id() ) {
			add_submenu_page( AdminScreen::ORDERS, __( 'Status', 'vitrine' ), __( 'Status', 'vitrine' ), StatusRoute::CAPABILITY, SettingsScreen::url( 'status' ) );
		}
	}

	/**
	 * Enqueues the script that adds the page to the settings screen.
	 */
	public static function enqueue(): void {
		if ( current_user_can( StatusRoute::CAPABILITY ) ) {
			Build::enqueue_app( self::HANDLE, 'status-settings-page' );
		}
	}
}
