<?php
/**
 * Previews of settings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Settings\Beside;

use Vitrine\Commerce\Cookies\BrowserCookies;
use Vitrine\Contract;
use Vitrine\Settings\Access;
use Vitrine\Settings\Settings;
use Vitrine\Support\NoStore;

defined( 'ABSPATH' ) || exit;

/**
 * Shows the site with some settings enabled, only to the owner who previews them. The
 * settings are in user meta; the cookie only tells that the meta has to be read.
 */
final class Trial {

	private const META   = 'vitrine_trial';
	private const ACTION = 'vitrine_trial';

	/**
	 * Registers the hooks for requests that may be of a previewing owner.
	 */
	public static function boot(): void {
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'answer' ) );
		if ( ! self::is_marked() || array() === self::keys() ) {
			return;
		}
		add_filter( 'vitrine_settings', array( self::class, 'switch_on' ) );
		add_action( 'template_redirect', array( NoStore::class, 'send' ), -100 );
		add_action( 'wp_footer', array( self::class, 'print_bar' ) );
	}

	/**
	 * Whether this browser has the cookie of a preview.
	 */
	public static function is_marked(): bool {
		return isset( $_COOKIE[ Contract::name( 'cookies.trial' ) ] );
	}

	/**
	 * Returns the settings previewed by the current user.
	 *
	 * @return list<string> Setting keys.
	 */
	public static function keys(): array {
		if ( ! current_user_can( Access::SITE ) ) {
			return array();
		}
		$keys = get_user_meta( get_current_user_id(), self::META, true );
		return is_array( $keys ) ? array_values( array_filter( $keys, static fn ( mixed $key ): bool => is_string( $key ) && null !== FeatureSettings::on( $key ) ) ) : array();
	}

	/**
	 * Starts or ends the preview.
	 *
	 * @param list<string> $keys Setting keys; empty: end the preview.
	 */
	public static function set( array $keys ): void {
		$name   = Contract::name( 'cookies.trial' );
		$cookie = new BrowserCookies();
		if ( array() === $keys ) {
			delete_user_meta( get_current_user_id(), self::META );
			$cookie->forget( $name );
		} else {
			update_user_meta( get_current_user_id(), self::META, $keys );
			$cookie->set( $name, '1', 0, true );
		}
	}

	/**
	 * Enables the previewed settings.
	 *
	 * @param array<string, mixed> $values Values by key.
	 * @return array<string, mixed>
	 */
	public static function switch_on( array $values ): array {
		foreach ( self::keys() as $key ) {
			$values[ $key ] = FeatureSettings::on( $key );
		}
		return $values;
	}

	/**
	 * Prints a bar with the previewed settings and buttons to end the preview.
	 */
	public static function print_bar(): void {
		$labels = array_column( array_filter( FeatureSettings::all(), static fn ( array $offer ): bool => in_array( $offer['key'], self::keys(), true ) ), 'label' );
		printf(
			'<aside aria-label="%1$s" style="position:fixed;inset:auto 0 0;z-index:99999;display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;justify-content:center;padding:.75rem 1rem;background:#1e1e1e;color:#fff;font:14px/1.4 system-ui,sans-serif"><span>%2$s</span><form method="post" action="%3$s" style="display:flex;gap:.5rem;margin:0">%4$s<input type="hidden" name="action" value="%5$s"><button name="do" value="keep" style="padding:.4rem .9rem;border:0;border-radius:2px;background:#3858e9;color:#fff;font:inherit;cursor:pointer">%6$s</button><button name="do" value="stop" style="padding:.4rem .9rem;border:1px solid #949494;border-radius:2px;background:none;color:#fff;font:inherit;cursor:pointer">%7$s</button></form></aside>',
			esc_attr__( 'You are previewing a setting', 'vitrine' ),
			/* translators: %s: names of settings. */
			esc_html( sprintf( __( 'You are previewing: %s. Only you can see this.', 'vitrine' ), implode( ', ', $labels ) ) ),
			esc_url( admin_url( 'admin-post.php' ) ),
			sprintf( '<input type="hidden" name="_wpnonce" value="%s">', esc_attr( wp_create_nonce( self::ACTION ) ) ),
			esc_attr( self::ACTION ),
			esc_html__( 'Enable', 'vitrine' ),
			esc_html__( 'Stop preview', 'vitrine' )
		);
	}

	/**
	 * Starts a preview, or ends it with the settings saved or discarded.
	 */
	public static function answer(): void {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( Access::SITE ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		$do     = isset( $_POST['do'] ) ? sanitize_key( wp_unslash( $_POST['do'] ) ) : '';
		$key    = isset( $_POST['key'] ) ? sanitize_key( wp_unslash( $_POST['key'] ) ) : '';
		$offers = array_column( FeatureSettings::all(), null, 'key' );
		if ( 'try' === $do && isset( $offers[ $key ] ) ) {
			self::set( array( $key ) );
			wp_safe_redirect( $offers[ $key ]['url'] );
			exit;
		}
		if ( 'keep' === $do ) {
			update_option( Settings::OPTION, array_map( array( FeatureSettings::class, 'on' ), array_combine( self::keys(), self::keys() ) ) + (array) get_option( Settings::OPTION, array() ) );
		}
		self::set( array() );
		wp_safe_redirect( FeaturesScreen::url() );
		exit;
	}

	/**
	 * Returns the fields of the form that starts a preview.
	 *
	 * @return array{url: string, action: string, nonce: string}
	 */
	public static function form(): array {
		return array(
			'url'    => admin_url( 'admin-post.php' ),
			'action' => self::ACTION,
			'nonce'  => wp_create_nonce( self::ACTION ),
		);
	}
}
