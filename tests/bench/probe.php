<?php
/**
 * Reports the cost of each request in a Server-Timing header: time, SQL queries,
 * PHP files, and peak memory in bytes. Only for bench sites.
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
