<?php
/**
 * Tests of transactions.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Database;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Tests\TestCase;

/**
 * All or nothing, on both databases.
 */
final class TransactionTest extends TestCase {

	/**
	 * Inserts a term as an example of a row.
	 *
	 * @param string $slug Slug of the term.
	 */
	private static function write( string $slug ): int|false {
		global $wpdb;
		return $wpdb->insert(
			$wpdb->terms,
			array(
				'name' => $slug,
				'slug' => $slug,
			)
		);
	}

	/**
	 * Whether the row exists.
	 *
	 * @param string $slug Slug of the term.
	 */
	private static function is_there( string $slug ): bool {
		global $wpdb;
		return '1' === $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM $wpdb->terms WHERE slug = %s", $slug ) );
	}

	/**
	 * @testdox Commits on success and returns the answer
	 */
	public function test_commit(): void {
		$answer = Transaction::run(
			static function (): string {
				self::assertTrue( Transaction::is_active() );
				self::write( 'kept' );
				return 'done';
			}
		);

		$this->assertSame( 'done', $answer );
		$this->assertTrue( self::is_there( 'kept' ) );
		$this->assertFalse( Transaction::is_active() );
	}

	/**
	 * @testdox An error rolls back and is returned, without a retry
	 */
	public function test_refusal(): void {
		$runs   = 0;
		$answer = Transaction::run(
			static function () use ( &$runs ): \WP_Error {
				++$runs;
				self::write( 'undone' );
				return new \WP_Error( 'no' );
			}
		);

		$this->assertSame( array( 'no', 1 ), array( $answer->get_error_code(), $runs ) );
		$this->assertFalse( self::is_there( 'undone' ) );
	}

	/**
	 * @testdox An exception rolls back and is rethrown
	 */
	public function test_exception(): void {
		try {
			Transaction::run(
				static function (): never {
					self::write( 'undone' );
					throw new \DomainException( 'broken' );
				}
			);
			$this->fail( 'The exception was swallowed.' );
		} catch ( \DomainException $thrown ) {
			$this->assertSame( 'broken', $thrown->getMessage() );
		}
		$this->assertFalse( self::is_there( 'undone' ) );
		$this->assertFalse( Transaction::is_active() );
	}

	/**
	 * @testdox A nested transaction is part of the outer one
	 */
	public function test_nested(): void {
		$answer = Transaction::run(
			static function (): \WP_Error {
				Transaction::run( static fn (): int|false => self::write( 'inner' ) );
				self::assertTrue( Transaction::is_active() );
				return new \WP_Error( 'outer' );
			}
		);

		$this->assertSame( 'outer', $answer->get_error_code() );
		$this->assertFalse( self::is_there( 'inner' ) );
	}

	/**
	 * @testdox Retries after a conflict, up to a limit
	 */
	public function test_conflict(): void {
		$runs     = 0;
		$conflict = new \WP_Error( 'busy', 'busy', array( 'conflict' => true ) );

		$answer = Transaction::run(
			static function () use ( &$runs, $conflict ): string|\WP_Error {
				self::write( "try-$runs" );
				return ++$runs < 3 ? $conflict : 'third time';
			}
		);
		$this->assertSame( 'third time', $answer );
		$this->assertSame( array( false, false, true ), array( self::is_there( 'try-0' ), self::is_there( 'try-1' ), self::is_there( 'try-2' ) ) );

		$runs = 0;
		$this->assertSame(
			'busy',
			Transaction::run(
				static function () use ( &$runs, $conflict ): \WP_Error {
					++$runs;
					return $conflict;
				}
			)->get_error_code()
		);
		$this->assertSame( 10, $runs );
	}

	/**
	 * @testdox Deferred work runs after the commit, and never after a rollback
	 */
	public function test_afterwards(): void {
		$told = array();
		$tell = static function ( string $what ) use ( &$told ): void {
			Transaction::afterwards(
				static function () use ( $what, &$told ): void {
					$told[] = array( $what, Transaction::is_active() );
				}
			);
		};
		$tell( 'outside' );
		Transaction::run(
			static function () use ( $tell, &$told ): bool {
				$tell( 'kept' );
				Transaction::run( static fn () => $tell( 'within' ) );
				self::assertCount( 1, $told );
				return true;
			}
		);
		Transaction::run(
			static function () use ( $tell ): \WP_Error {
				$tell( 'undone' );
				return new \WP_Error( 'no' );
			}
		);
		try {
			Transaction::run(
				static function () use ( $tell ): never {
					$tell( 'thrown' );
					throw new \RuntimeException( 'no' );
				}
			);
		} catch ( \RuntimeException ) {
			$tell( 'caught' );
		}
		Transaction::run( static fn (): bool => true );

		$this->assertSame( array( array( 'outside', false ), array( 'kept', false ), array( 'within', false ), array( 'caught', false ) ), $told );
	}
}
