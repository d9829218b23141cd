<?php
/**
 * Compiles files without running them: `php compile.php FILE...`. Lists the files
 * that failed to compile here, followed by a final line; `php -l` then tells
 * whether they compile on their own.
 *
 * @package Vitrine
 */

declare(strict_types=1);

foreach ( array_slice( $argv, 1 ) as $vitrine_file ) {
	$vitrine_sound = false;
	try {
		$vitrine_sound = @opcache_compile_file( $vitrine_file ) && opcache_is_script_cached( $vitrine_file ); // phpcs:ignore WordPress.PHP.NoSilencedErrors.Discouraged -- `php -l` reports the errors.
	} catch ( Throwable ) {
		$vitrine_sound = false;
	}
	if ( ! $vitrine_sound ) {
		echo $vitrine_file, "\n";
	}
}
echo "all seen\n";
