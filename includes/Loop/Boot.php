<?php
/**
 * Hooks of listings.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Loop\Posts\Kept;
use Vitrine\Settings\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Registers the hooks that listings need.
 */
final class Boot {

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'vitrine_page_settings', array( self::class, 'page_settings' ) );
		Kept::boot();
		Head::boot();
	}

	/**
	 * Adds the common settings of a page's listings for scripts.
	 *
	 * @param array<string, mixed> $settings Settings of the page.
	 * @return array<string, mixed> `loop` has the shape of `LoopSettings` in src/contract/types/loop.ts.
	 */
	public static function page_settings( array $settings ): array {
		if ( ! Current::any() ) {
			return $settings;
		}
		$post = get_queried_object();
		return $settings + array(
			'loop' => array(
				'post_id'   => $post instanceof \WP_Post ? $post->ID : 0,
				'post_type' => $post instanceof \WP_Post ? $post->post_type : ( $post instanceof \WP_Post_Type ? $post->name : 'post' ),
				'history'   => Settings::on( 'loop_history' ),
				'prefetch'  => Settings::on( 'loop_prefetch' ),
				'scroll_on' => Settings::get( 'loop_scroll_on' ),
				'titles'    => Head::titles(),
			),
		);
	}
}
