<?php
/**
 * Duplication of products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Link in the products list that creates a copy and opens it.
 */
final class DuplicateAction {

	/** Action of admin-post.php; with the product ID also the nonce action. */
	public const ACTION = 'vitrine_duplicate_product';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'post_row_actions', array( self::class, 'link' ), 10, 2 );
		add_action( 'admin_post_' . self::ACTION, array( self::class, 'run' ) );
	}

	/**
	 * Adds the link.
	 *
	 * @param array<string, string> $actions Row actions.
	 * @param \WP_Post              $post    Post.
	 * @return array<string, string>
	 */
	public static function link( array $actions, \WP_Post $post ): array {
		if ( ContentTypes::PRODUCT !== $post->post_type || 'trash' === $post->post_status || ! self::is_allowed( $post->ID ) ) {
			return $actions;
		}
		$url = add_query_arg(
			array(
				'action' => self::ACTION,
				'post'   => $post->ID,
			),
			admin_url( 'admin-post.php' )
		);
		/* translators: %s: name of a product. */
		$label                = sprintf( __( 'Duplicate “%s”', 'vitrine' ), $post->post_title );
		$actions['duplicate'] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( wp_nonce_url( $url, self::ACTION . $post->ID ) ), esc_attr( $label ), esc_html__( 'Duplicate', 'vitrine' ) );
		return $actions;
	}

	/**
	 * Creates the copy and redirects to its edit screen.
	 */
	public static function run(): never {
		$id = absint( AdminScreen::query( 'post' ) );
		if ( ! self::is_allowed( $id ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), '', array( 'response' => 403 ) );
		}
		check_admin_referer( self::ACTION . $id );
		$copy = ProductCopy::make( $id );
		if ( is_wp_error( $copy ) ) {
			AdminScreen::go( admin_url( 'edit.php?post_type=' . ContentTypes::PRODUCT ), __( 'The product could not be duplicated:', 'vitrine' ) . ' ' . $copy->get_error_message(), 'error' );
		}
		AdminScreen::go( (string) get_edit_post_link( $copy, 'raw' ), __( 'Product duplicated. This is the copy, a draft.', 'vitrine' ) );
	}

	/**
	 * Whether the current user can copy a product.
	 *
	 * @param int $id Product ID.
	 */
	private static function is_allowed( int $id ): bool {
		$type = get_post_type_object( ContentTypes::PRODUCT );
		return null !== $type && ContentTypes::PRODUCT === get_post_type( $id ) && current_user_can( $type->cap->create_posts ) && current_user_can( 'edit_post', $id );
	}
}
