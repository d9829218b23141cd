<?php
/**
 * Database connection in a transaction.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

defined( 'ABSPATH' ) || exit;

/**
 * If its connection is lost, wpdb reconnects and repeats the statement. In a
 * transaction previous statements would be lost, later ones would be saved without
 * them, and a COMMIT would wrongly succeed. So here a lost connection throws an
 * exception, and the transaction is repeated.
 */
final class Connection {

	/** MySQL error codes of a lost connection. */
	private const LOST = array( 1053, 1927, 2006, 2013, 2055, 4031 );

	/** Filters of the handlers that end a request without database. */
	private const ENDS = array( 'wp_die_handler', 'wp_die_ajax_handler', 'wp_die_json_handler', 'wp_die_jsonp_handler', 'wp_die_xml_handler', 'wp_die_xmlrpc_handler' );

	/**
	 * Runs a callback without reconnecting.
	 *
	 * @template T
	 * @param callable(): T $work Callback.
	 * @return T
	 * @throws ConnectionLost If the connection was lost.
	 */
	public static function hold( callable $work ): mixed {
		global $wpdb;
		$tries = self::set_retries( $wpdb, 0 );
		$level = error_reporting(); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- wpdb lowers the error level while it checks the connection and may not restore it.
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
			error_reporting( $level ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.prevent_path_disclosure_error_reporting, WordPress.PHP.DiscouragedPHPFunctions.runtime_configuration_error_reporting -- wpdb lowers the error level while it checks the connection and may not restore it.
			foreach ( self::ENDS as $filter ) {
				remove_filter( $filter, $end, PHP_INT_MAX );
			}
		}
	}

	/**
	 * Whether the connection was lost in the last statement.
	 */
	public static function is_lost(): bool {
		global $wpdb;
		$handle = $wpdb->dbh ?? null;
		return $handle instanceof \mysqli && in_array( mysqli_errno( $handle ), self::LOST, true ); // phpcs:ignore WordPress.DB.RestrictedFunctions.mysql_mysqli_errno -- wpdb has no error code, only a localized message.
	}

	/**
	 * Sets how often wpdb may reconnect.
	 *
	 * @param \wpdb $db      Database of the site.
	 * @param int   $retries Maximum number of attempts.
	 * @return int Previous value.
	 */
	private static function set_retries( \wpdb $db, int $retries ): int {
		// The property is not public.
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
