<?php
/**
 * Consistency check of the facet index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\FacetCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Compares a sample of products with the index, and can rebuild it.
 */
final class IndexCheck {

	/** Number of places in the products table to sample, and products per place. */
	private const PLACES = 5;
	private const EACH   = 20;

	/**
	 * Compares a sample, or all products of a small shop.
	 *
	 * @return array{checked: int, different: int} How many products were compared, and how many of these differ.
	 */
	public static function sample(): array {
		global $wpdb;
		$last = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MAX( ID ) FROM %i WHERE post_type = 'product'", $wpdb->posts ) );
		$ids  = array();
		for ( $place = 0; $place < self::PLACES; $place++ ) {
			// The first place starts at the first product, so that a small shop is checked completely.
			$ids = array_merge( $ids, $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = 'product' AND post_status = 'publish' AND ID >= %d ORDER BY ID LIMIT %d", $wpdb->posts, 0 === $place ? 0 : wp_rand( 0, $last ), 0 === $place ? self::PLACES * self::EACH : self::EACH ) ) );
		}
		$ids = array_values( array_unique( array_map( 'intval', $ids ) ) );
		return array(
			'checked'   => count( $ids ),
			'different' => count( FacetCheck::different( FacetIndex::keeper(), $ids ) ),
		);
	}

	/**
	 * Returns how much of the index is complete.
	 *
	 * @return float 0 to 1; 1: all of it.
	 */
	public static function progress(): float {
		return FacetIndex::keeper()->progress();
	}

	/**
	 * Starts to rebuild the index. WooCommerce's tables are queried meanwhile.
	 */
	public static function begin(): void {
		FacetIndex::keeper()->restart();
	}

	/**
	 * Continues the rebuild, like a background run.
	 *
	 * @param int $seconds Seconds after which it stops.
	 * @return float See progress().
	 */
	public static function go_on( int $seconds ): float {
		FacetIndex::work( $seconds );
		return self::progress();
	}
}
