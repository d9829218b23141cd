<?php
/**
 * Keeps an index of facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

defined( 'ABSPATH' ) || exit;

/**
 * A large shop's facets are counted by sets of products instead of by its tables. A
 * change of a product only notes it: until the index has taken it over, in the
 * background, questions read what is noted from the tables. So the counts are true
 * at any time, and a sale waits for nothing.
 */
final class Keeper {

	/** So many noted products a question reads from the tables at most. */
	public const MOST_NOTED = 500;

	/** A lock older than this, in seconds, was left behind by a process that died. */
	private const LOCK_LIFE = 300;

	/** Products that are taken over at once. */
	private const BATCH = 2000;

	/**
	 * The sets.
	 */
	public readonly SetTable $sets;

	/**
	 * Where products stand in them.
	 */
	public readonly Places $places;

	/**
	 * What they do not know yet.
	 */
	public readonly Changes $changes;

	/**
	 * @param Source $source Whose they are.
	 */
	public function __construct( public readonly Source $source ) {
		$tables        = $source->tables();
		$this->sets    = new SetTable( $tables->sets );
		$this->places  = new Places( $tables->places );
		$this->changes = new Changes( $tables->changes );
	}

	/**
	 * Whether it answers.
	 */
	public function is_ready(): bool {
		return $this->is_made() && $this->source->is_whole() && $this->source->stamp() === $this->stamp();
	}

	/**
	 * Whether there is one, or one is being made.
	 */
	public function is_begun(): bool {
		return '' !== $this->known();
	}

	/**
	 * How many chunks there are.
	 */
	public function chunks(): int {
		return (int) $this->known();
	}

	/**
	 * Notes that products have changed.
	 *
	 * @param list<int> $ids Products.
	 */
	public function note( array $ids ): void {
		if ( $this->is_begun() ) {
			$this->changes->note( $ids );
		}
	}

	/**
	 * Begins anew, or takes the index away from a shop that is not that large.
	 */
	public function start(): void {
		global $wpdb;
		$tables = $this->source->tables();
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $tables->sets ) );
		$this->changes->clear();
		$is_large = $this->source->is_large();
		// Before anything is read: what changes from now on is noted.
		$this->keep( $is_large ? 0 : null, false );
		$this->places->renew( $is_large ? $this->source->ids() : array() );
	}

	/**
	 * Begins anew, unless another process is at work.
	 *
	 * @return bool Whether it has begun.
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
	 * How much of it is made; 1 too where the shop needs none.
	 *
	 * @return float 0 to 1.
	 */
	public function progress(): float {
		if ( ! $this->is_begun() || $this->is_made() ) {
			return 1.0;
		}
		return min( 1.0, $this->chunks() / ( 1 + (int) ceil( $this->places->next() / Bitmap::CHUNK ) ) );
	}

	/**
	 * Goes on where it was left: makes chunks, then takes over what was noted.
	 *
	 * @param int $seconds After which nothing else is begun.
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
	 * Makes the next chunk, or finds that there is none left.
	 *
	 * @return bool Whether it could be written.
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
	 * Takes over some of what was noted.
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
	 * The sets with some places taken out.
	 *
	 * @param array<string, array<int, array<string, string>>> $sets   Of a chunk.
	 * @param string                                           $others Set of all other places.
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
	 * Writes a chunk, whole or not at all.
	 *
	 * @param int                                              $chunk Its number.
	 * @param array<string, array<int, array<string, string>>> $sets  Its sets.
	 */
	private function write( int $chunk, array $sets ): bool {
		return $this->source->at_once( fn (): bool => $this->sets->write( $chunk, $sets ) );
	}

	/**
	 * What the option says: how many chunks there are, `+` where these are all, and the
	 * stamp that they were made with; empty: there is no index.
	 */
	private function known(): string {
		return (string) get_option( $this->source->option(), '' );
	}

	/**
	 * Whether all of it is made.
	 */
	private function is_made(): bool {
		return str_contains( $this->known(), '+' );
	}

	/**
	 * The stamp that it was made with.
	 */
	private function stamp(): string {
		return explode( ' ', $this->known() )[1] ?? '';
	}

	/**
	 * Saves what is known of the index.
	 *
	 * @param int|null $chunks How many there are; null: there is no index.
	 * @param bool     $made   Whether these are all.
	 */
	private function keep( ?int $chunks, bool $made ): void {
		$stamp = $made || ( null !== $chunks && $chunks > 0 ) ? $this->stamp() : $this->source->stamp();
		update_option( $this->source->option(), null === $chunks ? '' : rtrim( $chunks . ( $made ? '+' : '' ) . ' ' . $stamp ), true );
	}

	/**
	 * Lets one process write at a time.
	 */
	private function lock(): bool {
		global $wpdb;
		$name = $this->source->option() . '_lock';
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value < %d', $wpdb->options, $name, time() - self::LOCK_LIFE ) );
		// The unique key on option_name decides.
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, $name, (string) time() ) );
	}

	/**
	 * Lets the next one write.
	 */
	private function unlock(): void {
		delete_option( $this->source->option() . '_lock' );
	}
}
