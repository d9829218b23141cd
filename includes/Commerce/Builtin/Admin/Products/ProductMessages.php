<?php
/**
 * Admin messages for products.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Products;

use Vitrine\Commerce\Builtin\Admin\AdminScreen;
use Vitrine\Commerce\Builtin\Catalog\ContentTypes;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces WordPress's messages, which refer to posts.
 */
final class ProductMessages {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'post_updated_messages', array( self::class, 'updated' ) );
		add_filter( 'bulk_post_updated_messages', array( self::class, 'bulk_updated' ), 10, 2 );
		add_action( 'admin_notices', array( self::class, 'print_left' ) );
	}

	/**
	 * Prints the message of an action on product screens.
	 */
	public static function print_left(): void {
		$screen = get_current_screen();
		if ( null !== $screen && ContentTypes::PRODUCT === $screen->post_type && in_array( $screen->base, array( 'post', 'edit' ), true ) ) {
			AdminScreen::print_message();
		}
	}

	/**
	 * Filters the messages of the edit screen.
	 *
	 * @param array<string, array<int, string|false>> $messages Messages by post type and number.
	 * @return array<string, array<int, string|false>>
	 */
	public static function updated( array $messages ): array {
		$post = get_post();
		if ( ! $post instanceof \WP_Post || ContentTypes::PRODUCT !== $post->post_type ) {
			return $messages;
		}
		$view     = self::link( (string) get_permalink( $post ), __( 'View product', 'vitrine' ) );
		$preview  = self::link( (string) get_preview_post_link( $post ), __( 'Preview product', 'vitrine' ) );
		$revision = isset( $_GET['revision'] ) ? wp_post_revision_title( absint( $_GET['revision'] ), false ) : false; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- URL parameter; changes nothing.

		$messages[ ContentTypes::PRODUCT ] = array(
			0  => '',
			1  => __( 'Product updated.', 'vitrine' ) . $view,
			2  => __( 'Custom field updated.', 'vitrine' ),
			3  => __( 'Custom field deleted.', 'vitrine' ),
			4  => __( 'Product updated.', 'vitrine' ),
			/* translators: %s: date and time of a revision. */
			5  => is_string( $revision ) ? sprintf( __( 'Product restored to revision from %s.', 'vitrine' ), $revision ) : false,
			6  => __( 'Product published.', 'vitrine' ) . $view,
			7  => __( 'Product saved.', 'vitrine' ),
			8  => __( 'Product submitted.', 'vitrine' ) . $preview,
			/* translators: %s: date and time. */
			9  => sprintf( __( 'Product scheduled for: %s.', 'vitrine' ), '<strong>' . esc_html( get_the_date( '', $post ) . ' ' . get_the_time( '', $post ) ) . '</strong>' ) . $preview,
			10 => __( 'Product draft updated.', 'vitrine' ) . $preview,
		);
		return $messages;
	}

	/**
	 * Filters the messages of the list.
	 *
	 * @param array<string, array<string, string>> $messages Messages by post type and action.
	 * @param array<string, int>                   $counts   Number of posts by action.
	 * @return array<string, array<string, string>>
	 */
	public static function bulk_updated( array $messages, array $counts ): array {
		$messages[ ContentTypes::PRODUCT ] = array(
			/* translators: %s: number of products. */
			'updated'   => _n( '%s product updated.', '%s products updated.', $counts['updated'], 'vitrine' ),
			/* translators: %s: number of products. */
			'locked'    => _n( '%s product not updated, somebody is editing it.', '%s products not updated, somebody is editing them.', $counts['locked'], 'vitrine' ),
			/* translators: %s: number of products. */
			'deleted'   => _n( '%s product permanently deleted.', '%s products permanently deleted.', $counts['deleted'], 'vitrine' ),
			/* translators: %s: number of products. */
			'trashed'   => _n( '%s product moved to the Trash.', '%s products moved to the Trash.', $counts['trashed'], 'vitrine' ),
			/* translators: %s: number of products. */
			'untrashed' => _n( '%s product restored from the Trash.', '%s products restored from the Trash.', $counts['untrashed'], 'vitrine' ),
		);
		return $messages;
	}

	/**
	 * Returns a link to follow a message.
	 *
	 * @param string $url  URL; empty: no link.
	 * @param string $text Text of the link.
	 */
	private static function link( string $url, string $text ): string {
		return '' === $url ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $url ), esc_html( $text ) );
	}
}
