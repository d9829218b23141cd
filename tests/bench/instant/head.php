<?php
/**
 * Has every page tell how long after its visitor's click it was there. Put into
 * the site of `npm run instant` only.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

add_action(
	'wp_head',
	static function (): void {
		echo '<script>' . file_get_contents( __DIR__ . '/bench-instant.js' ) . '</script>'; // phpcs:ignore WordPress.Security.EscapeOutput, WordPress.WP.AlternativeFunctions -- A script of the bench's.
	},
	0
);
