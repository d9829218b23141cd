<?php
/**
 * Stock of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Products\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Releases stock, each item once: the restocked quantity of a line is updated with a
 * conditional statement. A failed order that is paid again takes its stock again.
 */
final class OrderStock {

	/** Maximum number of attempts if a line changes meanwhile. */
	private const TRIES = 10;

	/**
	 * Releases items that are not restocked yet. In a transaction, which must be rolled
	 * back on error.
	 *
	 * @param int                  $order_id   Order ID.
	 * @param array<int, int>|null $quantities Quantities by position of the line; null: all.
	 * @return true|\WP_Error
	 */
	public static function give_back( int $order_id, ?array $quantities = null ): bool|\WP_Error {
		global $wpdb;
		$ids   = array_map( 'intval', $wpdb->get_col( $wpdb->prepare( 'SELECT id FROM %i WHERE order_id = %d ORDER BY id', self::table(), $order_id ) ) );
		$goods = array();
		foreach ( $ids as $at => $id ) {
			$wanted = null === $quantities ? PHP_INT_MAX : $quantities[ $at ] ?? 0;
			$one    = $wanted > 0 ? self::count( $id, $wanted ) : null;
			if ( is_wp_error( $one ) ) {
				return $one;
			}
			if ( null !== $one ) {
				$goods[] = $one;
			}
		}
		return array() === $goods ? true : Stock::release( $goods );
	}

	/**
	 * Takes all restocked items again. In a transaction, which must be rolled back on
	 * error.
	 *
	 * @param int $order_id Order ID.
	 * @return true|\WP_Error See Stock::take().
	 */
	public static function take_again( int $order_id ): bool|\WP_Error {
		global $wpdb;
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array{product_id: numeric-string, variation_id: numeric-string, restocked: numeric-string}> $rows
		 */
		$rows  = (array) $wpdb->get_results( $wpdb->prepare( 'SELECT product_id, variation_id, restocked FROM %i WHERE order_id = %d AND restocked > 0 ORDER BY id', self::table(), $order_id ), ARRAY_A );
		$goods = array_map( static fn ( array $row ): array => array( (int) $row['product_id'], (int) $row['variation_id'], (int) $row['restocked'] ), $rows );
		$taken = array() === $goods ? true : Stock::take( $goods );
		if ( true === $taken && false === $wpdb->query( $wpdb->prepare( 'UPDATE %i SET restocked = 0 WHERE order_id = %d', self::table(), $order_id ) ) ) {
			return Transaction::failed_statement();
		}
		return $taken;
	}

	/**
	 * Marks items of a line as restocked.
	 *
	 * @param int $id     ID of the order item.
	 * @param int $wanted Maximum quantity.
	 * @return array{0: int, 1: int, 2: int}|\WP_Error|null In the format of Stock; null: none left to restock.
	 */
	private static function count( int $id, int $wanted ): array|\WP_Error|null {
		global $wpdb;
		for ( $try = 1; $try <= self::TRIES; $try++ ) {
			$row    = (array) $wpdb->get_row( $wpdb->prepare( 'SELECT product_id, variation_id, quantity, restocked FROM %i WHERE id = %d', self::table(), $id ), ARRAY_A );
			$pieces = min( $wanted, (int) ( $row['quantity'] ?? 0 ) - (int) ( $row['restocked'] ?? 0 ) );
			if ( $pieces <= 0 ) {
				return null;
			}
			$done = $wpdb->query( $wpdb->prepare( 'UPDATE %i SET restocked = restocked + %d WHERE id = %d AND restocked = %d', self::table(), $pieces, $id, (int) $row['restocked'] ) );
			if ( 1 === $done ) {
				return array( (int) $row['product_id'], (int) $row['variation_id'], $pieces );
			}
			if ( false === $done ) {
				break;
			}
		}
		return Transaction::failed_statement();
	}

	/**
	 * Returns the table name of order items.
	 */
	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_order_items';
	}
}
