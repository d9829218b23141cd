<?php
/**
 * Builds the index of facets and keeps it up to date.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;
use Vitrine\Commerce\Rules\FacetIndex\Storage\Changes;
use Vitrine\Commerce\Rules\FacetIndex\Storage\Places;
use Vitrine\Commerce\Rules\FacetIndex\Storage\SetTable;

defined( 'ABSPATH' ) || exit;

/**
 * In a large shop facets are counted by intersecting sets of products, not by querying the
 * tables. When a product changes, that is only noted; a background job merges it into the
 * index later, and until then questions read that product from the tables. So counts are
 * exact at any time, and saving a product or selling it costs one small write.
 */
final class Keeper {

	/** Most changed products that a question reads from the tables. */
	public const MOST_NOTED = 500;

	/** A lock older than this, in seconds, was left behind by a process that died. */
	private const LOCK_LIFE = 300;

	/** Changed products that are merged in one step. */
	private const BATCH = 2000;

	/**
	 * The stored sets.
	 */
	public readonly SetTable $sets;

	/**
	 * The place of each product in them.
	 */
	public readonly Places $places;

	/**
	 * The products that have changed since.
	 */
	public readonly Changes $changes;

	/** @param Source $source Products of the engine. */
	public function __construct( public readonly Source $source ) {
		$tables        = $source->tables();
		$this->sets    = new SetTable( $tables->sets );
		$this->places  = new Places( $tables->places );
		$this->changes = new Changes( $tables->changes );
	}

	/**
	 * Whether the index can answer questions.
	 */
	public function is_ready(): bool {
		return $this->is_made() && $this->source->is_whole() && $this->source->stamp() === $this->stamp();
	}

	/**
	 * Whether there is an index, or one is being built.
	 */
	public function is_begun(): bool {
		return '' !== $this->known();
	}

	/**
	 * The number of chunks that are built.
	 */
	public function chunks(): int {
		return (int) $this->known();
	}

	/**
	 * Notes that products have changed.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public function note( array $ids ): void {
		if ( $this->is_begun() ) {
			$this->changes->note( $ids );
		}
	}

	/**
	 * Starts to rebuild the index, or drops it where the shop is too small to need one.
	 */
	public function start(): void {
		global $wpdb;
		$tables = $this->source->tables();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $tables->sets ) );
		$this->changes->clear();
		$is_large = $this->source->is_large();
		// Saved before anything is read, so that changes are noted from now on.
		$this->keep( $is_large ? 0 : null, false );
		$this->places->renew( $is_large ? $this->source->ids() : array() );
	}

	/**
	 * Starts to rebuild the index, unless another process is working on it.
	 *
	 * @return bool Whether it was started.
	 */
	public function restart(): bool {
		if ( ! $this->lock() ) {
			return false;
		}
		try {
			$this->start();
		} finally {
			$this->unlock();
		}
		return true;
	}

	/**
	 * How much of the index is built; 1 also where the shop needs none.
	 *
	 * @return float Progress from 0 to 1.
	 */
	public function progress(): float {
		if ( ! $this->is_begun() || $this->is_made() ) {
			return 1.0;
		}
		return min( 1.0, $this->chunks() / ( 1 + (int) ceil( $this->places->next() / Bitmap::CHUNK ) ) );
	}

	/**
	 * Continues the work: builds missing chunks, then merges changed products.
	 *
	 * @param int $seconds After this time no further step is started.
	 */
	public function work( int $seconds ): void {
		$until = microtime( true ) + $seconds;
		if ( ! $this->source->is_whole() || ( ! $this->is_begun() && ! $this->source->is_large() ) || ! $this->lock() ) {
			return;
		}
		try {
			if ( ! $this->is_begun() || $this->source->stamp() !== $this->stamp() ) {
				$this->start();
			}
			while ( $this->is_begun() && ! $this->is_made() && microtime( true ) < $until ) {
				if ( ! $this->make() ) {
					return;
				}
			}
			while ( $this->is_made() && microtime( true ) < $until && $this->take_over() ) {
				continue;
			}
		} finally {
			$this->unlock();
		}
	}

	/**
	 * Builds the next chunk, or marks the index as complete.
	 *
	 * @return bool Whether it could be stored.
	 */
	private function make(): bool {
		$chunk  = $this->chunks();
		$places = $this->places->chunk( $chunk );
		if ( array() !== $places ) {
			if ( ! $this->write( $chunk, $this->source->sets( $places, Bitmap::BYTES ) ) ) {
				return false;
			}
			$this->changes->expect( $this->source->due( array_keys( $places ) ) );
		}
		$this->keep( array() === $places ? $chunk : $chunk + 1, array() === $places );
		return true;
	}

	/**
	 * Merges a batch of changed products into the index.
	 *
	 * @return bool Whether there may be more.
	 */
	private function take_over(): bool {
		$noted  = $this->changes->read( self::BATCH );
		$known  = $this->places->of( array_keys( $noted ) );
		$next   = $this->places->next();
		$chunks = array();
		$rows   = array();
		foreach ( array_keys( $noted ) as $id ) {
			if ( ! isset( $known[ $id ] ) ) {
				$rows[]       = sprintf( '( %d, %d )', $id, $next );
				$known[ $id ] = $next++;
			}
			$chunks[ intdiv( $known[ $id ], Bitmap::CHUNK ) ][ $id ] = $known[ $id ] % Bitmap::CHUNK;
		}
		$this->places->insert( $rows );
		foreach ( $chunks as $chunk => $places ) {
			$sets = self::without( $this->sets->chunk( $chunk ), ~ Bitmap::of( array_values( $places ), Bitmap::BYTES ) );
			foreach ( $this->source->sets( $places, Bitmap::BYTES ) as $facet => $layers ) {
				foreach ( $layers as $layer => $values ) {
					foreach ( $values as $value => $set ) {
						$sets[ $facet ][ $layer ][ $value ] = isset( $sets[ $facet ][ $layer ][ $value ] ) ? $sets[ $facet ][ $layer ][ $value ] | $set : $set;
					}
				}
			}
			if ( ! $this->write( $chunk, $sets ) ) {
				return false;
			}
			if ( $chunk >= $this->chunks() ) {
				$this->keep( $chunk + 1, true );
			}
			$due = $this->source->due( array_keys( $places ) );
			foreach ( array_keys( $places ) as $id ) {
				$this->changes->done( $id, $noted[ $id ] );
			}
			$this->changes->expect( $due );
		}
		return count( $noted ) === self::BATCH;
	}

	/**
	 * Clears places in all sets of a chunk.
	 *
	 * @param array<string, array<int, array<string, string>>> $sets   Sets of a chunk.
	 * @param string                                           $others The set of all places that stay.
	 * @return array<string, array<int, array<string, string>>>
	 */
	private static function without( array $sets, string $others ): array {
		array_walk_recursive(
			$sets,
			static function ( string &$set ) use ( $others ): void {
				$set = $set & $others;
			}
		);
		return $sets;
	}

	/**
	 * Stores a chunk, all of it or nothing.
	 *
	 * @param int                                              $chunk Chunk number.
	 * @param array<string, array<int, array<string, string>>> $sets  Sets of the chunk.
	 */
	private function write( int $chunk, array $sets ): bool {
		return $this->source->at_once( fn (): bool => $this->sets->write( $chunk, $sets ) );
	}

	/**
	 * The state that the option holds: the number of chunks, `+` where the index is complete,
	 * and the stamp that it was built with; empty where there is no index.
	 */
	private function known(): string {
		return (string) get_option( $this->source->option(), '' );
	}

	/**
	 * Whether the index is complete.
	 */
	private function is_made(): bool {
		return str_contains( $this->known(), '+' );
	}

	/**
	 * The stamp that the index was built with.
	 */
	private function stamp(): string {
		return explode( ' ', $this->known() )[1] ?? '';
	}

	/**
	 * Saves the state of the index.
	 *
	 * @param int|null $chunks The number of chunks; null: there is no index.
	 * @param bool     $made   Whether it is complete.
	 */
	private function keep( ?int $chunks, bool $made ): void {
		$stamp = $made || ( null !== $chunks && $chunks > 0 ) ? $this->stamp() : $this->source->stamp();
		update_option( $this->source->option(), null === $chunks ? '' : rtrim( $chunks . ( $made ? '+' : '' ) . ' ' . $stamp ), true );
	}

	/**
	 * Takes the lock, which lets one process write at a time.
	 */
	private function lock(): bool {
		global $wpdb;
		$name = $this->source->option() . '_lock';
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value < %d', $wpdb->options, $name, time() - self::LOCK_LIFE ) );
		// The unique key on option_name decides.
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, $name, (string) time() ) );
	}

	/**
	 * Releases the lock.
	 */
	private function unlock(): void {
		delete_option( $this->source->option() . '_lock' );
	}
}
