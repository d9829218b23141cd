<?php
/**
 * The stock that orders hold.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Products\Stock;

defined( 'ABSPATH' ) || exit;

/**
 * Gives pieces back into stock, each once: what went back is counted on its line
 * by a statement that compares with what was seen. A failed order that is to be
 * paid after all takes them again.
 */
final class OrderStock {

	/** How often a line is read anew that changes meanwhile. */
	private const TRIES = 10;

	/**
	 * Gives pieces back that are not in stock again already. Within a transaction,
	 * which must be undone when it fails.
	 *
	 * @param int                  $order_id   Order ID.
	 * @param array<int, int>|null $quantities Pieces by the position of their line; null: all.
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
	 * Takes all pieces again that went back. Within a transaction, which must be
	 * undone when it fails.
	 *
	 * @param int $order_id Order ID.
	 * @return true|\WP_Error As Stock::take() has it.
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
	 * Counts pieces of a line as given back.
	 *
	 * @param int $id     The item's id.
	 * @param int $wanted At most so many.
	 * @return array{0: int, 1: int, 2: int}|\WP_Error|null As Stock takes it; null: none is left to give back.
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
	 * The items' table.
	 */
	private static function table(): string {
		global $wpdb;
		return $wpdb->prefix . 'vitrine_order_items';
	}
}
