<?php
/**
 * Deletion of expired carts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Session;

use Vitrine\Commerce\Builtin\Cart\CartStore;

defined( 'ABSPATH' ) || exit;

/**
 * Runs with WP-Cron, and when a user is deleted.
 */
final class Cleaner {

	public const HOOK = 'vitrine_delete_expired_carts';

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( self::HOOK, array( CartStore::class, 'delete_expired' ), 10, 0 );
		add_action( 'deleted_user', array( CartStore::class, 'delete_of_user' ), 10, 1 );
		add_action( 'vitrine_activate', array( self::class, 'schedule' ) );
		add_action( 'admin_init', array( self::class, 'schedule' ) );
	}

	/**
	 * Schedules the event.
	 */
	public static function schedule(): void {
		if ( ! wp_next_scheduled( self::HOOK ) ) {
			wp_schedule_event( time() + HOUR_IN_SECONDS, 'twicedaily', self::HOOK );
		}
	}
}
