<?php
/**
 * Tests of session locks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\SessionLock;

use Vitrine\Commerce\SessionLock\SessionLock;
use Vitrine\Tests\TestCase;

/**
 * Each test runs with the database's named locks and with lock rows.
 */
final class SessionLockTest extends TestCase {

	private const WORKERS = 4;
	private const ROUNDS  = 20;

	/**
	 * Releases all locks.
	 */
	protected function tearDown(): void {
		SessionLock::release();
		parent::tearDown();
	}

	/**
	 * Data provider of lock types.
	 *
	 * @return array<string, array{0: bool}>
	 */
	public static function ways(): array {
		return array(
			'by a named lock, if the database supports it' => array( true ),
			'by a database row'                            => array( false ),
		);
	}

	/**
	 * @testdox Concurrent read-modify-write cycles under one lock lose nothing
	 *
	 * @dataProvider ways
	 *
	 * @param bool $named Whether to use named locks.
	 */
	public function test_excludes( bool $named ): void {
		add_option( 'vitrine_test_count', '0' );
		$this->concurrently( self::class . '::count_up', array_fill( 0, self::WORKERS, array( $named ) ) );

		$this->assertSame( (string) ( self::WORKERS * self::ROUNDS ), self::stored( 'vitrine_test_count' ) );
	}

	/**
	 * Increments a counter without synchronization of its own. Runs in a separate
	 * process.
	 *
	 * @param bool $named Whether to use named locks.
	 */
	public static function count_up( bool $named ): bool {
		self::choose( $named );
		add_filter( 'vitrine_session_lock_wait', static fn (): int => 50 );
		global $wpdb;
		for ( $round = 0; $round < self::ROUNDS; $round++ ) {
			if ( ! SessionLock::take( array( 't_shared' ) ) ) {
				return false;
			}
			$count = (int) self::stored( 'vitrine_test_count' );
			$wpdb->update( $wpdb->options, array( 'option_value' => (string) ( $count + 1 ) ), array( 'option_name' => 'vitrine_test_count' ) );
			SessionLock::release();
		}
		return true;
	}

	/**
	 * @testdox Releases a lock row even when the database is temporarily busy
	 */
	public function test_lets_go(): void {
		self::choose( false );
		$this->assertTrue( SessionLock::take( array( 't_busy' ) ) );
		$refused = 0;
		add_filter(
			'query',
			static function ( string $query ) use ( &$refused ): string {
				$is_refused = str_starts_with( $query, 'DELETE' ) && $refused < 2;
				$refused   += (int) $is_refused;
				return $is_refused ? '' : $query;
			}
		);
		SessionLock::release();

		$this->assertSame( 2, $refused );
		add_filter( 'vitrine_session_lock_wait', '__return_zero' );
		$this->assertTrue( SessionLock::take( array( 't_busy' ) ) );
	}

	/**
	 * @testdox Waiting for a lock times out; another session does not wait
	 *
	 * @dataProvider ways
	 *
	 * @param bool $named Whether to use named locks.
	 */
	public function test_wait_is_bounded( bool $named ): void {
		self::choose( $named );
		$this->assertTrue( SessionLock::take( array( 't_busy' ) ) );
		$this->assertTrue( SessionLock::holds( 't_busy' ) );

		$this->assertSame( array( array( false, true ) ), $this->concurrently( self::class . '::try_both', array( array( $named ) ) ) );

		SessionLock::release();
		$this->assertFalse( SessionLock::holds( 't_busy' ) );
		$this->assertSame( array( array( true, true ) ), $this->concurrently( self::class . '::try_both', array( array( $named ) ) ) );
	}

	/**
	 * Tries to lock a busy session and a free one. Runs in a separate process.
	 *
	 * @param bool $named Whether to use named locks.
	 * @return array{0: bool, 1: bool}
	 */
	public static function try_both( bool $named ): array {
		self::choose( $named );
		add_filter( 'vitrine_session_lock_wait', static fn (): float => 0.3 );
		// The free one together with the busy one: neither is locked.
		$busy = SessionLock::take( array( 't_free', 't_busy' ) );
		$left = SessionLock::holds( 't_free' ) !== $busy;
		$free = ! $left && SessionLock::take( array( 't_free' ) );
		SessionLock::release();
		return array( $busy, $free );
	}

	/**
	 * @testdox The lock of a dead process expires
	 *
	 * @dataProvider ways
	 *
	 * @param bool $named Whether to use named locks.
	 */
	public function test_dead_holder( bool $named ): void {
		self::choose( $named );
		$this->concurrently( self::class . '::die_holding', array( array( $named ) ) );
		// Expire the lock row.
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'UPDATE %i SET option_value = %s WHERE option_name LIKE %s', $wpdb->options, ( time() - 1 ) . ' dead', $wpdb->esc_like( 'vitrine_lock_' ) . '%' ) );

		$this->assertTrue( SessionLock::take( array( 't_dead' ) ) );
	}

	/**
	 * Takes a lock and exits without releasing it. Runs in a separate process.
	 *
	 * @param bool $named Whether to use named locks.
	 */
	public static function die_holding( bool $named ): bool {
		self::choose( $named );
		return SessionLock::take( array( 't_dead' ) );
	}

	/**
	 * Selects the lock type.
	 *
	 * @param bool $named Whether to use named locks.
	 */
	private static function choose( bool $named ): void {
		if ( ! $named ) {
			add_filter( 'vitrine_session_lock_by_name', '__return_false' );
		}
	}

	/**
	 * Reads an option from the database.
	 *
	 * @param string $name Name.
	 */
	private static function stored( string $name ): string {
		global $wpdb;
		return (string) $wpdb->get_var( $wpdb->prepare( 'SELECT option_value FROM %i WHERE option_name = %s', $wpdb->options, $name ) );
	}
}
