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
 * A row of the options table whose unique name decides who has the lock. It is
 * never read as an option. A row that is over was left behind by a request that
 * died; whoever meets it takes it away.
 */
final class RowLock implements Locker {

	/** Seconds after which a holder counts as dead: longer than PHP lets a request work. */
	private const LIFE = 120;

	/** Seconds in which a database that is busy must let a row go. */
	private const RELEASE_PATIENCE = 3;

	/** Microseconds between two looks. */
	private const PAUSE = array( 4000, 20000 );

	/**
	 * What this request has written into the rows, so that it takes away none but its own.
	 *
	 * @var array<string, string>
	 */
	private static array $marks = array();

	/**
	 * {@inheritDoc}
	 *
	 * @param string $name    Up to 64 characters.
	 * @param float  $seconds To wait at most.
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
	 * @param string $name As it was taken.
	 */
	public function release( string $name ): void {
		$mark     = self::$marks[ $name ] ?? '';
		$deadline = microtime( true ) + self::RELEASE_PATIENCE;
		// A row that stays keeps everybody else out of the session.
		while ( ! $this->delete( $name, $mark ) && microtime( true ) < $deadline ) {
			usleep( random_int( ...self::PAUSE ) );
		}
		unset( self::$marks[ $name ] );
	}

	/**
	 * Writes the row, unless there is one.
	 *
	 * @param string $name Of the lock.
	 */
	private function insert( string $name ): bool {
		global $wpdb;
		$mark  = sprintf( '%d %s', time() + self::LIFE, bin2hex( random_bytes( 8 ) ) );
		$quiet = $wpdb->suppress_errors();
		// A database that is locked as a whole is one more reason to look again, not an error.
		$is_ours = 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, $name, $mark ) );
		$wpdb->suppress_errors( $quiet );
		if ( $is_ours ) {
			self::$marks[ $name ] = $mark;
		}
		return $is_ours;
	}

	/**
	 * Takes a row away.
	 *
	 * @param string $name Of the lock.
	 * @param string $mark Of its holder.
	 * @return bool Whether the database could.
	 */
	private function delete( string $name, string $mark ): bool {
		global $wpdb;
		$quiet = $wpdb->suppress_errors();
		$done  = $wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value = %s', $wpdb->options, $name, $mark ) );
		$wpdb->suppress_errors( $quiet );
		return false !== $done;
	}

	/**
	 * Takes away the row of a holder that is over.
	 *
	 * @param string $name Of the lock.
	 */
	private function delete_dead( string $name ): void {
		global $wpdb;
		$mark = $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $name ) );
		if ( null !== $mark && (int) $mark < time() ) {
			$this->delete( $name, $mark );
		}
	}
}
