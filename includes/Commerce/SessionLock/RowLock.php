<?php
/**
 * Locks for any database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\SessionLock;

defined( 'ABSPATH' ) || exit;

/**
 * A row in the options table, whose unique name ensures that only one request holds the
 * lock. It is never read as an option. Expired rows were left by a request that died,
 * and are deleted by the next one.
 */
final class RowLock implements Locker {

	/** Lifetime in seconds: longer than the execution time of a request. */
	private const LIFE = 120;

	/** Maximum time in seconds to delete the row in a busy database. */
	private const RELEASE_PATIENCE = 3;

	/** Range of the delay between two attempts in microseconds. */
	private const PAUSE = array( 4000, 20000 );

	/**
	 * Values of this request's rows, so that it deletes only its own.
	 *
	 * @var array<string, string>
	 */
	private static array $marks = array();

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name    Lock name, up to 64 characters.
	 * @param float  $seconds Maximum wait in seconds.
	 */
	public function take( string $name, float $seconds ): bool {
		$deadline = microtime( true ) + $seconds;
		do {
			if ( $this->insert( $name ) ) {
				return true;
			}
			$this->delete_dead( $name );
			usleep( random_int( ...self::PAUSE ) );
		} while ( microtime( true ) < $deadline );
		return false;
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name Lock name.
	 */
	public function release( string $name ): void {
		$mark     = self::$marks[ $name ] ?? '';
		$deadline = microtime( true ) + self::RELEASE_PATIENCE;
		// A row that is not deleted would block the session.
		while ( ! $this->delete( $name, $mark ) && microtime( true ) < $deadline ) {
			usleep( random_int( ...self::PAUSE ) );
		}
		unset( self::$marks[ $name ] );
	}

	/**
	 * Inserts the row, if there is none.
	 *
	 * @param string $name Lock name.
	 */
	private function insert( string $name ): bool {
		global $wpdb;
		$mark  = sprintf( '%d %s', time() + self::LIFE, bin2hex( random_bytes( 8 ) ) );
		$quiet = $wpdb->suppress_errors();
		// A locked database is not an error, but a reason to try again.
		$is_ours = 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, $name, $mark ) );
		$wpdb->suppress_errors( $quiet );
		if ( $is_ours ) {
			self::$marks[ $name ] = $mark;
		}
		return $is_ours;
	}

	/**
	 * Deletes a row.
	 *
	 * @param string $name Lock name.
	 * @param string $mark Value of the row.
	 * @return bool Whether the query succeeded.
	 */
	private function delete( string $name, string $mark ): bool {
		global $wpdb;
		$quiet = $wpdb->suppress_errors();
		$done  = $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', $wpdb->options, $name, $mark ) );
		$wpdb->suppress_errors( $quiet );
		return false !== $done;
	}

	/**
	 * Deletes an expired row.
	 *
	 * @param string $name Lock name.
	 */
	private function delete_dead( string $name ): void {
		global $wpdb;
		$mark = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $name ) );
		if ( null !== $mark && (int) $mark < time() ) {
			$this->delete( $name, $mark );
		}
	}
}
