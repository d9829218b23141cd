<?php
/**
 * Where attempts are counted.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * A small table of counters, whatever engine sells on the site.
 */
final class RateTable {

	/** Grows when the table changes. */
	private const VERSION = 1;

	/** Option that holds the version of this site's table. */
	private const OPTION = 'vitrine_attempts_schema';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_activate', array( self::class, 'install' ) );
		add_action( 'init', array( self::class, 'install_if_old' ), 5 );
		// WordPress's daily tidying.
		add_action( 'wp_scheduled_delete', array( self::class, 'delete_expired' ) );
	}

	/**
	 * Makes the table; does no harm when repeated.
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
	 * Makes the table where it is not that of this version.
	 */
	public static function install_if_old(): void {
		if ( self::VERSION !== (int) get_option( self::OPTION ) ) {
			self::install();
		}
	}

	/**
	 * Adds one to a counter in one statement, so that of many at once each counts.
	 * A counter that is over begins anew.
	 *
	 * @param string $key     Of the counter.
	 * @param int    $seconds How long it counts from its first attempt on.
	 * @return int What it says by now, at least this one; 0 when the database would not have it.
	 */
	public static function count( string $key, int $seconds ): int {
		global $wpdb;
		$now = time();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE attempt = %s AND expires <= %d', self::name(), $key, $now ) );
		$done = $wpdb->query( $wpdb->prepare( 'INSERT INTO %i ( attempt, hits, expires ) VALUES ( %s, 1, %d ) ON DUPLICATE KEY UPDATE hits = hits + 1', self::name(), $key, $now + $seconds ) );
		return false === $done ? 0 : (int) $wpdb->get_var( $wpdb->prepare( 'SELECT hits FROM %i WHERE attempt = %s', self::name(), $key ) );
	}

	/**
	 * Takes away what counts no more.
	 */
	public static function delete_expired(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE expires < %d', self::name(), time() ) );
	}

	/**
	 * The table of this site.
	 */
	public static function name(): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_attempts';
	}
}
