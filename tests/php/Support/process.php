<?php
/**
 * The processes of Processes::run(): `php process.php <PHPUnit's loader>`, with
 * the method and a list of arguments for each process on standard input. Loads
 * WordPress once, and becomes a process for each list, with a connection to the
 * database of its own. Prints what they returned, as JSON.
 *
 * @package Vitrine
 */

declare(strict_types=1);

require $argv[1];
require dirname( __DIR__ ) . '/bootstrap.php';

list( $vitrine_method, $vitrine_lists ) = json_decode( (string) stream_get_contents( STDIN ), true, 64, JSON_THROW_ON_ERROR );

// A connection is no two processes'.
$GLOBALS['wpdb']->close();

$vitrine_processes = array();
foreach ( $vitrine_lists as $vitrine_list ) {
	$vitrine_pair = stream_socket_pair( STREAM_PF_UNIX, STREAM_SOCK_STREAM, 0 );
	$vitrine_id   = pcntl_fork();
	if ( 0 === $vitrine_id ) {
		// The ends of those before: each would keep the other waiting.
		$vitrine_processes = array();
		unset( $vitrine_pair[0] );
		mt_srand();
		$GLOBALS['wpdb']->db_connect();
		if ( $GLOBALS['wpdb'] instanceof WP_SQLite_DB ) {
			// One writes at a time there; the tenth of fifty on a busy machine waits longer than the ten seconds that are usual.
			// phpcs:ignore WordPress.DB.RestrictedClasses.mysql__PDO -- WordPress's class has no word for it.
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

// Nobody starts before the last one is ready.
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

// What plugins do at the end wants one.
$GLOBALS['wpdb']->db_connect();
exit( 0 === $vitrine_failed ? 0 : 1 );
