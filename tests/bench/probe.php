<?php
/**
 * Reports the cost of each request in a Server-Timing header: time, CPU time of PHP, SQL
 * queries, PHP files, and peak memory in bytes. Only for bench sites.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

ob_start(
	static function ( string $body ): string {
		if ( ! headers_sent() ) {
			$milliseconds = 1000 * ( microtime( true ) - (float) $_SERVER['REQUEST_TIME_FLOAT'] );
			$usage        = (array) getrusage();
			$cpu          = 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] ) + ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
			// A worker is idle between requests, so its CPU time at the end of the last one is that at the start of this one.
			$file   = VITRINE_SITE_PRIVATE . '/cpu-' . getmypid();
			$before = is_readable( $file ) ? (float) file_get_contents( $file ) : 0.0;
			file_put_contents( $file, (string) $cpu ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_file_put_contents -- Test file.
			header( sprintf( 'Server-Timing: app;dur=%.1f, cpu;dur=%.1f, db;desc="%d", files;desc="%d", memory;desc="%d"', $milliseconds, $cpu - ( $before > $cpu ? 0.0 : $before ), (int) ( $GLOBALS['wpdb']->num_queries ?? 0 ), count( get_included_files() ), memory_get_peak_usage() ) );
		}
		return $body;
	}
);
