<?php
/**
 * A WooCommerce shop with an index of facets.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;

/**
 * However small it is.
 */
final class IndexedShop {

	/**
	 * Makes the index, as the background does.
	 */
	public static function make(): void {
		add_filter( 'vitrine_facet_index_from', '__return_zero' );
		FacetIndex::want();
		FacetIndex::boot();
		do_action( FacetIndex::WORK );
	}

	/**
	 * Leaves nothing of it.
	 */
	public static function forget(): void {
		global $wpdb;
		delete_option( FacetIndex::OPTION );
		delete_option( FacetIndex::ASKED );
		wp_unschedule_hook( FacetIndex::WORK );
		foreach ( array_keys( FacetIndex::schema( '' ) ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		// What this process has noted is of a shop that is gone.
		FacetIndex::flush();
	}
}
