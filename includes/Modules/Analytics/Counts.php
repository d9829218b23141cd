<?php
/**
 * What was looked at and bought.
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
 * Totals by day, event and product in a table of the shop's own. Nothing of a
 * visitor is in it, not even that two events were one visitor's.
 *
 * @see spec 7.19
 */
final class Counts {

	/** Grows when the table changes. */
	private const VERSION = 1;

	/** Option that holds the version of this site's table. */
	private const OPTION = 'vitrine_counts_schema';

	/** Batches of one client in ten minutes. */
	private const LIMIT = 120;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_activate', array( self::class, 'install' ) );
		add_action( 'init', array( self::class, 'install_if_old' ), 5 );
		add_action( 'vitrine_form_added', array( FormAdds::class, 'count' ) );
		add_filter( 'vitrine_tables', array( self::class, 'expect' ) );
		// WordPress's daily tidying.
		add_action( 'wp_scheduled_delete', array( self::class, 'delete_old' ) );
	}

	/**
	 * Makes the table; does no harm when repeated.
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
	 * Makes the table where it is not that of this version.
	 */
	public static function install_if_old(): void {
		if ( self::VERSION !== (int) get_option( self::OPTION ) ) {
			self::install();
		}
	}

	/**
	 * Whether this client may count once more.
	 */
	public static function has_turn(): bool {
		return RateLimit::take( 'counts', Client::key(), self::LIMIT, 10 * MINUTE_IN_SECONDS );
	}

	/**
	 * Adds to the totals of today, each in one statement, so that of many at once
	 * every one counts.
	 *
	 * @param string $event      One of the contract's.
	 * @param int    $product_id 0: none.
	 * @param int    $hits       How often.
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
	 * How often each event happened.
	 *
	 * @param string $from First day, `Y-m-d`, UTC.
	 * @param string $to   Last day, likewise.
	 * @return array<string, int> Every event of the contract's to its sum.
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
	 * Takes away what is older than the owner wants to keep.
	 */
	public static function delete_old(): void {
		global $wpdb;
		$oldest = gmdate( 'Y-m-d', (int) strtotime( '-' . Settings::number( 'analytics_months' ) . ' months' ) );
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE day < %s', self::table(), $oldest ) );
	}

	/**
	 * Says that this site is to have the table.
	 *
	 * @param list<string> $tables Full names.
	 * @return list<string>
	 */
	public static function expect( array $tables ): array {
		return array( ...$tables, self::table() );
	}

	/**
	 * The table of this site.
	 */
	public static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_counts';
	}
}
