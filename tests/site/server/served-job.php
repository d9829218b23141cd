<?php
/**
 * Runs a job in the web server, where WordPress is already compiled: a command
 * line process takes six times as long. The response contains the job's output
 * and, between markers with its name, its exit code and PHP's error.
 *
 * @package Vitrine
 */

declare(strict_types=1);

$argv = array( 'run.php', dirname( $vitrine_root ), $vitrine_parts[1] );

set_time_limit( 0 );
register_shutdown_function(
	static function ( string $mark ): void {
		$error    = error_get_last();
		$is_fatal = 0 !== ( ( $error['type'] ?? 0 ) & ( E_ERROR | E_PARSE | E_CORE_ERROR | E_COMPILE_ERROR | E_USER_ERROR | E_RECOVERABLE_ERROR ) );
		printf( '<%1$s>%2$d<%1$s>%3$s<%1$s>', $mark, $is_fatal ? 255 : 0, $is_fatal ? (string) ( $error['message'] ?? '' ) : '' );
	},
	$vitrine_parts[1]
);

// Hide the request from the job.
unset( $_SERVER['PATH_INFO'] );
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $vitrine_root . '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';

require dirname( __DIR__ ) . '/wordpress/run.php';
