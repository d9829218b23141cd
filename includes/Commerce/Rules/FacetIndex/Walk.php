<?php
/**
 * Finds a page of products in an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

defined( 'ABSPATH' ) || exit;

/**
 * Walks through all products in their order, by the index that the database has for
 * it, and takes those that are in a set: of many products the first few are soon found.
 */
final class Walk {

	/** Products that are looked at at once at least, and at most, and in all at most. */
	private const LEAST = 50;
	private const STEP  = 1000;
	private const MOST  = 10000;

	/** So many results are soon sorted by the database, where fewer are than would be looked at here. */
	private const FEW = 2000;

	/**
	 * A page.
	 *
	 * @param string $set   Of all results.
	 * @param int    $total How many these are.
	 * @param Source $source Whose products these are.
	 * @param Sets   $sets  Where the set is from.
	 * @param string $order Of the listing.
	 * @param int    $first How many are passed over.
	 * @param int    $count How many at most.
	 * @return list<int>|null Null: they are not soon found.
	 */
	public static function page( string $set, int $total, Source $source, Sets $sets, string $order, int $first, int $count ): ?array {
		$last = min( $total, $first + $count );
		if ( 0 === $total ) {
			return null;
		}
		// So many are looked at where all are spread evenly.
		$likely = (int) ceil( Bitmap::count( $sets->one( Layers::LISTED, Layers::ALL ) & $sets->all ) * $last / $total );
		if ( $likely > self::MOST || ( $total <= self::FEW && $likely > max( $total, self::LEAST ) ) ) {
			return null;
		}
		// Half as many more, since nothing is spread that evenly.
		$step  = max( self::LEAST, min( self::STEP, (int) ( 1.5 * $likely ) ) );
		$found = array();
		$need  = $last;
		for ( $passed = 0; $passed < self::MOST && $need > 0; $passed += $step ) {
			$ids = $source->in_order( $order, $passed, $step );
			if ( null === $ids ) {
				return null;
			}
			if ( array() === $ids ) {
				break;
			}
			$found = array_merge( $found, $sets->among( $set, $ids ) );
			$need  = $last - count( $found );
		}
		return $need > 0 ? null : array_slice( $found, $first, $count );
	}
}
