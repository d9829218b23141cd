<?php
/**
 * Autoloader for the classes of the sample shop.
 *
 * @package Vitrine
 */

declare(strict_types=1);

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = 'Vitrine\\Seed\\';
		if ( str_starts_with( $name, $prefix ) ) {
			require_once __DIR__ . '/' . str_replace( '\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php';
		}
	}
);
