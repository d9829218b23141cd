<?php
/**
 * Lets the bench see what a request cost the server: time, SQL queries, files of
 * PHP and memory at its peak in bytes, as a Server-Timing header. Put into a bench site only.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

ob_start(
	static function ( string $body ): string {
		if ( ! headers_sent() ) {
			$milliseconds = 1000 * ( microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT'] );
			header( sprintf( 'Server-Timing: app;dur=%.1f, db;desc="%d", files;desc="%d", memory;desc="%d"', $milliseconds, (int) ( $GLOBALS['wpdb']->num_queries ?? 0 ), count( get_included_files() ), memory_get_peak_usage() ) );
		}
		return $body;
	}
);
