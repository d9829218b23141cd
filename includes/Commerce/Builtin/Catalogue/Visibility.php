<?php
/**
 * Who may see a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue;

/**
 * WordPress's own rules for posts, asked in one place.
 */
final class Visibility {

	/**
	 * Whether this visitor may look at a product.
	 *
	 * @param \WP_Post|null $post Of the product.
	 */
	public static function may_see( ?\WP_Post $post ): bool {
		if ( null === $post || ContentTypes::PRODUCT !== $post->post_type ) {
			return false;
		}
		if ( 'publish' === $post->post_status ) {
			return ! post_password_required( $post );
		}
		return 'trash' !== $post->post_status && current_user_can( 'read_post', $post->ID );
	}

	/**
	 * Whether a product is sold: shown to everybody, or to whoever knows its password.
	 *
	 * @param \WP_Post|null $post Of the product.
	 */
	public static function is_sold( ?\WP_Post $post ): bool {
		return null !== $post && 'publish' === $post->post_status && self::may_see( $post );
	}
}
