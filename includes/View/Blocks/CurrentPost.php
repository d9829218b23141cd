<?php
/**
 * The global post of template tags.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Renders with a product as the global post, which WordPress's own blocks use.
 */
final class CurrentPost {

	/**
	 * Renders with a product as the global post, then restores the previous one.
	 *
	 * @param int                $id   Product ID.
	 * @param callable(): string $draw Returns the HTML.
	 */
	public static function within( int $id, callable $draw ): string {
		$before = $GLOBALS['post'] ?? null;
		$post   = get_post( $id );
		if ( ! $post instanceof \WP_Post || ( $before instanceof \WP_Post && $before->ID === $id ) ) {
			return $draw();
		}
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- Blocks read this global; restored below.
		$GLOBALS['post'] = $post;
		setup_postdata( $post );
		try {
			return $draw();
		} finally {
			$GLOBALS['post'] = $before;
			if ( $before instanceof \WP_Post ) {
				setup_postdata( $before );
			}
		}
		// phpcs:enable
	}
}
