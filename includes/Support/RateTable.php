<?php
/**
 * Table of attempt counters.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Used with any engine.
 */
final class RateTable {

	/** Schema version; increase it when the table changes. */
	private const VERSION = 1;

	/** Option with the schema version of the site's table. */
	private const OPTION = 'vitrine_attempts_schema';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_activate', array( self::class, 'install' ) );
		add_action( 'init', array( self::class, 'install_if_old' ), 5 );
		// Daily cleanup of WordPress.
		add_action( 'wp_scheduled_delete', array( self::class, 'delete_expired' ) );
	}

	/**
	 * Creates or updates the table; safe to repeat.
	 */
	public static function install(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = self::name();
		dbDelta(
			"CREATE TABLE $table (
				attempt char(64) NOT NULL,
				hits int(10) unsigned NOT NULL DEFAULT 0,
				expires bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (attempt),
				KEY expires (expires)
			) {$wpdb->get_charset_collate()};"
		);
		update_option( self::OPTION, self::VERSION, true );
	}

	/**
	 * Creates or updates the table if its schema is outdated.
	 */
	public static function install_if_old(): void {
		if ( self::VERSION !== (int) get_option( self::OPTION ) ) {
			self::install();
		}
	}

	/**
	 * Increments a counter in a single statement, so that no concurrent attempt is
	 * lost. Expired counters restart.
	 *
	 * @param string $key     Key of the counter.
	 * @param int    $seconds Lifetime in seconds from the first attempt.
	 * @return int New count, at least 1; 0 if the query failed.
	 */
	public static function count( string $key, int $seconds ): int {
		global $wpdb;
		$now = time();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE attempt = %s AND expires <= %d', self::name(), $key, $now ) );
		$done = $wpdb->query( $wpdb->prepare( 'INSERT INTO %i ( attempt, hits, expires ) VALUES ( %s, 1, %d ) ON DUPLICATE KEY UPDATE hits = hits + 1', self::name(), $key, $now + $seconds ) );
		return false === $done ? 0 : (int) $wpdb->get_var( $wpdb->prepare( 'SELECT hits FROM %i WHERE attempt = %s', self::name(), $key ) );
	}

	/**
	 * Deletes expired counters.
	 */
	public static function delete_expired(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %d', self::name(), time() ) );
	}

	/**
	 * Returns the table name of this site.
	 */
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_attempts';
	}
}
