<?php
/**
 * Post of a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Products;

use Vitrine\Commerce\Builtin\Catalog\ContentTypes;
use Vitrine\Commerce\Builtin\Products\Input\ProductInput;

defined( 'ABSPATH' ) || exit;

/**
 * Saves texts, terms and main image.
 */
final class ProductPost {

	/**
	 * Post fields by key of the data; `menu_order` is an integer and handled
	 * separately.
	 */
	private const FIELDS = array(
		'name'              => 'post_title',
		'slug'              => 'post_name',
		'status'            => 'post_status',
		'description'       => 'post_content',
		'short_description' => 'post_excerpt',
		'password'          => 'post_password',
		'date'              => 'post_date',
	);

	/** Taxonomies by key of the data. */
	private const TERMS = array(
		'categories' => ContentTypes::CATEGORY,
		'tags'       => ContentTypes::TAG,
	);

	/**
	 * Creates or updates the post.
	 *
	 * @param array<string, mixed> $data Data in the format of ProductWriter::save().
	 * @param int                  $id   Post ID; 0: new.
	 * @return int|\WP_Error
	 */
	public static function save( array $data, int $id ): int|\WP_Error {
		$texts = array();
		foreach ( array_intersect_key( self::FIELDS, $data ) as $key => $field ) {
			$texts[ $field ] = (string) $data[ $key ];
		}
		if ( '' === trim( $texts['post_title'] ?? ( $id > 0 ? 'as it was' : '' ) ) ) {
			return ProductInput::error( 'name', __( 'Product name is required.', 'vitrine' ) );
		}
		if ( isset( $texts['post_status'] ) && ! in_array( $texts['post_status'], get_post_stati(), true ) ) {
			return ProductInput::error( 'status', __( 'Invalid status.', 'vitrine' ) );
		}
		if ( isset( $texts['post_date'] ) ) {
			$texts['post_date_gmt'] = get_gmt_from_date( $texts['post_date'] );
		}
		// WordPress removes slashes from its input, and changes dates of drafts only
		// with `edit_date`.
		/**
		 * In the format of wp_insert_post().
		 *
		 * @var array{ID?: int, post_title?: string, post_status?: string} $fields
		 */
		$fields = array_merge(
			wp_slash( $texts ),
			isset( $data['menu_order'] ) ? array( 'menu_order' => (int) $data['menu_order'] ) : array(),
			isset( $texts['post_date'] ) ? array( 'edit_date' => true ) : array(),
			isset( $data['reviews'] ) ? array( 'comment_status' => $data['reviews'] ? 'open' : 'closed' ) : array(),
			0 === $id ? array( 'post_type' => ContentTypes::PRODUCT ) : array( 'ID' => $id )
		);
		if ( 0 === $id ) {
			$id = wp_insert_post(
				$fields + array(
					'post_status'    => 'publish',
					'comment_status' => 'open',
				),
				true
			);
		} elseif ( count( $fields ) > 1 ) {
			$id = wp_update_post( $fields, true );
		}
		return is_wp_error( $id ) ? $id : self::decorate( $id, $data );
	}

	/**
	 * Sets categories, tags and main image.
	 *
	 * @param int                  $id   Post ID.
	 * @param array<string, mixed> $data Data in the format of ProductWriter::save().
	 */
	private static function decorate( int $id, array $data ): int|\WP_Error {
		foreach ( array_intersect_key( self::TERMS, $data ) as $key => $taxonomy ) {
			$terms = array();
			foreach ( (array) $data[ $key ] as $name ) {
				if ( is_int( $name ) ) {
					$terms[] = $name;
					continue;
				}
				$term = get_term_by( 'slug', sanitize_title( (string) $name ), $taxonomy );
				$term = $term instanceof \WP_Term ? $term : get_term_by( 'name', (string) $name, $taxonomy );
				$made = $term instanceof \WP_Term ? array( 'term_id' => $term->term_id ) : wp_insert_term( (string) $name, $taxonomy );
				if ( is_wp_error( $made ) ) {
					return $made;
				}
				$terms[] = (int) $made['term_id'];
			}
			wp_set_object_terms( $id, $terms, $taxonomy );
		}
		if ( isset( $data['image_ids'] ) ) {
			$main = (int) ( array_values( (array) $data['image_ids'] )[0] ?? 0 );
			$main > 0 ? set_post_thumbnail( $id, $main ) : delete_post_thumbnail( $id );
		}
		return $id;
	}
}
