<?php
/**
 * Whether the index of products is right.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue\Index;

use Vitrine\Commerce\Builtin\Catalogue\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Rules\FacetIndex\FacetCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Compares some products with what listings and searches know of them, and has all of
 * it written once more. Neither takes long, however large the shop: a few rows here and
 * there, and as much at a time as a request may take.
 */
final class IndexCheck {

	/** Places in the table where products are taken from, and how many at each. */
	private const PLACES = 5;
	private const EACH   = 20;

	/**
	 * Compares a sample; of a small shop, all.
	 *
	 * @return array{checked: int, different: int} How many products were compared, and how many of these differ.
	 */
	public static function sample(): array {
		$ids = self::ids();
		return array(
			'checked'   => count( $ids ),
			'different' => count( array_unique( array_merge( ProductIndex::different( $ids ), FacetCheck::different( FacetIndex::keeper(), $ids ) ) ) ),
		);
	}

	/**
	 * How much of the index is there.
	 *
	 * @return float 0 to 1; 1: all of it.
	 */
	public static function progress(): float {
		// The words take as long as the facets, where there are any.
		$large = '' !== get_option( FacetIndex::OPTION, '' );
		if ( Rebuild::is_at_work() ) {
			return min( 0.99, Rebuild::progress() * ( $large ? 0.5 : 1 ) );
		}
		return FacetIndex::keeper()->progress() < 1 ? 0.5 + FacetIndex::keeper()->progress() / 2 : 1.0;
	}

	/**
	 * Begins to write all of it once more.
	 */
	public static function begin(): void {
		Rebuild::start_in_place();
	}

	/**
	 * Goes on with it, as the background does.
	 *
	 * @param int $seconds Time limit in seconds after which no new step is started.
	 * @return float As progress().
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
	 * The products of a sample: some that stand side by side at places here and there.
	 *
	 * @return list<int>
	 */
	private static function ids(): array {
		global $wpdb;
		$most = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX( product_id ) FROM %i', Tables::products() ) );
		$ids  = array();
		for ( $place = 0; $place < self::PLACES; $place++ ) {
			// The first place is the first product, so that a small shop is compared as a whole.
			$from = 0 === $place ? 0 : wp_rand( 0, $most );
			$ids  = array_merge( $ids, $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM %i WHERE product_id >= %d ORDER BY product_id LIMIT %d', Tables::products(), $from, 0 === $place ? self::PLACES * self::EACH : self::EACH ) ) );
		}
		return array_values( array_unique( array_map( 'intval', $ids ) ) );
	}
}
