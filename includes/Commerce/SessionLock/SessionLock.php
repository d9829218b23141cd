<?php
/**
 * Session locks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\SessionLock;

defined( 'ABSPATH' ) || exit;

/**
 * Some engines read, change and write a whole cart in one row: of two concurrent
 * requests the last one would win. A lock is acquired before the row is read, and
 * released after it is written.
 *
 * The wait is limited, and locks of dead requests expire.
 */
final class SessionLock {

	/** Maximum wait in seconds. */
	private const PATIENCE = 10;

	/**
	 * Locks held by this request, by name.
	 *
	 * @var array<string, Locker>
	 */
	private static array $held = array();

	/**
	 * Acquires the locks of sessions; those already held count as acquired.
	 *
	 * @param list<string> $sessions Session IDs of the engine.
	 * @return bool Whether all are held; otherwise those acquired by this call are released.
	 */
	public static function take( array $sessions ): bool {
		// If the client disconnects, the session must still be saved and the lock
		// released.
		ignore_user_abort( true );
		$deadline = microtime( true ) + self::patience();
		$taken    = array();
		// Always in the same order, to prevent deadlocks.
		sort( $sessions );
		foreach ( $sessions as $session ) {
			$name = self::name( $session );
			if ( isset( self::$held[ $name ] ) ) {
				continue;
			}
			$locker = self::lock( $name, max( 0.0, $deadline - microtime( true ) ) );
			if ( null === $locker ) {
				self::give_back( $taken );
				return false;
			}
			self::$held[ $name ] = $locker;
			$taken[]             = $name;
		}
		return true;
	}

	/**
	 * Whether this request holds the lock of a session.
	 *
	 * @param string $session Session ID of the engine.
	 */
	public static function holds( string $session ): bool {
		return isset( self::$held[ self::name( $session ) ] );
	}

	/**
	 * Releases all locks of this request.
	 */
	public static function release(): void {
		self::give_back( array_keys( self::$held ) );
	}

	/**
	 * Releases locks by name.
	 *
	 * @param list<string> $names Names of held locks.
	 */
	private static function give_back( array $names ): void {
		foreach ( $names as $name ) {
			self::$held[ $name ]->release( $name );
			unset( self::$held[ $name ] );
		}
	}

	/**
	 * Acquires a lock with a method that the database supports.
	 *
	 * @param string $name    Lock name.
	 * @param float  $seconds Maximum wait in seconds.
	 * @return Locker|null Locker to release it; null if another request holds it.
	 */
	private static function lock( string $name, float $seconds ): ?Locker {
		foreach ( self::lockers() as $locker ) {
			$answer = $locker->take( $name, $seconds );
			if ( null !== $answer ) {
				return $answer ? $locker : null;
			}
		}
		return null;
	}

	/**
	 * Returns the locking methods, the preferred first.
	 *
	 * @return list<Locker>
	 */
	private static function lockers(): array {
		/**
		 * Filters whether named locks of the database can be used. On clusters they are
		 * local to a node: return false there, to use rows.
		 *
		 * @param bool $named Whether named locks can be used.
		 *
		 * @example
		 * // MariaDB Galera: named locks hold on one node only.
		 * add_filter( 'vitrine_session_lock_by_name', '__return_false' );
		 */
		$named = (bool) apply_filters( 'vitrine_session_lock_by_name', ! class_exists( 'WP_SQLite_DB', false ) );
		return $named ? array( new NamedLock(), new RowLock() ) : array( new RowLock() );
	}

	/**
	 * Returns the maximum wait in seconds.
	 */
	private static function patience(): float {
		/**
		 * Filters how long a request waits for previous ones in the same session.
		 *
		 * @param int $seconds Maximum wait in seconds.
		 *
		 * @example
		 * add_filter( 'vitrine_session_lock_wait', fn( $seconds ) => 5 );
		 */
		return max( 0.0, (float) apply_filters( 'vitrine_session_lock_wait', self::PATIENCE ) );
	}

	/**
	 * Returns a short lock name that is unique on the database server.
	 *
	 * @param string $session Session ID of the engine.
	 */
	private static function name( string $session ): string {
		global $wpdb;
		return 'vitrine_lock_' . substr( hash( 'sha256', DB_NAME . '|' . $wpdb->prefix . '|' . $session ), 0, 40 );
	}
}
