<?php
/**
 * Runs the processes of Processes::run(): `php process.php <PHPUnit loader>`,
 * with the method and a list of arguments for each process on standard input.
 * Loads WordPress once, and forks a process for each list, with its own database
 * connection. Prints the return values as JSON.
 *
 * @package Vitrine
 */

declare(strict_types=1);

require $argv[1];
require dirname( __DIR__ ) . '/bootstrap.php';

list( $vitrine_method, $vitrine_lists ) = json_decode( (string) stream_get_contents( STDIN ), true, 64, JSON_THROW_ON_ERROR );

// Processes cannot share a connection.
$GLOBALS['wpdb']->close();

$vitrine_processes = array();
foreach ( $vitrine_lists as $vitrine_list ) {
	$vitrine_pair = stream_socket_pair( STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0 );
	$vitrine_id   = pcntl_fork();
	if ( 0 === $vitrine_id ) {
		// Close the sockets of earlier processes; open copies would keep the other end waiting.
		$vitrine_processes = array();
		unset( $vitrine_pair[0] );
		mt_srand();
		$GLOBALS['wpdb']->db_connect();
		if ( $GLOBALS['wpdb'] instanceof WP_SQLite_DB ) {
			// SQLite allows one writer at a time; with fifty processes on a busy machine, the default timeout
			// of ten seconds is too short.
			// phpcs:ignore WordPress.DB.RestrictedClasses.mysql__PDO -- WordPress's class has no method for it.
			$GLOBALS['wpdb']->get_driver()->get_sqlite_pdo()->setAttribute( PDO::ATTR_TIMEOUT, 60 );
		}
		fwrite( $vitrine_pair[1], "ready\n" );
		fgets( $vitrine_pair[1] );
		fwrite( $vitrine_pair[1], (string) wp_json_encode( call_user_func_array( $vitrine_method, $vitrine_list ) ) );
		exit;
	}
	unset( $vitrine_pair[1] );
	$vitrine_processes[ $vitrine_id ] = $vitrine_pair[0];
}

// Start only when all processes are ready.
foreach ( $vitrine_processes as $vitrine_process ) {
	fgets( $vitrine_process );
}
foreach ( $vitrine_processes as $vitrine_process ) {
	fwrite( $vitrine_process, "go\n" );
}
$vitrine_returned = array();
$vitrine_failed   = 0;
foreach ( $vitrine_processes as $vitrine_id => $vitrine_process ) {
	$vitrine_returned[] = json_decode( (string) stream_get_contents( $vitrine_process ), true );
	pcntl_waitpid( $vitrine_id, $vitrine_status );
	$vitrine_failed |= $vitrine_status;
}
echo wp_json_encode( $vitrine_returned );

// Shutdown hooks of plugins need a connection.
$GLOBALS['wpdb']->db_connect();
exit( 0 === $vitrine_failed ? 0 : 1 );
