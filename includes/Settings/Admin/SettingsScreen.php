<?php
/**
 * Settings screen.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Admin;

use Vitrine\Contract;
use Vitrine\Settings\Access;
use Vitrine\Support\Build;
use Vitrine\Support\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Page under Settings. A script renders it from the schema printed with it, and saves
 * through the REST API. Shop managers see only the settings they can change.
 *
 * @see spec 3.8, 3.9
 */
final class SettingsScreen {

	public const SLUG       = 'vitrine-settings';
	public const CAPABILITY = Access::SETTINGS;

	private const HANDLE = 'vitrine-admin-settings';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_filter( 'plugin_action_links_' . plugin_basename( VITRINE_FILE ), array( self::class, 'add_link' ) );
	}

	/**
	 * Adds the page under Settings.
	 */
	public static function add(): void {
		$hook = add_options_page( __( 'Vitrine', 'vitrine' ), __( 'Vitrine', 'vitrine' ), self::CAPABILITY, self::SLUG, array( self::class, 'render' ) );
		if ( false !== $hook ) {
			add_action( "load-$hook", array( self::class, 'load' ) );
		}
	}

	/**
	 * Adds a settings link to the list of plugins.
	 *
	 * @param array<string> $links HTML of the links.
	 * @return array<string>
	 */
	public static function add_link( array $links ): array {
		$link = sprintf( '<a href="%s">%s</a>', esc_url( self::url() ), esc_html__( 'Settings', 'vitrine' ) );
		return array_merge( array( $link ), $links );
	}

	/**
	 * Returns the URL of the page.
	 *
	 * @param string $tab ID of a group or added page; empty: the first.
	 */
	public static function url( string $tab = '' ): string {
		return admin_url( 'options-general.php?page=' . self::SLUG . ( '' === $tab ? '' : "&tab=$tab" ) );
	}

	/**
	 * Enqueues script and styles on the screen.
	 */
	public static function load(): void {
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Enqueues script and styles.
	 */
	public static function enqueue(): void {
		/**
		 * Fires before the script of the settings screen is enqueued, for scripts that
		 * add a page to it: `wp.hooks.addFilter( 'vitrine.settingsPages', 'acme', (
		 * pages ) => [ ...pages, { id, label, Page } ] )`.
		 *
		 * @example
		 * add_action( 'vitrine_settings_screen', fn() => wp_enqueue_script( 'acme-settings', plugins_url( 'settings.js', __FILE__ ), array( 'wp-hooks', 'wp-element' ), '1', true ) );
		 */
		do_action( 'vitrine_settings_screen' );
		Build::enqueue_app( self::HANDLE, 'admin-settings' );
	}

	/**
	 * Prints the page.
	 */
	public static function render(): void {
		printf(
			'<div class="wrap"><h1>%s</h1><div id="%s"><noscript><p>%s</p></noscript></div></div>',
			esc_html__( 'Vitrine', 'vitrine' ),
			esc_attr( Contract::name( 'admin.settings' ) ),
			esc_html__( 'JavaScript is required to change the settings, and it is turned off in this browser.', 'vitrine' )
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with `<`, `>` and `&` escaped.
		echo Json::script( Contract::name( 'admin.settings_data' ), SettingsScreenData::all() );
	}
}
