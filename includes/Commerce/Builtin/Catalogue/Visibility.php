<?php
/**
 * Who may see a product.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Catalogue;

defined( 'ABSPATH' ) || exit;

/**
 * WordPress's own rules for posts, asked in one place.
 */
final class Visibility {

	/**
	 * Whether this visitor may look at a product.
	 *
	 * @param int $id Post ID.
	 */
	public static function may_see( int $id ): bool {
		// Of 0 WordPress would make the post of the page.
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
	 * Whether a product is sold: shown to everybody, or to whoever knows its password.
	 *
	 * @param int $id Post ID.
	 */
	public static function is_sold( int $id ): bool {
		return self::may_see( $id ) && 'publish' === get_post_status( $id );
	}
}
