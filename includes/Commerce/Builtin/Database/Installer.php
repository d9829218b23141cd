<?php
/**
 * Creates the tables, roles and pages that a shop needs.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Database;

use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Builtin\Pages;

defined( 'ABSPATH' ) || exit;

/**
 * Tables and pages, on activation and after an update. A site of a network that
 * was never activated by itself installs at its first request.
 */
final class Installer {

	private const LOCK = 'vitrine_install_lock';

	/** A lock older than this, in seconds, was left behind by a request that died. */
	private const LOCK_LIFE = 60;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_activate', array( self::class, 'install' ) );
		add_action( 'init', array( self::class, 'install_if_old' ), 5 );
	}

	/**
	 * Makes what is missing; does no harm when repeated.
	 */
	public static function install(): void {
		if ( ! self::lock() ) {
			return;
		}
		try {
			Schema::install();
			Schedule::ensure();
			Pages::create();
			// The next request that needs them makes them, when every post type is known.
			delete_option( 'rewrite_rules' );
		} finally {
			delete_option( self::LOCK );
		}
	}

	/**
	 * Installs when the tables are not those of this version.
	 */
	public static function install_if_old(): void {
		if ( ! Schema::is_current() ) {
			self::install();
		}
	}

	/**
	 * Lets one of several first requests install, so that no page is made twice.
	 */
	private static function lock(): bool {
		global $wpdb;
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE option_name = %s AND option_value < %d', $wpdb->options, self::LOCK, time() - self::LOCK_LIFE ) );
		// The unique key on option_name decides; add_option() would overwrite.
		return 1 === $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO %i ( option_name, option_value, autoload ) VALUES ( %s, %s, 'off' )", $wpdb->options, self::LOCK, (string) time() ) );
	}
}
