<?php
/**
 * Refunded quantities and amounts of order lines.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

use Vitrine\Commerce\Builtin\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Stored in the lines and updated with conditional statements, so that concurrent
 * refunds cannot refund the same items.
 *
 * @phpstan-type Counts array{id: int, quantity: int, refunded_quantity: int, refunded: int, restocked: int}
 */
final class RefundCounts {

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Returns the counts of an order.
	 *
	 * @param int $order_id Order ID.
	 * @return array<int, Counts> Counts by position; RefundLine::SHIPPING has the order ID and no quantity.
	 */
	public function of( int $order_id ): array {
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array<string, string>> $rows
		 */
		$rows   = (array) $this->db->get_results( $this->db->prepare( 'SELECT id, quantity, refunded_quantity, refunded, restocked FROM %i WHERE order_id = %d ORDER BY id', $this->items(), $order_id ), ARRAY_A );
		$counts = array_map( static fn ( array $row ): array => self::counts( ...array_map( 'intval', $row ) ), $rows );
		$sent   = (int) $this->db->get_var( $this->db->prepare( 'SELECT shipping_refunded FROM %i WHERE id = %d', $this->orders(), $order_id ) );
		return $counts + array( RefundLine::SHIPPING => self::counts( $order_id, 0, 0, $sent ) );
	}

	/**
	 * Marks lines as refunded, in the transaction of the refund.
	 *
	 * @param list<RefundLine>   $lines Lines with amounts.
	 * @param array<int, Counts> $seen  Counts that the amounts were calculated from.
	 * @return bool|\WP_Error False if a line has changed meanwhile.
	 */
	public function take( array $lines, array $seen ): bool|\WP_Error {
		foreach ( $lines as $line ) {
			$count = $seen[ $line->item ];
			$done  = RefundLine::SHIPPING === $line->item
				? $this->run( 'UPDATE %i SET shipping_refunded = shipping_refunded + %d WHERE id = %d AND shipping_refunded = %d', $this->orders(), (int) $line->amount, $count['id'], $count['refunded'] )
				: $this->run( 'UPDATE %i SET refunded_quantity = refunded_quantity + %d, refunded = refunded + %d WHERE id = %d AND refunded_quantity = %d AND refunded = %d', $this->items(), $line->quantity, (int) $line->amount, $count['id'], $count['refunded_quantity'], $count['refunded'] );
			if ( true !== $done ) {
				return $done;
			}
		}
		return true;
	}

	/**
	 * Reverts take() after the refund was refused.
	 *
	 * @param Refund $refund Refund.
	 * @return bool|\WP_Error
	 */
	public function give_back( Refund $refund ): bool|\WP_Error {
		$counts = array() === $refund->lines ? array() : $this->of( $refund->order_id );
		$done   = true;
		foreach ( $refund->lines as $line ) {
			$one  = RefundLine::SHIPPING === $line->item
				? $this->run( 'UPDATE %i SET shipping_refunded = shipping_refunded - %d WHERE id = %d', $this->orders(), (int) $line->amount, $refund->order_id )
				: $this->run( 'UPDATE %i SET refunded_quantity = refunded_quantity - %d, refunded = refunded - %d WHERE id = %d', $this->items(), $line->quantity, (int) $line->amount, $counts[ $line->item ]['id'] ?? 0 );
			$done = is_wp_error( $one ) ? $one : $done;
		}
		return $done;
	}

	/**
	 * Returns the counts of a line.
	 *
	 * @param int $id                ID of the order item, or of the order.
	 * @param int $quantity          Purchased quantity.
	 * @param int $refunded_quantity Refunded quantity.
	 * @param int $refunded          Refunded amount in minor units.
	 * @param int $restocked         Restocked quantity.
	 * @return Counts
	 */
	private static function counts( int $id, int $quantity, int $refunded_quantity, int $refunded, int $restocked = 0 ): array {
		return compact( 'id', 'quantity', 'refunded_quantity', 'refunded', 'restocked' );
	}

	/**
	 * Runs a statement.
	 *
	 * @param literal-string $sql     SQL with placeholders, the first one for the table.
	 * @param string|int     ...$args Values of the placeholders.
	 * @return bool|\WP_Error Whether a row was changed; an error if the query failed.
	 */
	private function run( string $sql, string|int ...$args ): bool|\WP_Error {
		$rows = $this->db->query( (string) $this->db->prepare( $sql, ...$args ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared here; the SQL comes from constants of this class.
		return false === $rows ? Transaction::failed_statement() : 1 === $rows;
	}

	/**
	 * Returns the table name of orders.
	 */
	private function orders(): string {
		return $this->db->prefix . 'vitrine_orders';
	}

	/**
	 * Returns the table name of order items.
	 */
	private function items(): string {
		return $this->db->prefix . 'vitrine_order_items';
	}
}
