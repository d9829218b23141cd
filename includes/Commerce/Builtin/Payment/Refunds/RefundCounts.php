<?php
/**
 * What was refunded of the lines of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

use Vitrine\Commerce\Builtin\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Counted on the lines themselves, by statements that compare with what was
 * seen, so that of two refunds at a time none takes what the other has.
 *
 * @phpstan-type Counts array{id: int, quantity: int, refunded_quantity: int, refunded: int, restocked: int}
 */
final class RefundCounts {

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * The counts of an order.
	 *
	 * @param int $order_id Order ID.
	 * @return array<int, Counts> By position; RefundLine::SHIPPING has the order's id and no pieces.
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
	 * Counts lines as refunded, within the transaction of their refund.
	 *
	 * @param list<RefundLine>   $lines With their amounts.
	 * @param array<int, Counts> $seen  By what these were calculated.
	 * @return bool|\WP_Error False: one has changed meanwhile.
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
	 * Takes back what take() has counted: the refund was refused.
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
	 * The counts of one line.
	 *
	 * @param int $id                Of the item, or of the order.
	 * @param int $quantity          Bought.
	 * @param int $refunded_quantity Given back.
	 * @param int $refunded          Minor units.
	 * @param int $restocked         Pieces that are in stock again.
	 * @return Counts
	 */
	private static function counts( int $id, int $quantity, int $refunded_quantity, int $refunded, int $restocked = 0 ): array {
		return compact( 'id', 'quantity', 'refunded_quantity', 'refunded', 'restocked' );
	}

	/**
	 * Runs a statement.
	 *
	 * @param literal-string $sql     SQL with placeholders, the first one for the table.
	 * @param string|int     ...$args For them.
	 * @return bool|\WP_Error Whether it met a row; the error when it failed.
	 */
	private function run( string $sql, string|int ...$args ): bool|\WP_Error {
		$rows = $this->db->query( (string) $this->db->prepare( $sql, ...$args ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared here; the statements are this class's constants.
		return false === $rows ? Transaction::failed_statement() : 1 === $rows;
	}

	/**
	 * The orders' table.
	 */
	private function orders(): string {
		return $this->db->prefix . 'vitrine_orders';
	}

	/**
	 * The items' table.
	 */
	private function items(): string {
		return $this->db->prefix . 'vitrine_order_items';
	}
}
