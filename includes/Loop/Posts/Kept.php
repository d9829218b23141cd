<?php
/**
 * Counts that are kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Posts;

defined( 'ABSPATH' ) || exit;

/**
 * Counting 100,000 posts takes longer than showing nine of them, and their
 * number rarely changes. What is kept carries the number of a state of the
 * site's posts, which every change counts up, so nothing outdated is ever found.
 */
final class Kept {

	public const OPTION = 'vitrine_loop_state';

	private const GROUP = 'vitrine_loop';

	/**
	 * Whether the state was counted up in this request, so that an import of
	 * thousands does it once.
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
	 * What is kept under a name, or what is made now.
	 *
	 * @param string             $name    Of the question.
	 * @param \Closure(): string $make    Asks the database.
	 * @param bool               $lasting Whether so few names are possible that the database may keep it; the others are kept by an object cache only.
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
	 * Notes that posts or terms have changed.
	 */
	public static function change(): void {
		self::$changed = true;
	}

	/**
	 * Counts the state up, if anything has changed.
	 */
	public static function count_up(): void {
		if ( self::$changed ) {
			self::$changed = false;
			// Not a number that two requests at once could make the same.
			update_option( self::OPTION, substr( md5( uniqid( '', true ) ), 0, 12 ) );
		}
	}
}
