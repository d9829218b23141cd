<?php
/**
 * Where products stand in the sets of the index of facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\FacetIndex;

use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * A product keeps its place until the index is made anew.
 */
final class Places {

	/** Products of one statement. */
	private const BATCH = 2000;

	/**
	 * The places of products; those that have none yet are absent.
	 *
	 * @param list<int> $ids Products.
	 * @return array<int, int> Product to place.
	 */
	public static function of( array $ids ): array {
		global $wpdb;
		$places = array();
		foreach ( array_chunk( $ids, self::BATCH ) as $some ) {
			foreach ( (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, place FROM %i WHERE product_id IN ( ' . implode( ', ', array_map( 'intval', $some ) ) . ' )', Tables::facet_places() ), ARRAY_A ) as $row ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
				$places[ (int) $row['product_id'] ] = (int) $row['place'];
			}
		}
		return $places;
	}

	/**
	 * The products that are at some places.
	 *
	 * @param list<int> $places Places.
	 * @return list<int>
	 */
	public static function at( array $places ): array {
		global $wpdb;
		return array() === $places ? array() : array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE place IN ( ' . implode( ', ', array_map( 'intval', $places ) ) . ' )', Tables::facet_places() ) ) ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
	}

	/**
	 * Gives products their places.
	 *
	 * @param list<string> $rows SQL of numbers.
	 */
	public static function insert( array $rows ): void {
		global $wpdb;
		if ( array() !== $rows ) {
			$wpdb->query( $wpdb->prepare( 'INSERT INTO %i ( product_id, place ) VALUES ' . implode( ', ', $rows ), Tables::facet_places() ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Integers.
		}
	}
}
