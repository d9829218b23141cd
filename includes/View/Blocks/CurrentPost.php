<?php
/**
 * The post that template tags speak of.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\View\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * Draws where WordPress's own blocks find a product as the current post.
 */
final class CurrentPost {

	/**
	 * Draws, and puts the post back that was there.
	 *
	 * @param int                $id   Of the product.
	 * @param callable(): string $draw Draws.
	 */
	public static function within( int $id, callable $draw ): string {
		$before = $GLOBALS['post'] ?? null;
		$post   = get_post( $id );
		if ( ! $post instanceof \WP_Post || ( $before instanceof \WP_Post && $before->ID === $id ) ) {
			return $draw();
		}
		// phpcs:disable WordPress.WP.GlobalVariablesOverride.Prohibited -- They read it from there; it is put back.
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
