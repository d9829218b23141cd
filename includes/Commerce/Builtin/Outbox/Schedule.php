<?php
/**
 * The tasks that come again and again.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * Recurring tasks of WordPress's cron. A task that is scheduled once more by each
 * order would be lost with the order that dies before it.
 */
final class Schedule {

	public const WORK  = 'vitrine_work';
	public const SWEEP = 'vitrine_cancel_unpaid_orders';

	private const INTERVAL = 'vitrine_five_minutes';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'cron_schedules', array( self::class, 'add_interval' ) ); // phpcs:ignore WordPress.WP.CronInterval -- A mail that was left must not wait for a quarter of an hour; with nothing to do it costs two queries.
		add_action( 'vitrine_activate', array( self::class, 'ensure' ), 20, 0 );
		add_action( 'admin_init', array( self::class, 'ensure' ), 10, 0 );
	}

	/**
	 * Makes the interval known.
	 *
	 * @param array<string, array{interval: int, display: string}> $intervals Those there are.
	 * @return array<string, array{interval: int, display: string}>
	 */
	public static function add_interval( array $intervals ): array {
		$intervals[ self::INTERVAL ] = array(
			'interval' => 5 * MINUTE_IN_SECONDS,
			'display'  => __( 'Every five minutes (Vitrine)', 'vitrine' ),
		);
		return $intervals;
	}

	/**
	 * Schedules both recurring tasks where they are missing.
	 */
	public static function ensure(): void {
		foreach ( array( self::WORK, self::SWEEP ) as $hook ) {
			$event = wp_get_scheduled_event( $hook );
			if ( false !== $event && self::INTERVAL === $event->schedule ) {
				continue;
			}
			wp_clear_scheduled_hook( $hook );
			wp_schedule_event( time() + MINUTE_IN_SECONDS, self::INTERVAL, $hook );
		}
	}
}
