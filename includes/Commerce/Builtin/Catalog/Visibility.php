<?php
/**
 * Visibility of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalog;

defined( 'ABSPATH' ) || exit;

/**
 * Applies WordPress's rules for posts.
 */
final class Visibility {

	/**
	 * Whether this visitor can see a product.
	 *
	 * @param int $id Post ID.
	 */
	public static function may_see( int $id ): bool {
		// get_post( 0 ) would return the current post.
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || ContentTypes::PRODUCT !== $post->post_type ) {
			return false;
		}
		if ( 'publish' === $post->post_status ) {
			return ! post_password_required( $post );
		}
		return 'trash' !== $post->post_status && current_user_can( 'read_post', $post->ID );
	}

	/**
	 * Whether a product is for sale: published, and with its password if it has one.
	 *
	 * @param int $id Post ID.
	 */
	public static function is_sold( int $id ): bool {
		return self::may_see( $id ) && 'publish' === get_post_status( $id );
	}
}
