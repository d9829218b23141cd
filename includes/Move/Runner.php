<?php
/**
 * Moves a shop in batches.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Move\Parts\Part;

defined( 'ABSPATH' ) || exit;

/**
 * Part by part, piece by piece. Each piece that was not moved yet is written in one
 * transaction with the mark of where it came from and the record of its move: a process may die at any moment, and the next one goes on without doubles.
 */
final class Runner {

	/** Somebody else moves at this moment. */
	public const BUSY = 'busy';

	/** This batch is done, and there is more. */
	public const MORE = 'more';

	/** Nothing is left. */
	public const DONE = 'done';

	/**
	 * @param list<Part> $parts In their order: orders know products.
	 */
	public function __construct( private readonly array $parts ) {}

	/**
	 * The runner of this site.
	 */
	public static function of_site(): self {
		return new self( Shop::parts() );
	}

	/**
	 * Moves a batch.
	 *
	 * @param int   $most    Pieces at most.
	 * @param float $seconds No piece is begun after so many.
	 * @return string One of the constants.
	 * @throws \RuntimeException When the database is not there.
	 */
	public function run( int $most, float $seconds ): string {
		$lease = new Lease();
		if ( ! $lease->take() ) {
			return self::BUSY;
		}
		try {
			Record::install();
			return Silence::during( fn (): string => $this->batch( $lease, $most, microtime( true ) + $seconds ) );
		} finally {
			$lease->release();
		}
	}

	/**
	 * Moves while there is time.
	 *
	 * @param Lease $lease Taken.
	 * @param int   $most  Pieces at most.
	 * @param float $until Time at which no other piece is begun.
	 */
	private function batch( Lease $lease, int $most, float $until ): string {
		$progress = Progress::load();
		if ( 0 === $progress->started || $progress->is_finished() ) {
			$progress = Progress::fresh();
			$progress->save();
		}
		try {
			foreach ( $this->parts as $part ) {
				while ( ! $progress->step( $part->id() )['finished'] ) {
					$ids = $most > 0 && microtime( true ) < $until ? $part->next( $progress->step( $part->id() )['cursor'], $most ) : null;
					if ( null === $ids ) {
						return self::MORE;
					}
					if ( array() === $ids ) {
						$progress->close( $part->id() );
					}
					foreach ( $ids as $id ) {
						if ( microtime( true ) >= $until ) {
							return self::MORE;
						}
						$this->piece( $part, $id, $lease, $progress );
						--$most;
					}
				}
			}
			Shop::finish();
			$progress->finish();
			return self::DONE;
		} finally {
			$progress->save();
		}
	}

	/**
	 * Moves a piece. One that cannot be moved is noted, and is tried again by the next move.
	 *
	 * @param Part     $part     Of its kind.
	 * @param int      $id       The piece.
	 * @param Lease    $lease    Taken.
	 * @param Progress $progress Is told.
	 * @throws \RuntimeException When the database is not there, or somebody else moves.
	 */
	private function piece( Part $part, int $id, Lease $lease, Progress $progress ): void {
		try {
			$outcome = Transaction::run( static fn (): string|\WP_Error => self::within( $part, $id, $lease ) );
		} catch ( \Exception | \Error $broken ) {
			self::forget();
			$progress->advance( $part->id(), $id, false, $broken->getMessage() );
			return;
		}
		if ( is_wp_error( $outcome ) ) {
			self::forget();
			throw new \RuntimeException( esc_html( $outcome->get_error_message() ) );
		}
		$progress->advance( $part->id(), $id, Part::MOVED === $outcome, in_array( $outcome, array( Part::MOVED, Part::KNOWN ), true ) ? '' : $outcome );
	}

	/**
	 * Moves a piece, within its transaction.
	 *
	 * @param Part  $part  Of its kind.
	 * @param int   $id    The piece.
	 * @param Lease $lease Taken.
	 */
	private static function within( Part $part, int $id, Lease $lease ): string|\WP_Error {
		$busy = new \WP_Error( 'vitrine_move_busy', __( 'Another move is in progress.', 'vitrine' ) );
		if ( ! $lease->renew() ) {
			return $busy;
		}
		$outcome = $part->move( $id );
		// A deadlock undoes a transaction without a word to whoever writes by other functions.
		return $lease->holds() ? $outcome : $busy;
	}

	/**
	 * What was undone in the database must not stay in memory.
	 */
	private static function forget(): void {
		wp_cache_flush();
		Changes::happened();
	}
}
