<?php
/**
 * Plugin Name: A neighbour: overridden templates
 * Description: WooCommerce templates as a theme overrides them: other elements, other classes, the same hooks.
 *
 * @package Vitrine
 */

declare(strict_types=1);

add_filter(
	'woocommerce_locate_template',
	static function ( string $file, string $name ): string {
		$own = __DIR__ . '/templates/' . $name;
		return file_exists( $own ) ? $own : $file;
	},
	10,
	2
);
