<?php
/**
 * Screen "Set up your shop".
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Setup\Admin;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Contract;
use Vitrine\Settings\Admin\SettingsScreen;
use Vitrine\Support\Build;
use Vitrine\Support\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Five steps, each of which may be skipped, in the menu Vitrine. What is chosen is
 * saved by the settings route, as the settings screen does it.
 */
final class SetupScreen {

	public const SLUG = 'vitrine-setup';

	/** Capability to change the settings. */
	public const CAPABILITY = SettingsScreen::CAPABILITY;

	private const HANDLE = 'vitrine-admin-setup';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After its parent menu.
		add_action( 'admin_menu', array( self::class, 'add' ), 11 );
	}

	/**
	 * Returns the URL of the screen.
	 *
	 * @param string $step One of Progress::STEPS; empty: the current step.
	 */
	public static function url( string $step = '' ): string {
		return AdminScreen::url( self::SLUG, '' === $step ? array() : array( 'step' => $step ) );
	}

	/**
	 * Adds the screen to the admin menu.
	 */
	public static function add(): void {
		$hook = add_submenu_page( AdminScreen::ORDERS, __( 'Set up your shop', 'vitrine' ), __( 'Setup', 'vitrine' ), self::CAPABILITY, self::SLUG, array( self::class, 'render' ) );
		if ( false !== $hook ) {
			add_action( "load-$hook", array( self::class, 'load' ) );
		}
	}

	/**
	 * Enqueues script and styles on the screen.
	 */
	public static function load(): void {
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Enqueues script and style.
	 */
	public static function enqueue(): void {
		Build::enqueue_app( self::HANDLE, 'admin-setup' );
	}

	/**
	 * Prints the page.
	 */
	public static function render(): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><hr class="wp-header-end"><div id="%2$s"><noscript><p>%3$s <a href="%4$s">%5$s</a></p></noscript></div></div>',
			esc_html__( 'Set up your shop', 'vitrine' ),
			esc_attr( Contract::name( 'admin.setup' ) ),
			esc_html__( 'JavaScript is required to set up the shop, and it is turned off in this browser.', 'vitrine' ),
			esc_url( admin_url( 'plugins.php' ) ),
			esc_html__( 'Back to the plugins', 'vitrine' )
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with `<`, `>` and `&` escaped.
		echo Json::script( Contract::name( 'admin.setup_data' ), SetupScreenData::all() );
	}
}
