<?php
/**
 * Sites of a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

defined( 'ABSPATH' ) || exit;

/**
 * Each site has its own tables, settings and pages. They are created when the plugin is
 * network activated and when a site is created, and deleted with the site.
 */
final class Network {

	/** Sites read at a time. */
	private const BATCH = 100;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After WordPress has created the tables of the site.
		add_action( 'wp_initialize_site', array( self::class, 'welcome' ), 100 );
		add_filter( 'wpmu_drop_tables', array( self::class, 'drop_with_site' ), 10, 2 );
	}

	/**
	 * Creates the data of shops on activation.
	 *
	 * @param bool $for_all Whether the plugin is activated for the whole network.
	 */
	public static function activate( bool $for_all ): void {
		self::lay();
		// In large networks each site is set up on its first request.
		if ( ! $for_all || wp_is_large_network( 'sites' ) ) {
			return;
		}
		$here = get_current_blog_id();
		foreach ( self::sites() as $id ) {
			if ( $id !== $here ) {
				self::lay_if_alike( $id );
			}
		}
	}

	/**
	 * Sets up a new site if the plugin is network activated.
	 *
	 * @param \WP_Site $site New site.
	 */
	public static function welcome( \WP_Site $site ): void {
		if ( isset( ( (array) get_site_option( 'active_sitewide_plugins', array() ) )[ plugin_basename( VITRINE_FILE ) ] ) ) {
			self::lay_if_alike( (int) $site->blog_id );
		}
	}

	/**
	 * Deletes the tables with a site.
	 *
	 * @param list<string> $tables  Tables to drop.
	 * @param int          $site_id ID of the deleted site; WordPress has switched to it.
	 * @return list<string>
	 */
	public static function drop_with_site( array $tables, int $site_id ): array {
		return get_current_blog_id() === $site_id ? array_values( array_unique( array_merge( $tables, SiteData::tables() ) ) ) : $tables;
	}

	/**
	 * Runs a callback in the context of a site.
	 *
	 * @param int              $id   Site ID.
	 * @param callable(): void $work Callback.
	 */
	public static function inside( int $id, callable $work ): void {
		switch_to_blog( $id );
		try {
			$work();
		} finally {
			restore_current_blog();
		}
	}

	/**
	 * Returns all sites of the network, with any status.
	 *
	 * @return \Generator<int>
	 */
	public static function sites(): \Generator {
		$offset = 0;
		do {
			$ids = get_sites(
				array(
					'fields'  => 'ids',
					'number'  => self::BATCH,
					'offset'  => $offset,
					'orderby' => 'id',
				)
			);
			foreach ( $ids as $id ) {
				yield (int) $id;
			}
			$offset += self::BATCH;
		} while ( array() !== $ids );
	}

	/**
	 * Sets up another site, unless it has active plugins that are not loaded in this
	 * request: one of them may be its shop. Such a site is set up on its first request.
	 *
	 * @param int $id Site ID.
	 */
	private static function lay_if_alike( int $id ): void {
		$loaded = (array) get_option( 'active_plugins', array() );
		self::inside(
			$id,
			static function () use ( $loaded ): void {
				if ( array() === array_diff( (array) get_option( 'active_plugins', array() ), $loaded ) ) {
					self::lay();
				}
			}
		);
	}

	/**
	 * Creates tables and options.
	 */
	private static function lay(): void {
		/**
		 * Fires when the plugin is activated, after its parts have started: once for
		 * each affected site of a network.
		 *
		 * @example
		 * add_action( 'vitrine_activate', fn() => wp_next_scheduled( 'acme_daily' ) || wp_schedule_event( time(), 'daily', 'acme_daily' ) );
		 */
		do_action( 'vitrine_activate' );
		// The next request creates the rules, when all code that adds rules is loaded.
		delete_option( 'rewrite_rules' );
	}
}
