<?php
/**
 * Screen "Beside WooCommerce".
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Beside;

use Vitrine\Contract;
use Vitrine\Plugin;
use Vitrine\Settings\Access;
use Vitrine\Settings\Admin\SettingsScreen;
use Vitrine\Settings\Settings;
use Vitrine\Support\Build;
use Vitrine\Support\Json;

defined( 'ABSPATH' ) || exit;

/**
 * Lists features for WooCommerce's own pages. An admin notice links here once after
 * activation.
 */
final class FeaturesScreen {

	public const SLUG = 'vitrine-beside';

	/** Option that exists until the owner has seen the screen. */
	private const NEWS   = 'vitrine_beside_news';
	private const HANDLE = 'vitrine-admin-beside';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_activate', array( self::class, 'announce' ) );
		if ( 'woocommerce' !== Plugin::engine()->id() ) {
			return;
		}
		Trial::boot();
		add_action( 'admin_menu', array( self::class, 'add' ) );
		add_action( 'admin_notices', array( self::class, 'print_notice' ) );
	}

	/**
	 * Returns the URL of the screen.
	 */
	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	/**
	 * Enables the admin notice.
	 */
	public static function announce(): void {
		add_option( self::NEWS, '1', '', false );
	}

	/**
	 * Adds the menu Vitrine.
	 */
	public static function add(): void {
		$title = __( 'Beside WooCommerce', 'vitrine' );
		$hook  = add_menu_page( $title, 'Vitrine', Access::SITE, self::SLUG, array( self::class, 'render' ), 'dashicons-store', 56 );
		add_submenu_page( self::SLUG, $title, $title, Access::SITE, self::SLUG, array( self::class, 'render' ) );
		add_submenu_page( self::SLUG, __( 'Settings', 'vitrine' ), __( 'Settings', 'vitrine' ), Access::SITE, SettingsScreen::url() );
		add_action( "load-$hook", array( self::class, 'load' ) );
	}

	/**
	 * Enqueues script and styles on the screen, and disables the notice.
	 */
	public static function load(): void {
		delete_option( self::NEWS );
		add_action( 'admin_enqueue_scripts', array( self::class, 'enqueue' ) );
	}

	/**
	 * Enqueues script and style.
	 */
	public static function enqueue(): void {
		Build::enqueue_app( self::HANDLE, 'admin-beside' );
	}

	/**
	 * Prints the notice after activation: nothing has changed yet, and where to choose
	 * features.
	 */
	public static function print_notice(): void {
		$places = array( 'plugins', 'dashboard' );
		if ( ! current_user_can( Access::SITE ) || ! in_array( get_current_screen()?->base, $places, true ) || false === get_option( self::NEWS ) ) {
			return;
		}
		printf(
			'<div class="notice notice-info" id="vitrine-beside-notice"><p><strong>%1$s</strong> %2$s</p><p><a class="button button-primary" href="%3$s">%4$s</a></p></div>',
			esc_html__( 'Vitrine is active.', 'vitrine' ),
			esc_html__( 'Your pages load faster and look the same. Choose the features you want to add.', 'vitrine' ),
			esc_url( self::url() ),
			esc_html__( 'Choose what to add', 'vitrine' )
		);
	}

	/**
	 * Prints the page.
	 */
	public static function render(): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><div id="%2$s"><noscript><p>%3$s</p></noscript></div></div>',
			esc_html__( 'Beside WooCommerce', 'vitrine' ),
			esc_attr( Contract::name( 'admin.beside' ) ),
			esc_html__( 'JavaScript is required to change the settings, and it is turned off in this browser.', 'vitrine' )
		);
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- JSON with `<`, `>` and `&` escaped.
		echo Json::script(
			Contract::name( 'admin.beside_data' ),
			array(
				'option'   => Settings::OPTION,
				'offers'   => FeatureSettings::all(),
				'trial'    => Trial::form(),
				'replaced' => array_values( Replaced::on_pages( Plugin::engine() ) ),
			)
		);
	}
}
