<?php
/**
 * Copy of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\Input\Known;
use Vitrine\Commerce\Builtin\Products\Input\Skus;
use Vitrine\Commerce\Builtin\Products\ProductRow;
use Vitrine\Commerce\Builtin\Products\ProductRows;
use Vitrine\Commerce\Builtin\Products\ProductWriter;
use Vitrine\Commerce\Value\Product;

defined( 'ABSPATH' ) || exit;

/**
 * A draft with everything except reviews and sales.
 */
final class ProductCopy {

	/**
	 * Meta keys that are not copied, because they belong to a single post or are set
	 * from product data.
	 */
	private const OWN_META = array( '_edit_lock', '_edit_last', '_wp_old_slug', '_wp_old_date', '_thumbnail_id', '_pingme', '_encloseme' );

	/**
	 * Copies a product with its variations, as a draft.
	 *
	 * @param int $id Product ID.
	 * @return int|\WP_Error ID of the copy.
	 */
	public static function make( int $id ): int|\WP_Error {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || ContentTypes::PRODUCT !== $post->post_type ) {
			return new \WP_Error( 'vitrine_unknown_product', __( 'Product not found.', 'vitrine' ) );
		}
		$row  = ProductRows::product( $id );
		$copy = ProductWriter::save(
			array(
				/* translators: %s: name of a product. */
				'name'              => sprintf( __( '%s (Copy)', 'vitrine' ), $post->post_title ),
				'status'            => 'draft',
				'description'       => $post->post_content,
				'short_description' => $post->post_excerpt,
				'password'          => $post->post_password,
				'menu_order'        => $post->menu_order,
			) + ( null === $row ? array() : self::data( $row ) )
		);
		if ( is_int( $copy ) ) {
			self::decorate( $copy, $post );
		}
		return $copy;
	}

	/**
	 * Returns the product data with new SKUs. Global IDs are unique, so the copy has
	 * none.
	 *
	 * @param ProductRow $row Product row.
	 * @return array<string, mixed>
	 */
	private static function data( ProductRow $row ): array {
		$data        = Known::product( $row );
		$data['sku'] = Skus::free( $row->sku );
		$taken       = array( $data['sku'] );

		$data['global_unique_id'] = '';
		foreach ( $data['variations'] as &$variation ) {
			$variation['sku'] = Skus::free( $variation['sku'], $taken );
			$taken[]          = $variation['sku'];

			$variation['global_unique_id'] = '';
		}
		unset( $variation );
		// Children may have been deleted meanwhile.
		$data['children'] = array_values( array_filter( $data['children'], static fn ( int $child ): bool => Product::SIMPLE === ( ProductRows::product( $child )->type ?? '' ) ) );
		return $data;
	}

	/**
	 * Copies terms, and post meta of other plugins.
	 *
	 * @param int      $copy ID of the copy.
	 * @param \WP_Post $post Original post.
	 */
	private static function decorate( int $copy, \WP_Post $post ): void {
		global $wpdb;
		foreach ( get_object_taxonomies( $post ) as $taxonomy ) {
			$terms = wp_get_object_terms( $post->ID, $taxonomy, array( 'fields' => 'ids' ) );
			if ( is_array( $terms ) ) {
				wp_set_object_terms( $copy, array_map( 'intval', $terms ), $taxonomy );
			}
		}
		foreach ( (array) get_post_meta( $post->ID ) as $key => $values ) {
			foreach ( in_array( $key, self::OWN_META, true ) || str_starts_with( (string) $key, '_wp_trash' ) ? array() : (array) $values as $value ) {
				add_post_meta( $copy, (string) $key, wp_slash( maybe_unserialize( $value ) ) );
			}
		}
		$wpdb->update( $wpdb->posts, array( 'comment_status' => $post->comment_status ), array( 'ID' => $copy ) );
		clean_post_cache( $copy );
	}
}
