<?php
/**
 * Data of the plugin in the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Support;

use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Settings\Settings;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;

/**
 * Fills a shop with everything that it can store, and finds what is stored with
 * raw SQL.
 */
final class Leftovers {

	/** The plugin's main file, relative to the plugins folder. */
	private const PLUGIN = 'vitrine/plugin.php';

	/**
	 * Uses the shop of the current site, so that all kinds of data are stored.
	 *
	 * @param bool $is_to_go Whether the owner wants all data removed with the plugin.
	 */
	public static function use_shop( bool $is_to_go ): void {
		update_option( Settings::OPTION, array( 'remove_data' => $is_to_go ) );
		$mug = Shopper::product( array( 'categories' => array( 'Cups', 'Cups > Large' ) ) );
		update_post_meta( $mug, '_edit_lock', '1:1' );
		update_post_meta( BuiltinPages::ids()['cart'], 'vitrine_stick_header', 'disabled' );
		$user  = 1;
		$buyer = wp_get_current_user()->ID;
		wp_set_current_user( $user );
		( new Shopper() )->with( $mug )->buy();
		( new Shopper() )->with( $mug );
		wp_set_current_user( $buyer );
		update_user_meta( $user, 'closedpostboxes_vitrine_product', array( 'x' ) );
		set_transient( 'vitrine_message_1', 'kept', HOUR_IN_SECONDS );
		add_option( 'vitrine_lock_of_a_request_that_died', '1' );
		wp_insert_post(
			array(
				'post_type'   => 'wp_template',
				'post_status' => 'publish',
				'post_name'   => 'single-vitrine_product',
				'post_title'  => 'Product, changed by the owner',
			)
		);
		wp_schedule_event( time() + DAY_IN_SECONDS, 'daily', 'vitrine_delete_expired_carts' );
	}

	/**
	 * Returns the plugin's data in the current site's tables, by kind.
	 *
	 * @return array<string, list<string>> Non-empty kinds.
	 */
	public static function of_site(): array {
		global $wpdb;
		$like      = '%vitrine%';
		$transient = '\\_transient%';
		return array_filter(
			array(
				'tables'     => $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . 'vitrine' ) . '%' ) ),
				'options'    => $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s AND option_name NOT LIKE %s', $wpdb->options, $like, $transient ) ),
				'transients' => $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $transient . $like ) ),
				'tasks'      => array_values( array_filter( array_merge( ...array_map( 'array_keys', array_values( array_filter( (array) get_option( 'cron' ), 'is_array' ) ) ) ), static fn ( string $hook ): bool => str_contains( $hook, 'vitrine' ) ) ),
				'posts'      => $wpdb->get_col( $wpdb->prepare( 'SELECT post_name FROM %i WHERE post_type LIKE %s OR post_name LIKE %s', $wpdb->posts, $like, $like ) ),
				'post meta'  => $wpdb->get_col( $wpdb->prepare( 'SELECT meta_key FROM %i WHERE meta_key LIKE %s', $wpdb->postmeta, $like ) ),
				'terms'      => $wpdb->get_col( $wpdb->prepare( 'SELECT term_id FROM %i WHERE taxonomy LIKE %s', $wpdb->term_taxonomy, $like ) ),
				'pages'      => $wpdb->get_col( $wpdb->prepare( 'SELECT post_name FROM %i WHERE post_type = %s AND post_status = %s AND post_content LIKE %s', $wpdb->posts, 'page', 'publish', '%wp:vitrine/%' ) ),
			)
		);
	}

	/**
	 * Returns the plugin's user meta, including checkout fields.
	 *
	 * @return list<string>
	 */
	public static function of_users(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SELECT meta_key FROM %i WHERE meta_key LIKE %s OR meta_key LIKE %s OR meta_key LIKE %s', $wpdb->usermeta, '%vitrine%', 'billing%', '%coming_soon%' ) );
	}

	/**
	 * Uninstalls the plugin as WordPress does before it deletes the files: in a
	 * request with the plugin inactive.
	 */
	public static function uninstall(): bool {
		$was = array( get_option( 'active_plugins' ), get_site_option( 'active_sitewide_plugins' ) );
		update_option( 'active_plugins', array_values( array_diff( (array) $was[0], array( self::PLUGIN ) ) ) );
		update_site_option( 'active_sitewide_plugins', array() );
		try {
			return array( true ) === Processes::run( self::class . '::uninstall_here', array( array() ) );
		} finally {
			wp_cache_flush();
			update_option( 'active_plugins', $was[0] );
			update_site_option( 'active_sitewide_plugins', $was[1] );
		}
	}

	/**
	 * Part of uninstall() that runs in another process.
	 *
	 * @return bool Whether the plugin was uninstalled and not loaded before.
	 */
	public static function uninstall_here(): bool {
		return ! class_exists( 'Vitrine\Plugin', false ) && is_uninstallable_plugin( self::PLUGIN ) && true === uninstall_plugin( self::PLUGIN );
	}
}
