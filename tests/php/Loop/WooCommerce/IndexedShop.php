<?php
/**
 * WooCommerce shop with a facet index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Loop\WooCommerce;

use Vitrine\Commerce\WooCommerce\Catalog\FacetIndex\FacetIndex;

/**
 * Enables the index whatever the size of the shop.
 */
final class IndexedShop {

	/**
	 * Builds the index, as the background task does.
	 */
	public static function make(): void {
		add_filter( 'vitrine_facet_index_from', '__return_zero' );
		FacetIndex::want();
		FacetIndex::boot();
		do_action( FacetIndex::WORK );
	}

	/**
	 * Removes the index.
	 */
	public static function forget(): void {
		global $wpdb;
		delete_option( FacetIndex::OPTION );
		delete_option( FacetIndex::ASKED );
		wp_unschedule_hook( FacetIndex::WORK );
		foreach ( array_keys( FacetIndex::schema( '' ) ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $table ) );
		}
		// Changes recorded by this process belong to a shop that is gone.
		FacetIndex::flush();
	}
}
