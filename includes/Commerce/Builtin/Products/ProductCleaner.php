<?php
/**
 * Deletion of product data.
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
 * Deletes the rows of a product with its post. Carts notice it when they are read.
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
	 * @param int      $post_id Post ID.
	 * @param \WP_Post $post    Deleted post.
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
