<?php
/**
 * Refunds in the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Refunds;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Requested refunds are counted at once with a single conditional statement, so that
 * concurrent ones cannot exceed the payment.
 */
final class RefundStore {

	/**
	 * @param \wpdb        $db     Database of the site.
	 * @param RefundCounts $counts Refunded quantities and amounts of lines.
	 */
	public function __construct(
		private readonly \wpdb $db,
		public readonly RefundCounts $counts,
	) {}

	/**
	 * Returns the store of this site.
	 */
	public static function of_site(): self {
		global $wpdb;
		return new self( $wpdb, new RefundCounts( $wpdb ) );
	}

	/**
	 * Saves a refund that is about to be requested or was made elsewhere. In a
	 * transaction, which must be rolled back on error.
	 *
	 * @param int              $order_id  Order ID.
	 * @param int              $amount    Amount in minor units.
	 * @param bool             $restock   Whether to restock at the end.
	 * @param string           $author    Name of the user.
	 * @param string           $reason    Reason.
	 * @param string           $reference Reference of the refund at the provider; empty: not made yet.
	 * @param list<RefundLine> $lines     Lines with amounts.
	 * @param int|null         $seen      Expected previously refunded amount in minor units; null: any.
	 * @return int|false|\WP_Error Refund ID; false if the amount exceeds what is left of the payment, or there is none.
	 */
	public function add( int $order_id, int $amount, bool $restock, string $author, string $reason, string $reference = '', array $lines = array(), ?int $seen = null ): int|false|\WP_Error {
		$taken = $this->db->query(
			(string) $this->db->prepare(
				'UPDATE %i SET refunded = refunded + %d WHERE id = %d AND refunded + %d <= total AND ( %d = 0 OR refunded = %d ) AND payment_status IN ( %s, %s )',
				$this->db->prefix . 'vitrine_orders',
				$amount,
				$order_id,
				$amount,
				(int) ( null !== $seen ),
				(int) $seen,
				PaymentStatus::PAID,
				PaymentStatus::PARTIALLY_REFUNDED
			)
		);
		if ( 1 !== $taken ) {
			return false === $taken ? Transaction::failed_statement() : false;
		}
		$row = array(
			'order_id'     => $order_id,
			'created'      => gmdate( 'Y-m-d H:i:s' ),
			'amount'       => $amount,
			'restock'      => (int) $restock,
			'status'       => Refund::PENDING,
			'reference'    => '' === $reference ? null : $reference,
			'author'       => $author,
			'reason'       => $reason,
			'refund_lines' => RefundLine::encode( $lines ),
		);
		return $this->db->insert( $this->table(), $row ) ? (int) $this->db->insert_id : Transaction::failed_statement();
	}

	/**
	 * Marks a refund as finished.
	 *
	 * @param int    $id        Refund ID.
	 * @param string $reference Reference of the refund at the provider; empty: unchanged.
	 * @return bool|\WP_Error False if it is no longer pending.
	 */
	public function finish( int $id, string $reference ): bool|\WP_Error {
		return $this->swap( 'UPDATE %i SET status = %s, reference = CASE WHEN %s = \'\' THEN reference ELSE %s END WHERE id = %d AND status = %s', Refund::DONE, $reference, $reference, $id, Refund::PENDING );
	}

	/**
	 * Reverts a refused refund, in a transaction.
	 *
	 * @param Refund $refund Pending refund.
	 * @return bool|\WP_Error False if it is no longer pending.
	 */
	public function undo( Refund $refund ): bool|\WP_Error {
		$done = $this->swap( 'UPDATE %i SET status = %s WHERE id = %d AND status = %s', Refund::FAILED, $refund->id, Refund::PENDING );
		if ( true !== $done ) {
			return $done;
		}
		return false === $this->db->query( (string) $this->db->prepare( 'UPDATE %i SET refunded = refunded - %d WHERE id = %d', $this->db->prefix . 'vitrine_orders', $refund->amount, $refund->order_id ) )
			? Transaction::failed_statement()
			: $this->counts->give_back( $refund );
	}

	/**
	 * Returns the finished refunds of an order in minor units.
	 *
	 * @param int $order_id Order ID.
	 */
	public function given( int $order_id ): int {
		return (int) $this->db->get_var( $this->db->prepare( 'SELECT SUM( amount ) FROM %i WHERE order_id = %d AND status = %s', $this->table(), $order_id, Refund::DONE ) );
	}

	/**
	 * Returns a refund.
	 *
	 * @param int $id Refund ID.
	 */
	public function load( int $id ): ?Refund {
		return $this->find( 'WHERE id = %d', $id )[0] ?? null;
	}

	/**
	 * Returns the refund with a reference.
	 *
	 * @param string $reference Reference of the refund at the payment provider.
	 */
	public function by_reference( string $reference ): ?Refund {
		return $this->find( 'WHERE reference = %s', $reference )[0] ?? null;
	}

	/**
	 * Returns the refunds of an order, the newest first.
	 *
	 * @param int $order_id Order ID.
	 * @return list<Refund>
	 */
	public function of( int $order_id ): array {
		return $this->find( 'WHERE order_id = %d ORDER BY id DESC', $order_id );
	}

	/**
	 * Returns refunds from their rows.
	 *
	 * @param literal-string $rest SQL after the table name, with one placeholder.
	 * @param int|string     $arg  Value of the placeholder.
	 * @return list<Refund>
	 */
	private function find( string $rest, int|string $arg ): array {
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array<string, string|null>> $rows
		 */
		$rows = (array) $this->db->get_results( $this->db->prepare( 'SELECT * FROM %i ' . $rest, $this->table(), $arg ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- $rest is one of the constant strings above.
		return array_map(
			static fn ( array $row ): Refund => new Refund(
				(int) $row['id'],
				(int) $row['order_id'],
				(string) $row['created'],
				(int) $row['amount'],
				(bool) $row['restock'],
				(string) $row['status'],
				(string) $row['reference'],
				(string) $row['author'],
				(string) $row['reason'],
				RefundLine::decode( (string) $row['refund_lines'] ),
			),
			$rows
		);
	}

	/**
	 * Runs a statement on the refunds table.
	 *
	 * @param literal-string $sql     SQL with placeholders, the first one for the table.
	 * @param string|int     ...$args Values of the other placeholders.
	 * @return bool|\WP_Error Whether a row was changed; an error if the query failed.
	 */
	private function swap( string $sql, string|int ...$args ): bool|\WP_Error {
		$rows = $this->db->query( (string) $this->db->prepare( $sql, $this->table(), ...$args ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared here; the SQL comes from constants of this class.
		return false === $rows ? Transaction::failed_statement() : 1 === $rows;
	}

	/**
	 * Returns the table name.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_order_refunds';
	}
}
