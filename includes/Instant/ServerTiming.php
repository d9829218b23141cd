<?php
/**
 * How long the server took.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Instant;

use Vitrine\Support\FinishedPage;

defined( 'ABSPATH' ) || exit;

/**
 * Tells administrators, and nobody else, how a page was made: browsers show the
 * header `Server-Timing` beside each request. A page that is sent while it is made
 * has sent its headers before, and tells nothing.
 */
final class ServerTiming {

	/**
	 * Milliseconds from the request to the choice of the template; null: not chosen yet.
	 *
	 * @var float|null
	 */
	private static ?float $before = null;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		if ( current_user_can( 'manage_options' ) ) {
			add_action( 'template_redirect', array( self::class, 'begin' ), FinishedPage::LAST );
		}
	}

	/**
	 * Notes how long WordPress, the plugins and the main query took.
	 */
	public static function begin(): void {
		self::$before = self::now();
		FinishedPage::give( array( self::class, 'finish' ) );
	}

	/**
	 * Tells it with the page.
	 *
	 * @param string $page The whole page.
	 */
	public static function finish( string $page ): string {
		if ( ! headers_sent() ) {
			header( 'Server-Timing: ' . self::header( (float) self::$before, self::now(), get_num_queries(), memory_get_peak_usage() ), false );
		}
		return $page;
	}

	/**
	 * The header's value.
	 *
	 * @param float $before  Milliseconds until the template was chosen.
	 * @param float $total   Milliseconds until the page was there.
	 * @param int   $queries SQL queries.
	 * @param int   $memory  Bytes at most.
	 */
	public static function header( float $before, float $total, int $queries, int $memory ): string {
		return sprintf( 'before;desc="Before the template";dur=%.1f, template;desc="Template";dur=%.1f, total;desc="Total";dur=%.1f, db;desc="%d SQL queries", memory;desc="%.1f MB"', $before, $total - $before, $total, $queries, $memory / MB_IN_BYTES );
	}

	/**
	 * Milliseconds since the request began.
	 */
	private static function now(): float {
		return 1000 * ( microtime( true ) - (float) ( $_SERVER['REQUEST_TIME_FLOAT'] ?? 0 ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- PHP's own; a number.
	}
}
