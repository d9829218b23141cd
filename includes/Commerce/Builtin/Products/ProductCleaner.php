<?php
/**
 * Deletes what belongs to a deleted product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Catalog\FacetIndex\FacetIndex;
use Vitrine\Commerce\Builtin\Database\Changes;
use Vitrine\Commerce\Builtin\Database\Tables;
use Vitrine\Commerce\Builtin\Downloads\Permissions\PermissionStore;

defined( 'ABSPATH' ) || exit;

/**
 * The rows of a product go with its post. Carts find out at their next look.
 */
final class ProductCleaner {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'deleted_post', array( self::class, 'delete' ), 10, 2 );
	}

	/**
	 * Deletes the rows.
	 *
	 * @param int      $post_id The deleted post's id.
	 * @param \WP_Post $post    As it was.
	 */
	public static function delete( int $post_id, \WP_Post $post ): void {
		global $wpdb;
		if ( ContentTypes::PRODUCT !== $post->post_type ) {
			return;
		}
		foreach ( array( Tables::words(), Tables::attributes(), Tables::variations(), Tables::products() ) as $table ) {
			$wpdb->delete( $table, array( 'product_id' => $post_id ) );
		}
		PermissionStore::of_site()->delete( 'product_id', $post_id );
		FacetIndex::note( array( $post_id ) );
		Changes::happened();
	}
}
