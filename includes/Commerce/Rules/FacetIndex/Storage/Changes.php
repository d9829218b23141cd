<?php
/**
 * Products that have changed since they were read into the index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex\Storage;

defined( 'ABSPATH' ) || exit;

/**
 * One row for each product. A row that is due in the future belongs to a product that will
 * change by itself then, such as by a sale that ends.
 */
final class Changes {

	/** Products per statement. */
	private const BATCH = 2000;

	/** @param string $table Full table name. */
	public function __construct( private readonly string $table ) {}

	/**
	 * Notes that products have changed.
	 *
	 * @param list<int> $ids Product IDs.
	 */
	public function note( array $ids ): void {
		global $wpdb;
		sort( $ids );
		foreach ( array_chunk( $ids, self::BATCH ) as $some ) {
			$rows = implode( ', ', array_map( static fn ( int $id ): string => "( $id, 1, 0 )", $some ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Integers.
			$wpdb->query( $wpdb->prepare( "INSERT INTO %i ( product_id, changes, due ) VALUES $rows ON DUPLICATE KEY UPDATE changes = changes + 1, due = 0", $this->table ) );
		}
	}

	/**
	 * Notes when products will change by themselves. A product that has changed already
	 * stays noted as such: it is asked again when that change is merged.
	 *
	 * @param array<int, int> $due Unix timestamps by product ID.
	 */
	public function expect( array $due ): void {
		global $wpdb;
		foreach ( array_chunk( $due, self::BATCH, true ) as $some ) {
			$rows = implode( ', ', array_map( static fn ( int $id, int $time ): string => "( $id, 1, $time )", array_keys( $some ), $some ) );
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Integers.
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( product_id, changes, due ) VALUES $rows", $this->table ) );
		}
	}

	/**
	 * Lists what has changed by now and is not merged yet.
	 *
	 * @param int $most Maximum number.
	 * @return array<int, int> Number of changes by product ID.
	 */
	public function read( int $most ): array {
		global $wpdb;
		$noted = array();
		foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, changes FROM %i WHERE due <= %d ORDER BY product_id LIMIT %d', $this->table, time(), $most ), ARRAY_A ) as $row ) {
			$noted[ (int) $row['product_id'] ] = (int) $row['changes'];
		}
		return $noted;
	}

	/**
	 * Forgets a change that was merged, unless the product has changed again meanwhile.
	 *
	 * @param int $id    Product ID.
	 * @param int $times Number of changes from read().
	 */
	public function done( int $id, int $times ): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE product_id = %d AND changes = %d AND due <= %d', $this->table, $id, $times, time() ) );
	}

	/**
	 * Forgets all changes.
	 */
	public function clear(): void {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $this->table ) );
	}
}
