<?php
/**
 * Finds one page of results in the order of a listing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\Bits\Bitmap;

defined( 'ABSPATH' ) || exit;

/**
 * Walks through the products in that order, by the database's own index, and picks those
 * that are in the set of results: among many results the first few are found quickly.
 */
final class Walk {

	/** Products that are looked at in one step, at least and at most, and in all steps together. */
	private const LEAST = 50;
	private const STEP  = 1000;
	private const MOST  = 10000;

	/** Up to this many results the database sorts quickly, if fewer than would be looked at here. */
	private const FEW = 2000;

	/**
	 * Finds a page.
	 *
	 * @param string $set    The set of all results.
	 * @param int    $total  Total number of results.
	 * @param Source $source Products of the engine.
	 * @param Sets   $sets   Sets of the query.
	 * @param string $order  Sort order of the listing.
	 * @param int    $first  Number of results to skip.
	 * @param int    $count  Maximum number.
	 * @return list<int>|null Null where walking would take too long, so that the database has to sort.
	 */
	public static function page( string $set, int $total, Source $source, Sets $sets, string $order, int $first, int $count ): ?array {
		$last = min( $total, $first + $count );
		if ( 0 === $total ) {
			return null;
		}
		// How many have to be looked at if results are spread evenly.
		$likely = (int) ceil( Bitmap::count( $sets->one( Layers::LISTED, Layers::ALL ) & $sets->all ) * $last / $total );
		if ( $likely > self::MOST || ( $total <= self::FEW && $likely > max( $total, self::LEAST ) ) ) {
			return null;
		}
		// Half as many again, since nothing is spread that evenly.
		$step  = max( self::LEAST, min( self::STEP, (int) ( 1.5 * $likely ) ) );
		$found = array();
		$need  = $last;
		for ( $passed = 0; $passed < self::MOST && $need > 0; $passed += $step ) {
			$places = $source->in_order( $order, $passed, $step );
			if ( null === $places ) {
				return null;
			}
			if ( array() === $places ) {
				break;
			}
			$found = array_merge( $found, $sets->among( $set, $places ) );
			$need  = $last - count( $found );
		}
		return $need > 0 ? null : array_slice( $found, $first, $count );
	}
}
