<?php
/**
 * All or nothing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * A transaction through wpdb, on MySQL and on the SQLite driver. The driver
 * begins with BEGIN IMMEDIATE and waits some seconds for other writers; on
 * MySQL rows are locked as they are written, so write them in one order
 * (Stock does) and let run() repeat what a deadlock has undone.
 *
 * On SQLite a failed statement has already rolled everything back: work that
 * meets one returns a WP_Error, never goes on.
 */
final class Transaction {

	private const TRIES = 10;

	/**
	 * How many run() are on the stack.
	 *
	 * @var int
	 */
	private static int $depth = 0;

	/**
	 * What waits for the transaction to be kept.
	 *
	 * @var list<\Closure(): mixed>
	 */
	private static array $waiting = array();

	/**
	 * Runs work in a transaction. A WP_Error or an exception undoes all of it;
	 * any other answer keeps it. Within another transaction the work is a part
	 * of that one, and its WP_Error must be handed on.
	 *
	 * @template T
	 * @param callable(): (T|\WP_Error) $work May run several times; has no effect but on the database.
	 * @return T|\WP_Error The work's answer; `vitrine_cart_busy` (503) when the database stayed locked.
	 * @throws \Throwable What the work threw.
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
	 * Whether a transaction is open, so that reads must lock what they read.
	 */
	public static function is_active(): bool {
		return self::$depth > 0;
	}

	/**
	 * Does something once what is being written is kept: at once where no transaction
	 * is open, never where it is undone.
	 *
	 * @param \Closure(): mixed $work What to do; it may have any effect.
	 */
	public static function afterwards( \Closure $work ): void {
		if ( self::is_active() ) {
			self::$waiting[] = $work;
		} else {
			$work();
		}
	}

	/**
	 * What a statement that failed means for the work it belongs to: return it,
	 * and run() decides whether trying again can help.
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
	 * Runs the callbacks that waited for the commit.
	 */
	private static function go_on(): void {
		$waiting       = self::$waiting;
		self::$waiting = array();
		foreach ( $waiting as $work ) {
			$work();
		}
	}

	/**
	 * One try.
	 *
	 * @param callable $work As run() has it.
	 */
	private static function attempt( callable $work ): mixed {
		global $wpdb;
		$quiet = $wpdb->suppress_errors();
		try {
			if ( ! self::is_sqlite() ) {
				// A conditional UPDATE must see what others have committed meanwhile, and not fail over it.
				$wpdb->query( 'SET TRANSACTION ISOLATION LEVEL READ COMMITTED' );
			}
			if ( false === $wpdb->query( 'START TRANSACTION' ) ) {
				return self::failed_statement();
			}
			return Connection::hold( static fn (): mixed => self::within( $work ) );
		} catch ( ConnectionLost ) {
			// Not even a COMMIT says then whether it was done: who has a key of its own finds that out by trying again.
			Changes::happened();
			return self::busy( true );
		} finally {
			$wpdb->suppress_errors( $quiet );
		}
	}

	/**
	 * The work, from the beginning of its transaction to its end.
	 *
	 * @param callable $work As run() has it.
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
	 * Takes back what was written, and what was read of it.
	 */
	private static function undo(): void {
		global $wpdb;
		Changes::happened();
		if ( ! Connection::is_lost() ) {
			$wpdb->query( 'ROLLBACK' );
		}
	}

	/**
	 * Whether wpdb is the SQLite driver's.
	 */
	private static function is_sqlite(): bool {
		global $wpdb;
		return class_exists( 'WP_SQLite_DB', false ) && $wpdb instanceof \WP_SQLite_DB;
	}

	/**
	 * Whether an error is one that another try may not meet.
	 *
	 * @param \WP_Error $error Of the work.
	 */
	private static function is_conflict( \WP_Error $error ): bool {
		$data = $error->get_error_data();
		return is_array( $data ) && ! empty( $data['conflict'] );
	}

	/**
	 * The refusal when the database does not let the work through.
	 *
	 * @param bool $conflict Whether trying again can help.
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
