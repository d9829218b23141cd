<?php
/**
 * The state of the site between tests.
 *
 * @package Vitrine
 */

declare(strict_types=1);

namespace Vitrine\Tests\Support;

/**
 * Remembers how the site was before the first test and takes it back there
 * before every other. The web server's processes see the same database, so a
 * transaction that is rolled back would not do.
 */
final class State {

	/**
	 * Tables of WordPress whose rows beyond the first ones are taken away: name without prefix => its id.
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
	 * The greatest id of each growing table at the start.
	 *
	 * @var array<string, int>
	 */
	private static array $last = array();

	/**
	 * Tables that belong to plugins and had no row at the start, without WordPress's own.
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
	 * Takes the site back to its start; the first call makes the present state the start.
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
	 * Makes the present state the start.
	 */
	private static function remember(): void {
		global $wpdb;
		foreach ( self::GROWING as $table => $id ) {
			self::$last[ $table ] = (int) $wpdb->get_var( $wpdb->prepare( 'SELECT MAX( %i ) FROM %i', $id, $wpdb->prefix . $table ) );
		}
		// Not of $wpdb's own list, to which plugins add theirs.
		$known = array_merge( array_keys( self::GROWING ), array( 'options', 'links', 'term_relationships' ) );
		foreach ( array_diff( self::tables( '' ), array_map( static fn ( string $table ): string => $wpdb->prefix . $table, $known ) ) as $table ) {
			if ( null === $wpdb->get_var( $wpdb->prepare( 'SELECT 1 FROM %i LIMIT 1', $table ) ) ) {
				self::$empty[] = $table;
			}
		}
		self::$options = self::options();
	}

	/**
	 * Tables that are there now.
	 *
	 * @param string $begin What their names begin with, after the prefix.
	 * @return list<string> Full names.
	 */
	private static function tables( string $begin ): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $wpdb->prefix . $begin ) . '%' ) );
	}

	/**
	 * Puts back the options that a test has changed, added or deleted.
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
	 * Every option as it is stored.
	 *
	 * @return array<string, string>
	 */
	private static function options(): array {
		global $wpdb;
		return array_column( $wpdb->get_results( "SELECT option_name, option_value FROM $wpdb->options", ARRAY_A ), 'option_value', 'option_name' );
	}
}
