<?php
/**
 * Creates the tables, roles and pages that a shop needs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Builtin\BuiltinPages;

defined( 'ABSPATH' ) || exit;

/**
 * Runs on activation and after an update. A site of a network where the plugin was not
 * activated individually is set up on its first request.
 */
final class Installer {

	private const LOCK = 'vitrine_install_lock';

	/** Age in seconds after which a lock is stale, because its request died. */
	private const LOCK_LIFE = 60;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_activate', array( self::class, 'install' ) );
		add_action( 'init', array( self::class, 'install_if_old' ), 5 );
	}

	/**
	 * Creates what is missing; safe to repeat.
	 */
	public static function install(): void {
		if ( ! self::lock() ) {
			return;
		}
		try {
			DatabaseSchema::install();
			Schedule::ensure();
			BuiltinPages::create();
			// The next request creates them, when all post types are registered.
			delete_option( 'rewrite_rules' );
		} finally {
			delete_option( self::LOCK );
		}
	}

	/**
	 * Runs if the tables are outdated.
	 */
	public static function install_if_old(): void {
		if ( ! DatabaseSchema::is_current() ) {
			self::install();
		}
	}

	/**
	 * Takes a lock, so that concurrent first requests do not create pages twice.
	 */
	private static function lock(): bool {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value < %d', $wpdb->options, self::LOCK, time() - self::LOCK_LIFE ) );
		// The unique key on option_name decides; add_option() would overwrite.
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, self::LOCK, (string) time() ) );
	}
}
