<?php
/**
 * The connection to the database, within a transaction.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * When its connection is lost, wpdb makes another and says the statement once
 * more. Within a transaction that would be fatal: what was said before is undone
 * with the old connection, the rest would be written by itself, and a COMMIT that
 * commits nothing would pass for one that does. So here a lost connection is an
 * exception, and the transaction begins anew.
 */
final class Connection {

	/** MySQL's numbers for a connection that is no more. */
	private const LOST = array( 1053, 1927, 2006, 2013, 2055, 4031 );

	/** Filters that name who ends a request whose database is gone. */
	private const ENDS = array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xml_handler', 'wp_die_xmlrpc_handler' );

	/**
	 * Runs work on the connection that there is, or not at all.
	 *
	 * @template T
	 * @param callable(): T $work The work.
	 * @return T
	 * @throws ConnectionLost When the connection was lost.
	 */
	public static function hold( callable $work ): mixed {
		global $wpdb;
		$tries = self::set_retries( $wpdb, 0 );
		$level = error_reporting(); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- wpdb lowers it while it looks for the connection, and would leave it so.
		$end   = static fn (): \Closure => static function (): never {
			throw new ConnectionLost( 'The connection to the database was lost.' );
		};
		foreach ( self::ENDS as $filter ) {
			add_filter( $filter, $end, PHP_INT_MAX );
		}
		try {
			$answer = $work();
			if ( self::is_lost() ) {
				throw new ConnectionLost( 'The connection to the database was lost.' );
			}
			return $answer;
		} finally {
			self::set_retries( $wpdb, $tries );
			error_reporting( $level ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- As above.
			foreach ( self::ENDS as $filter ) {
				remove_filter( $filter, $end, PHP_INT_MAX );
			}
		}
	}

	/**
	 * Whether the last statement found no connection.
	 */
	public static function is_lost(): bool {
		global $wpdb;
		$handle = $wpdb->dbh ?? null;
		return $handle instanceof \mysqli && in_array( mysqli_errno( $handle ), self::LOST, true ); // phpcs:ignore WordPress.DB.RestrictedFunctions.mysql_mysqli_errno -- wpdb says it in the server's language only.
	}

	/**
	 * Says how often wpdb may try to connect again.
	 *
	 * @param \wpdb $db      Database of the site.
	 * @param int   $retries How often.
	 * @return int How often it was.
	 */
	private static function set_retries( \wpdb $db, int $retries ): int {
		// Not a public property.
		$set = \Closure::bind(
			static function ( \wpdb $db, int $retries ): int {
				$old                   = (int) $db->reconnect_retries;
				$db->reconnect_retries = $retries;
				return $old;
			},
			null,
			\wpdb::class
		);
		return $set( $db, $retries );
	}
}
