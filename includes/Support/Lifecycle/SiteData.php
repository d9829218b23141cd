<?php
/**
 * Data of the plugin on a site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Upload;
use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\WooCommerce\Checkout\Placement\Claim;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * Everything with the plugin's prefix in the tables of the current site.
 */
final class SiteData {

	/** Prefix of tables, options, scheduled events and meta keys. */
	public const PREFIX = 'vitrine_';

	/**
	 * Returns the plugin's tables of this site.
	 *
	 * @return list<string> Full table names.
	 */
	public static function tables(): array {
		global $wpdb;
		return array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . self::PREFIX ) . '%' ) ) ) );
	}

	/**
	 * Deletes transients and scheduled events, and the uploaded import file, which an
	 * event would delete otherwise.
	 */
	public static function forget_passing(): void {
		Upload::clear();
		foreach ( (array) _get_cron_array() as $tasks ) {
			foreach ( array_keys( (array) $tasks ) as $hook ) {
				if ( str_starts_with( (string) $hook, self::PREFIX ) ) {
					wp_unschedule_hook( (string) $hook );
				}
			}
		}
		self::delete_options( '_transient_' . self::PREFIX, '_transient_timeout_' . self::PREFIX );
	}

	/**
	 * Deletes content, tables, options, roles and scheduled events.
	 */
	public static function delete(): void {
		ShopContent::delete();
		if ( ! self::has_woocommerce_files() ) {
			UploadedFiles::folder()->delete();
		}
		Claim::forget_all();
		Roles::remove();
		global $wpdb;
		foreach ( array( self::PREFIX, '_' . self::PREFIX ) as $begin ) {
			foreach ( array( $wpdb->postmeta, $wpdb->termmeta ) as $table ) {
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE meta_key LIKE %s', $table, $wpdb->esc_like( $begin ) . '%' ) );
			}
		}
		foreach ( self::tables() as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		self::delete_options( self::PREFIX );
		wp_cache_flush();
	}

	/**
	 * Whether a WooCommerce product has a download in the plugin's folder, because the
	 * shop was moved. Read from the database, since WooCommerce may be inactive.
	 */
	private static function has_woocommerce_files(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT meta_id FROM %i WHERE meta_key = %s AND meta_value LIKE %s LIMIT 1', $wpdb->postmeta, '_downloadable_files', '%' . $wpdb->esc_like( '/' . UploadedFiles::FOLDER . '/' ) . '%' ) );
	}

	/**
	 * Deletes options.
	 *
	 * @param string ...$begins Prefixes of the option names.
	 */
	private static function delete_options( string ...$begins ): void {
		global $wpdb;
		foreach ( $begins as $begin ) {
			$names = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( $begin ) . '%' ) );
			// With the WordPress function, which updates the options cache.
			array_map( 'delete_option', array_map( 'strval', $names ) );
		}
	}
}
