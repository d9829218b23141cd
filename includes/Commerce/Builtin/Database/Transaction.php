<?php
/**
 * Database transactions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Transactions with wpdb, on MySQL and with the SQLite driver. The driver starts with
 * BEGIN IMMEDIATE and waits a few seconds for other writers. MySQL locks rows as they
 * are written, so write them in a fixed order (Stock does) and let run() repeat
 * transactions after a deadlock.
 *
 * With SQLite a failed statement rolls back everything: callbacks must return a
 * WP_Error then, and not go on.
 */
final class Transaction {

	private const TRIES = 10;

	/**
	 * Nesting depth of run().
	 *
	 * @var int
	 */
	private static int $depth = 0;

	/**
	 * Callbacks to run after the commit.
	 *
	 * @var list<\Closure(): mixed>
	 */
	private static array $waiting = array();

	/**
	 * Runs a callback in a transaction. A WP_Error or an exception rolls it back; any
	 * other result commits it. In another transaction the callback is part of that one,
	 * and its WP_Error must be returned.
	 *
	 * @template T
	 * @param callable(): (T|\WP_Error) $work Callback; it may run several times, so it must have no side effects except in the database.
	 * @return T|\WP_Error Result of the callback; or `vitrine_cart_busy` (503) if the database stays locked.
	 * @throws \Throwable Exception of the callback.
	 */
	public static function run( callable $work ): mixed {
		if ( self::$depth > 0 ) {
			return $work();
		}
		$answer = self::busy();
		for ( $try = 1; $try <= self::TRIES; $try++ ) {
			self::$waiting = array();
			$answer        = self::attempt( $work );
			if ( ! is_wp_error( $answer ) || ! self::is_conflict( $answer ) ) {
				break;
			}
			usleep( random_int( 1000, 10000 * $try ) );
		}
		if ( ! is_wp_error( $answer ) ) {
			self::go_on();
		}
		return $answer;
	}

	/**
	 * Whether a transaction is open, so that reads must lock the rows.
	 */
	public static function is_active(): bool {
		return self::$depth > 0;
	}

	/**
	 * Runs a callback after the commit: at once if no transaction is open, never if it
	 * is rolled back.
	 *
	 * @param \Closure(): mixed $work Callback; it may have side effects.
	 */
	public static function afterwards( \Closure $work ): void {
		if ( self::is_active() ) {
			self::$waiting[] = $work;
		} else {
			$work();
		}
	}

	/**
	 * Returns the error for a failed statement. Return it from the callback; run()
	 * decides whether to try again.
	 */
	public static function failed_statement(): \WP_Error {
		global $wpdb;
		$conflict = Connection::is_lost() || 1 === preg_match( '/deadlock|lock wait timeout|database is locked|database table is locked|record has changed since|gone away|lost connection|connection was killed/i', (string) $wpdb->last_error );
		if ( ! $conflict ) {
			wp_trigger_error( __METHOD__, wp_strip_all_tags( (string) $wpdb->last_error ) );
		}
		return self::busy( $conflict );
	}

	/**
	 * Runs the callbacks waiting for the commit.
	 */
	private static function go_on(): void {
		$waiting       = self::$waiting;
		self::$waiting = array();
		foreach ( $waiting as $work ) {
			$work();
		}
	}

	/**
	 * Makes one attempt.
	 *
	 * @param callable $work Callback of run().
	 */
	private static function attempt( callable $work ): mixed {
		global $wpdb;
		$quiet = $wpdb->suppress_errors();
		try {
			if ( ! self::is_sqlite() ) {
				// A conditional UPDATE must see what others have committed, rather than
				// fail.
				$wpdb->query( 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' );
			}
			if ( false === $wpdb->query( 'START TRANSACTION' ) ) {
				return self::failed_statement();
			}
			return Connection::hold( static fn (): mixed => self::within( $work ) );
		} catch ( ConnectionLost ) {
			// It is unknown whether a COMMIT succeeded: callers with an idempotency key
			// find out by trying again.
			Changes::happened();
			return self::busy( true );
		} finally {
			$wpdb->suppress_errors( $quiet );
		}
	}

	/**
	 * Runs the callback from start to end of its transaction.
	 *
	 * @param callable $work Callback of run().
	 */
	private static function within( callable $work ): mixed {
		global $wpdb;
		++self::$depth;
		try {
			$answer = $work();
		} catch ( \Throwable $thrown ) {
			self::undo();
			throw $thrown;
		} finally {
			--self::$depth;
		}
		if ( is_wp_error( $answer ) ) {
			self::undo();
			return $answer;
		}
		if ( false === $wpdb->query( 'COMMIT' ) ) {
			$failed = self::failed_statement();
			self::undo();
			return $failed;
		}
		return $answer;
	}

	/**
	 * Rolls back, and clears the cache.
	 */
	private static function undo(): void {
		global $wpdb;
		Changes::happened();
		if ( ! Connection::is_lost() ) {
			$wpdb->query( 'ROLLBACK' );
		}
	}

	/**
	 * Whether wpdb is the SQLite driver.
	 */
	private static function is_sqlite(): bool {
		global $wpdb;
		return class_exists( 'WP_SQLite_DB', false ) && $wpdb instanceof \WP_SQLite_DB;
	}

	/**
	 * Whether another attempt may avoid the error.
	 *
	 * @param \WP_Error $error Error of the callback.
	 */
	private static function is_conflict( \WP_Error $error ): bool {
		$data = $error->get_error_data();
		return is_array( $data ) && ! empty( $data['conflict'] );
	}

	/**
	 * Returns the error for a locked database.
	 *
	 * @param bool $conflict Whether another attempt may succeed.
	 */
	private static function busy( bool $conflict = false ): \WP_Error {
		return new \WP_Error(
			Contract::name( 'error_codes.cart_busy' ),
			__( 'The shop is very busy right now. Please try again.', 'vitrine' ),
			array(
				'status'   => 503,
				'conflict' => $conflict,
			)
		);
	}
}
