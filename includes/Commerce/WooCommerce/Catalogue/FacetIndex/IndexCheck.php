<?php
/**
 * Whether the index of facets on WooCommerce is right.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalogue\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\FacetCheck;

defined( 'ABSPATH' ) || exit;

/**
 * Compares some products with what listings know of them, and has all of it made anew.
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
		global $wpdb;
		$last = (int) $wpdb->get_var( $wpdb->prepare( "SELECT MAX( ID ) FROM %i WHERE post_type = 'product'", $wpdb->posts ) );
		$ids  = array();
		for ( $place = 0; $place < self::PLACES; $place++ ) {
			// The first place is the first product, so that a small shop is compared as a whole.
			$ids = array_merge( $ids, $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM %i WHERE post_type = 'product' AND post_status = 'publish' AND ID >= %d ORDER BY ID LIMIT %d", $wpdb->posts, 0 === $place ? 0 : wp_rand( 0, $last ), 0 === $place ? self::PLACES * self::EACH : self::EACH ) ) );
		}
		$ids = array_values( array_unique( array_map( 'intval', $ids ) ) );
		return array(
			'checked'   => count( $ids ),
			'different' => count( FacetCheck::different( FacetIndex::keeper(), $ids ) ),
		);
	}

	/**
	 * How much of the index is there.
	 *
	 * @return float 0 to 1; 1: all of it.
	 */
	public static function progress(): float {
		return FacetIndex::keeper()->progress();
	}

	/**
	 * Begins to make all of it anew. WooCommerce's own tables answer meanwhile.
	 */
	public static function begin(): void {
		FacetIndex::keeper()->restart();
	}

	/**
	 * Goes on with it, as the background does.
	 *
	 * @param int $seconds After which nothing else is begun.
	 * @return float As progress().
	 */
	public static function go_on( int $seconds ): float {
		FacetIndex::work( $seconds );
		return self::progress();
	}
}
