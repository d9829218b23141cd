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
		if ( is_file( $file ) ) {
			require $file;
		}
	}
);
