<?php
/**
 * PSR-4 for the one namespace of this plugin; nothing of Composer's at run time.
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
		// PHP remembers what this finds, where is_file() asks the disk for every class of every page.
		if ( false !== stream_resolve_include_path( $file ) ) {
			require $file;
		}
	}
);
