<?php
/**
 * Runs a job in the web server, which has WordPress compiled: to start PHP on the
 * command line for it takes six times as long. The answer is what the job printed,
 * and between marks of its name its exit code and PHP's complaint.
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

// Nothing of the request that asked for it is the job's.
unset( $_SERVER['PATH_INFO'] );
$_SERVER['SCRIPT_NAME']     = '/index.php';
$_SERVER['SCRIPT_FILENAME'] = $vitrine_root . '/index.php';
$_SERVER['PHP_SELF']        = '/index.php';

require dirname( __DIR__ ) . '/wordpress/run.php';
