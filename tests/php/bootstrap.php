<?php
/**
 * Loads the site that tests/php/run.ts has prepared, for PHPUnit and for
 * processes that tests start.
 *
 * @package Vitrine
 */

declare(strict_types=1);

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = 'Vitrine\\Tests\\';
		if ( ! str_starts_with( $name, $prefix ) ) {
			return;
		}
		$file = __DIR__ . '/' . str_replace( '\\', '/', substr( $name, strlen( $prefix ) ) ) . '.php';
		if ( is_file( $file ) ) {
			require_once $file;
		}
	}
);

Vitrine\Tests\Support\Environment::load();
