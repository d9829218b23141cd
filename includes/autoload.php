<?php
/**
 * PSR-4 autoloader of the plugin; Composer's is not used at run time.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $class_name ): void {
		if ( ! str_starts_with( $class_name, 'Vitrine\\' ) ) {
			return;
		}
		$file = __DIR__ . '/' . strtr( substr( $class_name, 8 ), '\\', '/' ) . '.php';
		// Its result is cached by PHP; is_file() would check the disk for every class on every page.
		if ( false !== stream_resolve_include_path( $file ) ) {
			require $file;
		}
	}
);
