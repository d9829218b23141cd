<?php
/**
 * The place of each product in the sets of the index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex\Storage;

use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;

defined( 'ABSPATH' ) || exit;

/**
 * A product keeps its place until the index is rebuilt.
 */
final class Places {

	/** Products per statement. */
	private const BATCH = 2000;

	/** @param string $table Full table name. */
	public function __construct( private readonly string $table ) {}

	/**
	 * Looks up the places of products; new products have none yet and are absent.
	 *
	 * @param list<int> $ids Product IDs.
	 * @return array<int, int> Places by product ID.
	 */
	public function of( array $ids ): array {
		global $wpdb;
		$places = array();
		foreach ( array_chunk( $ids, self::BATCH ) as $some ) {
			foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, place FROM %i WHERE product_id IN ( ' . implode( ', ', array_map( 'intval', $some ) ) . ' )', $this->table ), ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
				$places[ (int) $row['product_id'] ] = (int) $row['place'];
			}
		}
		return $places;
	}

	/**
	 * Arranges the rows of a query that joins the table.
	 *
	 * @param array<array{string, string|null}> $rows Product IDs and places.
	 * @return array<int, int|null> Places by product ID; null for products without one.
	 */
	public static function of_rows( array $rows ): array {
		$places = array();
		foreach ( $rows as [ $id, $place ] ) {
			$places[ (int) $id ] = null === $place ? null : (int) $place;
		}
		return $places;
	}

	/**
	 * Looks up the products at some places.
	 *
	 * @param list<int> $places Places.
	 * @return list<int>
	 */
	public function at( array $places ): array {
		global $wpdb;
		return array() === $places ? array() : array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE place IN ( ' . implode( ', ', array_map( 'intval', $places ) ) . ' )', $this->table ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
	}

	/**
	 * Stores the places of products.
	 *
	 * @param list<string> $rows Rows in the format `( product id, place )`, with integers.
	 */
	public function insert( array $rows ): void {
		global $wpdb;
		if ( array() !== $rows ) {
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i ( product_id, place ) VALUES ' . implode( ', ', $rows ), $this->table ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
		}
	}

	/**
	 * Lists the products of a chunk.
	 *
	 * @param int $chunk Chunk number, from 0.
	 * @return array<int, int> Places in the chunk by product ID.
	 */
	public function chunk( int $chunk ): array {
		global $wpdb;
		$places = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, place FROM %i WHERE place >= %d AND place < %d', $this->table, $chunk * Bitmap::CHUNK, ( $chunk + 1 ) * Bitmap::CHUNK ), ARRAY_A ) as $row ) {
			$places[ (int) $row['product_id'] ] = (int) $row['place'] % Bitmap::CHUNK;
		}
		return $places;
	}

	/**
	 * The first free place.
	 */
	public function next(): int {
		global $wpdb;
		return 1 + (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COALESCE( MAX( place ), -1 ) FROM %i', $this->table ) );
	}

	/**
	 * Replaces the places of all products.
	 *
	 * @param list<int> $ids Product IDs in the order of their places.
	 */
	public function renew( array $ids ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $this->table ) );
		foreach ( array_chunk( $ids, self::BATCH, true ) as $some ) {
			$rows = array();
			foreach ( $some as $place => $id ) {
				$rows[] = sprintf( '( %d, %d )', $id, $place );
			}
			$this->insert( $rows );
		}
	}
}
