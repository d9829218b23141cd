<?php
/**
 * Cache of counts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Counting 100,000 posts takes longer than querying a page of them, and the counts
 * rarely change. Cache keys include a state of the site's posts that every change
 * renews, so that outdated counts are never used.
 */
final class Kept {

	public const OPTION = 'vitrine_loop_state';

	private const GROUP = 'vitrine_loop';

	/**
	 * Whether posts have changed in this request, so that a large import renews the
	 * state only once.
	 *
	 * @var bool
	 */
	private static bool $changed = false;

	/**
	 * Registers the hooks.
	 */
	public static function boot(): void {
		add_action( 'vitrine_activate', static fn () => add_option( self::OPTION, '0' ) );
		foreach ( array( 'clean_post_cache', 'deleted_post', 'set_object_terms', 'deleted_term_relationships', 'created_term', 'edited_term', 'delete_term', 'update_option_sticky_posts' ) as $hook ) {
			add_action( $hook, array( self::class, 'change' ), 10, 0 );
		}
		add_action( 'shutdown', array( self::class, 'count_up' ) );
	}

	/**
	 * Returns a cached value, or creates it.
	 *
	 * @param string             $name    Cache key.
	 * @param \Closure(): string $make    Queries the database.
	 * @param bool               $lasting Whether the number of keys is limited, so that transients can be used; otherwise only an object cache is.
	 */
	public static function get( string $name, \Closure $make, bool $lasting ): string {
		if ( self::$changed ) {
			self::count_up();
		}
		$key       = get_option( self::OPTION, '0' ) . '_' . $name;
		$transient = $lasting && ! wp_using_ext_object_cache();
		$known     = $transient ? get_transient( 'vitrine_loop_' . $key ) : wp_cache_get( $key, self::GROUP );
		if ( is_string( $known ) ) {
			return $known;
		}
		$made = $make();
		if ( $transient ) {
			set_transient( 'vitrine_loop_' . $key, $made, HOUR_IN_SECONDS );
		} else {
			wp_cache_set( $key, $made, self::GROUP, HOUR_IN_SECONDS );
		}
		return $made;
	}

	/**
	 * Records that posts or terms have changed.
	 */
	public static function change(): void {
		self::$changed = true;
	}

	/**
	 * Renews the state if anything has changed.
	 */
	public static function count_up(): void {
		if ( self::$changed ) {
			self::$changed = false;
			// Random, so that two concurrent requests cannot create the same value.
			update_option( self::OPTION, substr( md5( uniqid( '', true ) ), 0, 12 ) );
		}
	}
}
