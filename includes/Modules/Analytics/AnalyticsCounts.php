<?php
/**
 * Counts of views and purchases.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Modules\Analytics;

use Vitrine\Contract;
use Vitrine\Settings\Settings;
use Vitrine\Support\Client;
use Vitrine\Support\RateLimit;

defined( 'ABSPATH' ) || exit;

/**
 * Totals by day, event and product in a table of their own. No visitor data is stored,
 * so events of a visitor cannot be linked.
 *
 * @see spec 7.19
 */
final class AnalyticsCounts {

	/** Schema version; increase it when the table changes. */
	private const VERSION = 1;

	/** Option with the schema version of the site's table. */
	private const OPTION = 'vitrine_counts_schema';

	/** Batches per client in 10 minutes. */
	private const LIMIT = 120;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_activate', array( self::class, 'install' ) );
		add_action( 'init', array( self::class, 'install_if_old' ), 5 );
		add_action( 'vitrine_form_added', array( FormAdds::class, 'count' ) );
		add_filter( 'vitrine_tables', array( self::class, 'expect' ) );
		// Daily cleanup of WordPress.
		add_action( 'wp_scheduled_delete', array( self::class, 'delete_old' ) );
	}

	/**
	 * Creates or updates the table; safe to repeat.
	 */
	public static function install(): void {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		$table = self::table();
		dbDelta(
			"CREATE TABLE $table (
				day date NOT NULL,
				event varchar(20) NOT NULL,
				product_id bigint(20) unsigned NOT NULL DEFAULT 0,
				hits bigint(20) unsigned NOT NULL DEFAULT 0,
				PRIMARY KEY  (day,event,product_id)
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
	 * Whether the rate limit allows this client another batch.
	 */
	public static function has_turn(): bool {
		return RateLimit::take( 'counts', Client::key(), self::LIMIT, 10 * MINUTE_IN_SECONDS );
	}

	/**
	 * Adds to today's total in a single statement, so that no concurrent event is lost.
	 *
	 * @param string $event      Event from the contract.
	 * @param int    $product_id Product ID; 0: none.
	 * @param int    $hits       Number to add.
	 */
	public static function add( string $event, int $product_id, int $hits ): void {
		global $wpdb;
		$wpdb->query(
			$wpdb->prepare(
				'INSERT INTO %i ( day, event, product_id, hits ) VALUES ( %s, %s, %d, %d ) ON DUPLICATE KEY UPDATE hits = hits + %d',
				self::table(),
				gmdate( 'Y-m-d' ),
				$event,
				$product_id,
				$hits,
				$hits
			)
		);
	}

	/**
	 * Returns the totals by event.
	 *
	 * @param string $from First day, `Y-m-d`, UTC.
	 * @param string $to   Last day, `Y-m-d`, UTC.
	 * @return array<string, int> Sum of every event in the contract.
	 */
	public static function totals( string $from, string $to ): array {
		global $wpdb;
		$rows   = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT event, SUM( hits ) AS hits FROM %i WHERE day >= %s AND day <= %s GROUP BY event', self::table(), $from, $to ), ARRAY_A );
		$known  = array_column( $rows, 'hits', 'event' );
		$totals = array();
		foreach ( array_map( 'strval', (array) Contract::get( 'analytics.events' ) ) as $event ) {
			$totals[ $event ] = (int) ( $known[ $event ] ?? 0 );
		}
		return $totals;
	}

	/**
	 * Deletes counts older than the setting.
	 */
	public static function delete_old(): void {
		global $wpdb;
		$oldest = gmdate( 'Y-m-d', (int) strtotime( '-' . Settings::number( 'analytics_months' ) . ' months' ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', self::table(), $oldest ) );
	}

	/**
	 * Adds the table to the expected tables of the site.
	 *
	 * @param list<string> $tables Full table names.
	 * @return list<string>
	 */
	public static function expect( array $tables ): array {
		return array( ...$tables, self::table() );
	}

	/**
	 * Returns the table name of this site.
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_counts';
	}
}
