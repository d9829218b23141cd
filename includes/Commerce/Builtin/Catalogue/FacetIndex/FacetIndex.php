<?php
/**
 * Keeps the index of facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\FacetIndex;

use Vitrine\Commerce\Builtin\Catalogue\ContentTypes;
use Vitrine\Commerce\Builtin\Catalogue\Index\Rebuild;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Outbox\Schedule;

defined( 'ABSPATH' ) || exit;

/**
 * A large shop's facets are counted by sets of products instead of by its tables. A
 * change of a product only notes it: until the index has taken it over, in the
 * background, questions read what is noted from the tables. So the counts are true
 * at any time, and a sale waits for nothing.
 */
final class FacetIndex {

	/** Option, read with all others: the chunks that are there; `+` behind them: all are. Empty: the shop is not that large. */
	public const OPTION = 'vitrine_facet_index';

	/** Products from which on a shop is large: below it the tables answer as fast. */
	private const FROM = 2000;

	/** So many noted products a question reads from the tables at most. */
	public const MOST_NOTED = 500;

	private const LOCK = 'vitrine_facet_index_lock';

	/** A lock older than this, in seconds, was left behind by a process that died. */
	private const LOCK_LIFE = 300;

	/** Seconds after which the background begins no other chunk. */
	private const IN_BACKGROUND = 40;

	private const BATCH = 2000;

	/**
	 * Takes the hooks.
	 */
	public static function boot(): void {
		add_action( Schedule::WORK, static fn () => self::work( self::IN_BACKGROUND ), 20 );
		add_action( 'set_object_terms', array( self::class, 'terms_changed' ) );
		add_action( 'deleted_term_relationships', array( self::class, 'terms_changed' ) );
	}

	/**
	 * Whether it answers.
	 */
	public static function is_ready(): bool {
		return str_ends_with( (string) get_option( self::OPTION, '' ), '+' ) && Rebuild::is_done();
	}

	/**
	 * How many chunks there are.
	 */
	public static function chunks(): int {
		return (int) get_option( self::OPTION, '' );
	}

	/**
	 * Notes that products have changed. Within the transaction that changes them.
	 *
	 * @param list<int> $ids Products.
	 */
	public static function note( array $ids ): void {
		global $wpdb;
		/**
		 * Products of the built-in shop have changed: what they are, what they cost, how many
		 * there are. Said within the database's transaction.
		 *
		 * @param list<int> $ids Products.
		 *
		 * @example
		 * add_action( 'vitrine_products_changed', fn( $ids ) => error_log( implode( ', ', $ids ) ) );
		 */
		do_action( 'vitrine_products_changed', $ids );
		if ( '' === get_option( self::OPTION, '' ) ) {
			return;
		}
		sort( $ids );
		foreach ( array_chunk( $ids, self::BATCH ) as $some ) {
			$rows = implode( ', ', array_map( static fn ( int $id ): string => "( $id, 1 )", $some ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Integers.
			$wpdb->query( $wpdb->prepare( "INSERT INTO %i ( product_id, changes ) VALUES $rows ON DUPLICATE KEY UPDATE changes = changes + 1", Tables::facet_changes() ) );
		}
	}

	/**
	 * Follows the terms of a post. Hooked.
	 *
	 * @param int $object_id Post or whatever has terms.
	 */
	public static function terms_changed( int $object_id ): void {
		if ( '' !== get_option( self::OPTION, '' ) && ContentTypes::PRODUCT === get_post_type( $object_id ) ) {
			self::note( array( $object_id ) );
			Changes::happened();
		}
	}

	/**
	 * What was noted and is not in the sets yet.
	 *
	 * @param int $most So many at most.
	 * @return array<int, int> Product to how often it has changed.
	 */
	public static function noted( int $most ): array {
		global $wpdb;
		$noted = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, changes FROM %i ORDER BY product_id LIMIT %d', Tables::facet_changes(), $most ), ARRAY_A ) as $row ) {
			$noted[ (int) $row['product_id'] ] = (int) $row['changes'];
		}
		return $noted;
	}

	/**
	 * Begins anew, or takes the index away from a shop that is not that large.
	 */
	public static function start(): void {
		global $wpdb;
		foreach ( array( Tables::facets(), Tables::facet_places(), Tables::facet_changes() ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $table ) );
		}
		$is_large = self::is_large();
		// Before anything is read: what changes from now on is noted.
		update_option( self::OPTION, $is_large ? '0' : '', true );
		if ( ! $is_large ) {
			return;
		}
		$place = 0;
		// Those with the most variations first, so that few chunks have many layers.
		foreach ( array_chunk( $wpdb->get_col( $wpdb->prepare( 'SELECT p.product_id FROM %i p LEFT JOIN ( SELECT product_id, COUNT(*) AS amount FROM %i GROUP BY product_id ) v ON v.product_id = p.product_id ORDER BY COALESCE( v.amount, 0 ) DESC, p.product_id', Tables::products(), Tables::variations() ) ), self::BATCH ) as $ids ) {
			$rows = array();
			foreach ( $ids as $id ) {
				$rows[] = sprintf( '( %d, %d )', $id, $place++ );
			}
			Places::insert( $rows );
		}
	}

	/**
	 * Begins anew, unless another process is at work.
	 *
	 * @return bool Whether it has begun.
	 */
	public static function restart(): bool {
		if ( ! self::lock() ) {
			return false;
		}
		try {
			self::start();
		} finally {
			delete_option( self::LOCK );
		}
		return true;
	}

	/**
	 * How much of it is made; 1 too where the shop needs none.
	 *
	 * @return float 0 to 1.
	 */
	public static function progress(): float {
		global $wpdb;
		$known = (string) get_option( self::OPTION, '' );
		if ( '' === $known || str_ends_with( $known, '+' ) ) {
			return 1.0;
		}
		$chunks = (int) ceil( (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::facet_places() ) ) / Bitmap::CHUNK );
		return min( 1.0, self::chunks() / ( $chunks + 1 ) );
	}

	/**
	 * Goes on where it was left: makes chunks, then takes over what was noted.
	 *
	 * @param int $seconds After which nothing else is begun.
	 */
	public static function work( int $seconds ): void {
		global $wpdb;
		$until = microtime( true ) + $seconds;
		if ( ! Rebuild::is_done() || ( '' === get_option( self::OPTION, '' ) && ! self::is_large() ) || ! self::lock() ) {
			return;
		}
		try {
			if ( '' === get_option( self::OPTION, '' ) ) {
				self::start();
			}
			while ( ! self::is_ready() && microtime( true ) < $until ) {
				$chunk = self::chunks();
				$rows  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, place FROM %i WHERE place >= %d AND place < %d', Tables::facet_places(), $chunk * Bitmap::CHUNK, ( $chunk + 1 ) * Bitmap::CHUNK ), ARRAY_A );
				if ( array() !== $rows ) {
					$places = array();
					foreach ( $rows as $row ) {
						$places[ (int) $row['product_id'] ] = (int) $row['place'] % Bitmap::CHUNK;
					}
					if ( ! self::write( $chunk, Builder::of( $places ) ) ) {
						return;
					}
				}
				update_option( self::OPTION, array() === $rows ? "$chunk+" : (string) ( $chunk + 1 ), true );
			}
			while ( self::is_ready() && microtime( true ) < $until && self::take_over() ) {
				continue;
			}
		} finally {
			delete_option( self::LOCK );
		}
	}

	/**
	 * Takes over some of what was noted.
	 *
	 * @return bool Whether there may be more.
	 */
	private static function take_over(): bool {
		global $wpdb;
		$noted  = self::noted( self::BATCH );
		$known  = Places::of( array_keys( $noted ) );
		$next   = 1 + (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COALESCE( MAX( place ), -1 ) FROM %i', Tables::facet_places() ) );
		$chunks = array();
		$rows   = array();
		foreach ( array_keys( $noted ) as $id ) {
			if ( ! isset( $known[ $id ] ) ) {
				$rows[]       = sprintf( '( %d, %d )', $id, $next );
				$known[ $id ] = $next++;
			}
			$chunks[ intdiv( $known[ $id ], Bitmap::CHUNK ) ][ $id ] = $known[ $id ] % Bitmap::CHUNK;
		}
		Places::insert( $rows );
		foreach ( $chunks as $chunk => $places ) {
			$sets = self::without( SetTable::chunk( $chunk ), ~ Bitmap::of( array_values( $places ), Bitmap::BYTES ) );
			foreach ( Builder::of( $places ) as $facet => $layers ) {
				foreach ( $layers as $layer => $values ) {
					foreach ( $values as $value => $set ) {
						$sets[ $facet ][ $layer ][ $value ] = isset( $sets[ $facet ][ $layer ][ $value ] ) ? $sets[ $facet ][ $layer ][ $value ] | $set : $set;
					}
				}
			}
			if ( ! self::write( $chunk, $sets ) ) {
				return false;
			}
			if ( $chunk >= self::chunks() ) {
				update_option( self::OPTION, ( $chunk + 1 ) . '+', true );
			}
			foreach ( array_keys( $places ) as $id ) {
				// One that has changed meanwhile stays noted.
				$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE product_id = %d AND changes = %d', Tables::facet_changes(), $id, $noted[ $id ] ) );
			}
		}
		return count( $noted ) === self::BATCH;
	}

	/**
	 * Sets without some places.
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
	private static function write( int $chunk, array $sets ): bool {
		return true === Transaction::run( static fn (): bool|\WP_Error => SetTable::write( $chunk, $sets ) ? true : Transaction::failed_statement() );
	}

	/**
	 * Whether the shop is so large that it is worth it.
	 */
	private static function is_large(): bool {
		global $wpdb;
		/**
		 * Changes the number of products from which on listings count their facets by an
		 * index of their own. Below it the database counts them as fast.
		 *
		 * @param int $number 2000.
		 *
		 * @example
		 * add_filter( 'vitrine_facet_index_from', fn () => 10000 );
		 */
		$from = (int) apply_filters( 'vitrine_facet_index_from', self::FROM );
		return $from <= (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i', Tables::products() ) );
	}

	/**
	 * Lets one process write at a time.
	 */
	private static function lock(): bool {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value < %d', $wpdb->options, self::LOCK, time() - self::LOCK_LIFE ) );
		// The unique key on option_name decides.
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, self::LOCK, (string) time() ) );
	}
}
