<?php
/**
 * State of the site between tests.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

/**
 * Remembers the state of the site before the first test and restores it before
 * each other test. A database transaction would not work, since the web server's
 * processes must see the data.
 */
final class State {

	/**
	 * WordPress tables whose new rows are deleted: name without prefix => ID
	 * column.
	 */
	private const GROWING = array(
		'posts'         => 'ID',
		'postmeta'      => 'meta_id',
		'terms'         => 'term_id',
		'termmeta'      => 'meta_id',
		'term_taxonomy' => 'term_taxonomy_id',
		'users'         => 'ID',
		'usermeta'      => 'umeta_id',
		'comments'      => 'comment_ID',
		'commentmeta'   => 'meta_id',
	);

	/**
	 * Highest ID of each of these tables at the start.
	 *
	 * @var array<string, int>
	 */
	private static array $last = array();

	/**
	 * Plugin tables that were empty at the start.
	 *
	 * @var list<string>
	 */
	private static array $empty = array();

	/**
	 * Options at the start.
	 *
	 * @var array<string, string>
	 */
	private static array $options = array();

	/**
	 * Restores the initial state; the first call stores it.
	 */
	public static function restore(): void {
		if ( array() === self::$options ) {
			self::remember();
		}
		global $wpdb;
		foreach ( array_unique( array_merge( self::$empty, self::tables( 'vitrine_' ), self::tables( 'woocommerce_sessions' ) ) ) as $table ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i', $table ) );
		}
		foreach ( self::$last as $table => $id ) {
			$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE %i > %d', $wpdb->prefix . $table, self::GROWING[ $table ], $id ) );
		}
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE object_id > %d', $wpdb->term_relationships, self::$last['posts'] ) );
		self::restore_options();
		wp_cache_flush();
	}

	/**
	 * Stores the initial state.
	 */
	private static function remember(): void {
		global $wpdb;
		foreach ( self::GROWING as $table => $id ) {
			self::$last[ $table ] = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX( %i ) FROM %i', $id, $wpdb->prefix . $table ) );
		}
		// Not from $wpdb's own list, which plugins add to.
		$known = array_merge( array_keys( self::GROWING ), array( 'options', 'links', 'term_relationships' ) );
		foreach ( array_diff( self::tables( '' ), array_map( static fn ( string $table ): string => $wpdb->prefix . $table, $known ) ) as $table ) {
			if ( null === $wpdb->get_var( $wpdb->prepare( 'SELECT 1 FROM %i LIMIT 1', $table ) ) ) {
				self::$empty[] = $table;
			}
		}
		self::$options = self::options();
	}

	/**
	 * Returns the existing tables.
	 *
	 * @param string $begin Beginning of the names after the prefix.
	 * @return list<string> Full names.
	 */
	private static function tables( string $begin ): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . $begin ) . '%' ) );
	}

	/**
	 * Restores options that a test has changed, added or deleted.
	 */
	private static function restore_options(): void {
		global $wpdb;
		$now = self::options();
		foreach ( array_diff_key( $now, self::$options ) as $name => $value ) {
			$wpdb->delete( $wpdb->options, array( 'option_name' => $name ) );
		}
		foreach ( self::$options as $name => $value ) {
			if ( ( $now[ $name ] ?? null ) !== $value ) {
				$wpdb->replace(
					$wpdb->options,
					array(
						'option_name'  => $name,
						'option_value' => $value,
						'autoload'     => 'yes',
					)
				);
			}
		}
	}

	/**
	 * Returns all options as stored.
	 *
	 * @return array<string, string>
	 */
	private static function options(): array {
		global $wpdb;
		return array_column( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options", ARRAY_A ), 'option_value', 'option_name' );
	}
}
