<?php
/**
 * Makes every page report how long after the visitor's click it was shown. Only
 * for the site of `npm run instant`.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

add_action(
	'wp_head',
	static function (): void {
		echo '<script>' . file_get_contents( __DIR__ . '/bench-instant.js' ) . '</script>'; // phpcs:ignore WordPress.Security.EscapeOutput, WordPress.WP.AlternativeFunctions -- Script of the benchmark.
	},
	0
);
