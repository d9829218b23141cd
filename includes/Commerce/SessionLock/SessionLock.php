<?php
/**
 * One write at a time.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\SessionLock;

defined( 'ABSPATH' ) || exit;

/**
 * Engines that keep a whole cart in one row read it, change it and write it
 * back: of two requests at once the last one wins, and what the other added is
 * lost. Who takes the session's lock before the row is read, and gives it back
 * after the row is written, loses nothing.
 *
 * The wait is bounded, and a holder that died does not block for ever.
 */
final class SessionLock {

	/** Seconds that a request waits for the ones before it. */
	private const PATIENCE = 10;

	/**
	 * Locks that this request holds, by name.
	 *
	 * @var array<string, Locker>
	 */
	private static array $held = array();

	/**
	 * Takes the locks of sessions; one that is held already counts as taken.
	 *
	 * @param list<string> $sessions What the engine calls them.
	 * @return bool Whether all are held; else none that this call has taken is.
	 */
	public static function take( array $sessions ): bool {
		// A client that is gone ends a request in the middle of its last steps: the
		// session would not be written, and its lock not be given back.
		ignore_user_abort( true );
		$deadline = microtime( true ) + self::patience();
		$taken    = array();
		// One order for everybody: two requests never wait for each other.
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
	 * @param string $session What the engine calls it.
	 */
	public static function holds( string $session ): bool {
		return isset( self::$held[ self::name( $session ) ] );
	}

	/**
	 * Gives back every lock of this request.
	 */
	public static function release(): void {
		self::give_back( array_keys( self::$held ) );
	}

	/**
	 * Releases locks by their names.
	 *
	 * @param list<string> $names Of locks that are held.
	 */
	private static function give_back( array $names ): void {
		foreach ( $names as $name ) {
			self::$held[ $name ]->release( $name );
			unset( self::$held[ $name ] );
		}
	}

	/**
	 * Takes one lock in the way that this database has.
	 *
	 * @param string $name    Of the lock.
	 * @param float  $seconds To wait at most.
	 * @return Locker|null Who gives it back; null when somebody else kept it.
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
	 * The ways to lock, the preferred first.
	 *
	 * @return list<Locker>
	 */
	private static function lockers(): array {
		/**
		 * Whether the database's own named locks may be used. They know nothing of
		 * each other on the nodes of a cluster: say false there, and a row does it.
		 *
		 * @param bool $named Whether they may.
		 *
		 * @example
		 * // MariaDB Galera: named locks hold on one node only.
		 * add_filter( 'vitrine_session_lock_by_name', '__return_false' );
		 */
		$named = (bool) apply_filters( 'vitrine_session_lock_by_name', ! class_exists( 'WP_SQLite_DB', false ) );
		return $named ? array( new NamedLock(), new RowLock() ) : array( new RowLock() );
	}

	/**
	 * Seconds to wait.
	 */
	private static function patience(): float {
		/**
		 * How long a request waits for the ones before it in the same session.
		 *
		 * @param int $seconds Seconds.
		 *
		 * @example
		 * add_filter( 'vitrine_session_lock_wait', fn( $seconds ) => 5 );
		 */
		return max( 0.0, (float) apply_filters( 'vitrine_session_lock_wait', self::PATIENCE ) );
	}

	/**
	 * A name as short as databases want it, that other shops on the same server do not use.
	 *
	 * @param string $session What the engine calls the session.
	 */
	private static function name( string $session ): string {
		global $wpdb;
		return 'vitrine_lock_' . substr( hash( 'sha256', DB_NAME . '|' . $wpdb->prefix . '|' . $session ), 0, 40 );
	}
}
