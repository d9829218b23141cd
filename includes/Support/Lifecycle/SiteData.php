<?php
/**
 * What the plugin keeps of a site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

use Vitrine\Commerce\Builtin\Admin\Transfer\Import\Upload;
use Vitrine\Commerce\Builtin\Downloads\Files\UploadedFiles;
use Vitrine\Commerce\WooCommerce\Checkout\Claim;
use Vitrine\Support\Roles;

defined( 'ABSPATH' ) || exit;

/**
 * Whatever begins with the plugin's name in the present site's tables.
 */
final class SiteData {

	/** What the names of tables, options, tasks and meta fields begin with. */
	public const PREFIX = 'vitrine_';

	/**
	 * The plugin's tables of this site.
	 *
	 * @return list<string> Full names.
	 */
	public static function tables(): array {
		global $wpdb;
		return array_values( array_map( 'strval', $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . self::PREFIX ) . '%' ) ) ) );
	}

	/**
	 * Forgets what would be made again: transients, and tasks that nobody would
	 * take any more; with the file of an import, which such a task would delete.
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
	 * Deletes tables, options and scheduled tasks.
	 */
	public static function delete(): void {
		Content::delete();
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
	 * Whether a product of WooCommerce's sells a file of our folder, since the shop has
	 * moved to it. Not asked of WooCommerce, which may not be active at this moment.
	 */
	private static function has_woocommerce_files(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SELECT meta_id FROM %i WHERE meta_key = %s AND meta_value LIKE %s LIMIT 1', $wpdb->postmeta, '_downloadable_files', '%' . $wpdb->esc_like( '/' . UploadedFiles::FOLDER . '/' ) . '%' ) );
	}

	/**
	 * Deletes options.
	 *
	 * @param string ...$begins What their names begin with.
	 */
	private static function delete_options( string ...$begins ): void {
		global $wpdb;
		foreach ( $begins as $begin ) {
			$names = $wpdb->get_col( $wpdb->prepare( 'SELECT option_name FROM %i WHERE option_name LIKE %s', $wpdb->options, $wpdb->esc_like( $begin ) . '%' ) );
			// By its function, which keeps the cache of options true.
			array_map( 'delete_option', array_map( 'strval', $names ) );
		}
	}
}
