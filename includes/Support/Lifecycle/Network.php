<?php
/**
 * The sites of a network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support\Lifecycle;

defined( 'ABSPATH' ) || exit;

/**
 * Each site has tables, settings and pages of its own. They are laid when the
 * plugin is activated for all and when a site is made, and go with the site.
 */
final class Network {

	/** Sites that are read at once. */
	private const BATCH = 100;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		// After WordPress has made the site's own tables.
		add_action( 'wp_initialize_site', array( self::class, 'welcome' ), 100 );
		add_filter( 'wpmu_drop_tables', array( self::class, 'drop_with_site' ), 10, 2 );
	}

	/**
	 * Creates what the shops of the network need.
	 *
	 * @param bool $for_all Whether every site of the network gets it, or this one only.
	 */
	public static function activate( bool $for_all ): void {
		self::lay();
		// The sites of a large network do it by themselves, each at its first visit.
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
	 * Lays what a new site needs, where every site has the plugin.
	 *
	 * @param \WP_Site $site The site.
	 */
	public static function welcome( \WP_Site $site ): void {
		if ( isset( ( (array) get_site_option( 'active_sitewide_plugins', array() ) )[ plugin_basename( VITRINE_FILE ) ] ) ) {
			self::lay_if_alike( (int) $site->blog_id );
		}
	}

	/**
	 * Lets the tables go with a site.
	 *
	 * @param list<string> $tables  Tables to drop.
	 * @param int          $site_id The site that is deleted; WordPress has switched to it.
	 * @return list<string>
	 */
	public static function drop_with_site( array $tables, int $site_id ): array {
		return get_current_blog_id() === $site_id ? array_values( array_unique( array_merge( $tables, SiteData::tables() ) ) ) : $tables;
	}

	/**
	 * Calls back inside a site.
	 *
	 * @param int              $id   Of the site.
	 * @param callable(): void $work What to do there.
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
	 * Every site of the network, whatever its state.
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
	 * Lays what another site needs, unless it has plugins that this one has not: one
	 * of them may be its shop, which is not loaded here. Such a site does it at its
	 * first visit.
	 *
	 * @param int $id Of the site.
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
	 * Has every part create its tables and options.
	 */
	private static function lay(): void {
		/**
		 * Fires when the plugin is activated, after its parts have started: once for
		 * each site of a network that gets it.
		 *
		 * @example
		 * add_action( 'vitrine_activate', fn() => wp_next_scheduled( 'acme_daily' ) || wp_schedule_event( time(), 'daily', 'acme_daily' ) );
		 */
		do_action( 'vitrine_activate' );
		// The next request makes them, when everything that adds rules is loaded.
		delete_option( 'rewrite_rules' );
	}
}
