<?php
/**
 * Verification of the product index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog\Index;

use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Rules\FacetIndex\FacetCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Compares a sample of products with the index, or rebuilds it. Both work in small
 * steps, for shops of any size.
 */
final class IndexCheck {

	/** Number of places in the table to sample, and products at each. */
	private const PLACES = 5;
	private const EACH   = 20;

	/**
	 * Compares a sample; in small shops all products.
	 *
	 * @return array{checked: int, different: int} Number of products compared, and number of differences.
	 */
	public static function sample(): array {
		$ids = self::ids();
		return array(
			'checked'   => count( $ids ),
			'different' => count( array_unique( array_merge( ProductIndex::different( $ids ), FacetCheck::different( FacetIndex::keeper(), $ids ) ) ) ),
		);
	}

	/**
	 * Returns the progress of the index.
	 *
	 * @return float Progress from 0 to 1; 1: complete.
	 */
	public static function progress(): float {
		// Words take about as long as facets, if there is a facet index.
		$large = '' !== get_option( FacetIndex::OPTION, '' );
		if ( Rebuild::is_at_work() ) {
			return min( 0.99, Rebuild::progress() * ( $large ? 0.5 : 1 ) );
		}
		return FacetIndex::keeper()->progress() < 1 ? 0.5 + FacetIndex::keeper()->progress() / 2 : 1.0;
	}

	/**
	 * Starts to rebuild the index.
	 */
	public static function begin(): void {
		Rebuild::start_in_place();
	}

	/**
	 * Continues to build the index, like the background job.
	 *
	 * @param int $seconds Time limit in seconds after which no new step is started.
	 * @return float Progress, see progress().
	 */
	public static function go_on( int $seconds ): float {
		$until = time() + $seconds;
		Rebuild::run( $seconds );
		if ( ! Rebuild::is_at_work() ) {
			FacetIndex::keeper()->work( max( 1, $until - time() ) );
		}
		return self::progress();
	}

	/**
	 * Returns the products of a sample: consecutive ones at random places.
	 *
	 * @return list<int>
	 */
	private static function ids(): array {
		global $wpdb;
		$most = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX( product_id ) FROM %i', Tables::products() ) );
		$ids  = array();
		for ( $place = 0; $place < self::PLACES; $place++ ) {
			// The first place is the first product, so that small shops are compared
			// completely.
			$from = 0 === $place ? 0 : wp_rand( 0, $most );
			$ids  = array_merge( $ids, $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE product_id >= %d ORDER BY product_id LIMIT %d', Tables::products(), $from, 0 === $place ? self::PLACES * self::EACH : self::EACH ) ) );
		}
		return array_values( array_unique( array_map( 'intval', $ids ) ) );
	}
}
