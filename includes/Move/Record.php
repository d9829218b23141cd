<?php
/**
 * What has been moved.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Move;

use Vitrine\Commerce\Builtin\Database\Tables;

defined( 'ABSPATH' ) || exit;

/**
 * One row a piece, written with the piece, in a table that only sites have on which
 * a move was begun. A mark in WooCommerce goes with what it marks; this stays, so
 * that what its owner has deleted there does not come back. Products, categories
 * and customers need none: they are the same post, term or user here and there.
 */
final class Record {

	public const ORDER  = 'order';
	public const COUPON = 'coupon';

	/**
	 * Makes the table. Not within a transaction, which it would end.
	 *
	 * @throws \RuntimeException When the database does not let us.
	 */
	public static function install(): void {
		global $wpdb;
		$made = $wpdb->query( $wpdb->prepare( 'CREATE TABLE IF NOT EXISTS %i ( kind varchar(20) NOT NULL, source_id bigint(20) unsigned NOT NULL, target_id bigint(20) unsigned NOT NULL, PRIMARY KEY (kind, source_id) ) ', self::table() ) . $wpdb->get_charset_collate() ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- WordPress's own words.
		if ( false === $made ) {
			throw new \RuntimeException( esc_html__( 'The database table could not be created.', 'vitrine' ) );
		}
	}

	/**
	 * Where a piece went, whether or not it is still there; 0: it was never moved.
	 *
	 * @param string $kind One of the class constants.
	 * @param int    $id   ID in the built-in shop.
	 */
	public static function of( string $kind, int $id ): int {
		global $wpdb;
		return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT target_id FROM %i WHERE kind = %s AND source_id = %d', self::table(), $kind, $id ) );
	}

	/**
	 * Notes that a piece has been moved, within the transaction that moves it.
	 *
	 * @param string $kind   One of the class constants.
	 * @param int    $id     ID in the built-in shop.
	 * @param int    $target In WooCommerce.
	 * @throws \RuntimeException When it could not be noted.
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
	 * The coupons that were moved.
	 *
	 * @return list<int> Ids in the built-in shop.
	 */
	public static function coupons(): array {
		global $wpdb;
		if ( ! self::is_there() ) {
			return array();
		}
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT source_id FROM %i WHERE kind = %s', self::table(), self::COUPON ) ) ) );
	}

	/**
	 * SQL that leaves out those that were moved.
	 *
	 * @param string         $kind   One of the class constants.
	 * @param literal-string $column With their ids in the built-in shop.
	 */
	public static function none_of( string $kind, string $column ): string {
		global $wpdb;
		return self::is_there() ? (string) $wpdb->prepare( " AND $column NOT IN ( SELECT source_id FROM %i WHERE kind = %s )", self::table(), $kind ) : ''; // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared -- A constant string.
	}

	/**
	 * Whether anything was ever moved.
	 */
	private static function is_there(): bool {
		global $wpdb;
		return null !== $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( self::table() ) ) );
	}

	/**
	 * The table of this site.
	 */
	private static function table(): string {
		return Tables::name( 'moved' );
	}
}
