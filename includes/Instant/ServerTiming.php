<?php
/**
 * Server-Timing header.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Instant;

use Vitrine\Support\FinishedPage;

defined( 'ABSPATH' ) || exit;

/**
 * Sends administrators the `Server-Timing` header, which browsers show for each
 * request. Not available for a page that is streamed, because its headers are sent
 * first.
 */
final class ServerTiming {

	/**
	 * Milliseconds from the request to the choice of the template; null: not yet known.
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
	 * Stores the time used by WordPress, plugins and the main query.
	 */
	public static function begin(): void {
		self::$before = self::now();
		FinishedPage::give( array( self::class, 'finish' ) );
	}

	/**
	 * Sends the header with the page.
	 *
	 * @param string $page HTML of the whole page.
	 */
	public static function finish( string $page ): string {
		if ( ! headers_sent() ) {
			header( 'Server-Timing: ' . self::header( (float) self::$before, self::now(), get_num_queries(), memory_get_peak_usage() ), false );
		}
		return $page;
	}

	/**
	 * Returns the value of the header.
	 *
	 * @param float $before  Milliseconds until the template was chosen.
	 * @param float $total   Milliseconds until the page was complete.
	 * @param int   $queries Number of SQL queries.
	 * @param int   $memory  Peak memory in bytes.
	 */
	public static function header( float $before, float $total, int $queries, int $memory ): string {
		return sprintf( 'before;desc="Before the template";dur=%.1f, template;desc="Template";dur=%.1f, total;desc="Total";dur=%.1f, db;desc="%d SQL queries", memory;desc="%.1f MB"', $before, $total - $before, $total, $queries, $memory / MB_IN_BYTES );
	}

	/**
	 * Returns the milliseconds since the start of the request.
	 */
	private static function now(): float {
		return 1000 * ( microtime( true ) - (float) ( $_SERVER['REQUEST_TIME_FLOAT'] ?? 0 ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- Set by PHP; cast to a number.
	}
}
