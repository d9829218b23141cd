<?php
/**
 * Record of moved items.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * One row per item, written in the same transaction, in a table that is created when a
 * move starts. Unlike the meta in WooCommerce, it remains when the item is deleted
 * there, so that deleted items are not moved again. Products, categories and customers
 * need no record because they keep their post, term or user.
 */
final class Record {

	public const ORDER  = 'order';
	public const COUPON = 'coupon';

	/**
	 * Creates the table. Must not run in a transaction, since that would commit it.
	 *
	 * @throws \RuntimeException When the table cannot be created.
	 */
	public static function install(): void {
		global $wpdb;
		$made = $wpdb->query( $wpdb->prepare( 'CREATE TABLE IF NOT EXISTS %i ( kind varchar(20) NOT NULL, source_id bigint(20) unsigned NOT NULL, target_id bigint(20) unsigned NOT NULL, PRIMARY KEY (kind, source_id) ) ', self::table() ) . $wpdb->get_charset_collate() ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Provided by WordPress.
		if ( false === $made ) {
			throw new \RuntimeException( esc_html__( 'The database table could not be created.', 'vitrine' ) );
		}
	}

	/**
	 * Returns the ID of an item in WooCommerce, even if it has been deleted there, 0 if it was never moved.
	 *
	 * @param string $kind One of the class constants.
	 * @param int    $id   ID in the built-in shop.
	 */
	public static function of( string $kind, int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT target_id FROM %i WHERE kind = %s AND source_id = %d', self::table(), $kind, $id ) );
	}

	/**
	 * Records that an item has been moved, in the transaction that moves it.
	 *
	 * @param string $kind   One of the class constants.
	 * @param int    $id     ID in the built-in shop.
	 * @param int    $target ID in WooCommerce.
	 * @throws \RuntimeException When the record cannot be saved.
	 */
	public static function add( string $kind, int $id, int $target ): void {
		global $wpdb;
		$row = array(
			'kind'      => $kind,
			'source_id' => $id,
			'target_id' => $target,
		);
		if ( 1 !== $wpdb->insert( self::table(), $row ) ) {
			throw new \RuntimeException( esc_html__( 'The move could not be recorded.', 'vitrine' ) );
		}
	}

	/**
	 * Returns the moved coupons.
	 *
	 * @return list<int> IDs in the built-in shop.
	 */
	public static function coupons(): array {
		global $wpdb;
		if ( ! self::is_there() ) {
			return array();
		}
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT source_id FROM %i WHERE kind = %s', self::table(), self::COUPON ) ) ) );
	}

	/**
	 * Returns an SQL condition that excludes moved items.
	 *
	 * @param string         $kind   One of the class constants.
	 * @param literal-string $column Column with the ID in the built-in shop.
	 */
	public static function none_of( string $kind, string $column ): string {
		global $wpdb;
		return self::is_there() ? (string) $wpdb->prepare( " AND $column NOT IN ( SELECT source_id FROM %i WHERE kind = %s )", self::table(), $kind ) : ''; // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- Constant string.
	}

	/**
	 * Whether the table exists.
	 */
	private static function is_there(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::table() ) ) );
	}

	/**
	 * Returns the table name of this site.
	 */
	private static function table(): string {
		return Tables::name( 'moved' );
	}
}
