<?php
/**
 * Finds a page of products in an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\FacetIndex;

use Vitrine\Commerce\Builtin\Catalogue\SortOrders;
use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * Walks through all products in their order, by the index that the database has for
 * it, and takes those that are in a set: of many products the first few are soon found.
 */
final class Walk {

	/** Products that are looked at at once, and at most. */
	private const STEP = 1000;
	private const MOST = 10000;

	/**
	 * A page.
	 *
	 * @param string $set   Of all results.
	 * @param int    $total How many these are.
	 * @param Sets   $sets  Where the set is from.
	 * @param string $order One of SortOrders.
	 * @param int    $first How many are passed over.
	 * @param int    $count How many at most.
	 * @return list<int>|null Null: they are not soon found.
	 */
	public static function page( string $set, int $total, Sets $sets, string $order, int $first, int $count ): ?array {
		global $wpdb;
		$last = min( $total, $first + $count );
		// So many are looked at where all are spread evenly; by their price those without one come last, for which there is no index.
		if ( 'price' === $order || 0 === $total || Bitmap::count( $sets->one( Builder::LISTED, Builder::ALL ) ) * $last / $total > self::MOST ) {
			return null;
		}
		$found = array();
		$need  = $last;
		for ( $passed = 0; $passed < self::MOST && $need > 0; $passed += self::STEP ) {
			// phpcs:ignore WordPress.DB.PreparedSQL -- An order of the class, and numbers.
			$ids = array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT l.product_id FROM %i l WHERE l.listed = 1 ORDER BY ' . SortOrders::sql( $order ) . ' LIMIT %d OFFSET %d', Tables::products(), self::STEP, $passed ) ) ) );
			if ( array() === $ids ) {
				break;
			}
			$found = array_merge( $found, $sets->among( $set, $ids ) );
			$need  = $last - count( $found );
		}
		return $need > 0 ? null : array_slice( $found, $first, $count );
	}
}
