<?php
/**
 * Recurring events.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * WP-Cron events. They recur, because an event scheduled by each order would be lost if
 * the request died before.
 */
final class Schedule {

	public const WORK  = 'vitrine_work';
	public const SWEEP = 'vitrine_cancel_unpaid_orders';

	private const INTERVAL = 'vitrine_five_minutes';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_filter( 'cron_schedules', array( self::class, 'add_interval' ) ); // phpcs:ignore WordPress.WP.CronInterval -- Unsent emails must not wait 15 minutes; without work it costs two queries.
		add_action( 'vitrine_activate', array( self::class, 'ensure' ), 20, 0 );
		add_action( 'admin_init', array( self::class, 'ensure' ), 10, 0 );
	}

	/**
	 * Registers the interval.
	 *
	 * @param array<string, array{interval: int, display: string}> $intervals Cron intervals.
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
	 * Schedules the events if they are missing.
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
