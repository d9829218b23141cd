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
use Vitrine\Move\Parts\Mover;

defined( 'ABSPATH' ) || exit;

/**
 * Moves the parts one after another, item by item. Each item that was not moved yet is
 * written in one transaction, together with its meta and Record. A process may be
 * terminated at any time; the next one continues without duplicates.
 */
final class MoveRunner {

	/** Another move is in progress. */
	public const BUSY = 'busy';

	/** The batch is complete, and more items are left. */
	public const MORE = 'more';

	/** All items are moved. */
	public const DONE = 'done';

	/**
	 * @param list<Mover> $parts Parts in order: orders need the products.
	 */
	public function __construct( private readonly array $parts ) {}

	/**
	 * Creates the runner of this site.
	 */
	public static function of_site(): self {
		return new self( ShopMove::parts() );
	}

	/**
	 * Moves a batch.
	 *
	 * @param int   $most    Maximum number of items.
	 * @param float $seconds Time after which no further item is started.
	 * @return string One of the constants.
	 * @throws \RuntimeException When the database is not available.
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
	 * Moves items until a limit is reached.
	 *
	 * @param Lease $lease Acquired lock.
	 * @param int   $most  Maximum number of items.
	 * @param float $until Timestamp after which no further item is started.
	 */
	private function batch( Lease $lease, int $most, float $until ): string {
		$progress = MoveProgress::load();
		if ( 0 === $progress->started || $progress->is_finished() ) {
			$progress = MoveProgress::fresh();
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
			ShopMove::finish();
			$progress->finish();
			return self::DONE;
		} finally {
			$progress->save();
		}
	}

	/**
	 * Moves an item. Failures are recorded, and the next move tries them again.
	 *
	 * @param Mover     $part     Part of the item.
	 * @param int      $id       Item ID.
	 * @param Lease    $lease    Acquired lock.
	 * @param MoveProgress $progress Updated.
	 * @throws \RuntimeException When the database is not available, or another move is in progress.
	 */
	private function piece( Mover $part, int $id, Lease $lease, MoveProgress $progress ): void {
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
		$progress->advance( $part->id(), $id, Mover::MOVED === $outcome, in_array( $outcome, array( Mover::MOVED, Mover::KNOWN ), true ) ? '' : $outcome );
	}

	/**
	 * Moves an item inside its transaction.
	 *
	 * @param Mover  $part  Part of the item.
	 * @param int   $id    Item ID.
	 * @param Lease $lease Acquired lock.
	 */
	private static function within( Mover $part, int $id, Lease $lease ): string|\WP_Error {
		$busy = new \WP_Error( 'vitrine_move_busy', __( 'Another move is in progress.', 'vitrine' ) );
		if ( ! $lease->renew() ) {
			return $busy;
		}
		$outcome = $part->move( $id );
		// A deadlock rolls back the transaction, which other functions' writes may not report.
		return $lease->holds() ? $outcome : $busy;
	}

	/**
	 * Clears caches, which may contain data that was rolled back.
	 */
	private static function forget(): void {
		wp_cache_flush();
		Changes::happened();
	}
}
