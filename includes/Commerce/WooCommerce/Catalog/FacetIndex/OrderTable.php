<?php
/**
 * Table of sort orders for which WooCommerce's tables have no index.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Catalog\FacetIndex;

use Vitrine\Commerce\Rules\FacetIndex\Storage\Places;

defined( 'ABSPATH' ) || exit;

/**
 * Has a row per product that is updated with each change: the first page of a large
 * result is found by scanning its index.
 */
final class OrderTable {

	/** Orders of listings, each with an index; sorted by ID last, like the database's own. */
	private const SQL = array(
		'menu_order' => 'menu_order ASC, title ASC, product_id ASC',
		'date'       => 'created DESC, product_id DESC',
	);

	/** Maximum number of titles to scan. */
	private const READ = 5000;

	/** Columns of each order, beside title and ID, so that only its index is read. */
	private const BY = array(
		'menu_order' => 'menu_order',
		'date'       => 'created',
	);

	/** Length of titles used for sorting. */
	private const TITLE = 190;

	/**
	 * Returns the name of the table.
	 */
	private static function name(): string {
		global $wpdb;
		return "{$wpdb->prefix}vitrine_wc_facet_orders";
	}

	/**
	 * Returns the schema of the table.
	 *
	 * @param string $collation Result of `wpdb::get_charset_collate()`.
	 * @return array<string, string> Table name to `CREATE TABLE`, as dbDelta() reads it.
	 */
	public static function schema( string $collation ): array {
		$name  = self::name();
		$title = self::TITLE;
		return array(
			$name => "CREATE TABLE $name (
				product_id bigint(20) unsigned NOT NULL,
				menu_order int(11) NOT NULL DEFAULT 0,
				title varchar($title) NOT NULL DEFAULT '',
				created datetime NOT NULL,
				PRIMARY KEY  (product_id),
				KEY by_menu_order (menu_order,title,product_id),
				KEY by_date (created,product_id,title)
			) $collation;",
		);
	}

	/**
	 * Writes products with their current data.
	 *
	 * @param list<int>|null $ids Product IDs; null: all.
	 */
	public static function write( ?array $ids ): void {
		global $wpdb;
		if ( array() !== $ids ) {
			$these = null === $ids ? "post_type = 'product'" : 'ID IN ( ' . implode( ', ', array_map( 'intval', $ids ) ) . ' )';
			// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.DirectDatabaseQuery -- Integers.
			$wpdb->query( $wpdb->prepare( "REPLACE INTO %i ( product_id, menu_order, title, created ) SELECT ID, menu_order, SUBSTRING( post_title, 1, %d ), post_date FROM %i WHERE $these", self::name(), self::TITLE, $wpdb->posts ) );
		}
	}

	/**
	 * Returns a range of products in an order. Some may be deleted or not listed.
	 *
	 * @param string $places Name of the table with the places of products.
	 * @param string $order  Order of the listing.
	 * @param int    $first  Offset.
	 * @param int    $count  Maximum number of products.
	 * @return array<int, int|null>|null Places by product ID, null for products without one; null: there is no index for that order.
	 */
	public static function page( string $places, string $order, int $first, int $count ): ?array {
		global $wpdb;
		$sql = isset( self::SQL[ $order ] ) ? str_replace( 'product_id', 'l.product_id', self::SQL[ $order ] ) : '';
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Sort order from this class, and numbers; not cached because products change.
		return '' === $sql ? null : Places::of_rows( (array) $wpdb->get_results( $wpdb->prepare( "SELECT l.product_id, k.place FROM %i l LEFT JOIN %i k ON k.product_id = l.product_id ORDER BY $sql LIMIT %d OFFSET %d", self::name(), $places, $count, $first ), ARRAY_N ) );
	}

	/**
	 * Returns the first products in an order whose titles have all words, among the
	 * first READ titles. Some may be deleted or not listed.
	 *
	 * @param string       $order Order of the listing.
	 * @param list<string> $words Words, or parts of words.
	 * @param int          $most  Maximum number of products.
	 * @return list<int> Empty if the index does not support the order.
	 */
	public static function named( string $order, array $words, int $most ): array {
		global $wpdb;
		$sql = self::SQL[ $order ] ?? '';
		if ( '' === $sql ) {
			return array();
		}
		$has = implode( ' AND ', array_map( static fn ( string $word ): string => (string) $wpdb->prepare( 'title LIKE %s', '%' . $wpdb->esc_like( $word ) . '%' ), $words ) );
		// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery -- Sort order from this class, conditions prepared above, and numbers; not cached because products change.
		return array_values( array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT product_id FROM ( SELECT product_id, title, ' . self::BY[ $order ] . " FROM %i ORDER BY $sql LIMIT %d ) first_ones WHERE ", self::name(), self::READ ) . $has . " ORDER BY $sql LIMIT " . $most ) ) );
	}
}
