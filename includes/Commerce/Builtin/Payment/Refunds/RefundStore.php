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
 * Writes and loads refunds. What is asked for counts as refunded at once, by one
 * statement that compares, so that of two refunds at a time no more than the
 * payment is given back.
 */
final class RefundStore {

	/**
	 * @param \wpdb        $db     Database of the site.
	 * @param RefundCounts $counts What was refunded of lines.
	 */
	public function __construct(
		private readonly \wpdb $db,
		public readonly RefundCounts $counts,
	) {}

	/**
	 * The store of this site.
	 */
	public static function of_site(): self {
		global $wpdb;
		return new self( $wpdb, new RefundCounts( $wpdb ) );
	}

	/**
	 * Writes a refund that is about to be asked for, or was made elsewhere.
	 * Within a transaction, which must be undone when it fails.
	 *
	 * @param int              $order_id  Order ID.
	 * @param int              $amount    Amount in minor units.
	 * @param bool             $restock   Whether the goods go back into stock at the end.
	 * @param string           $author    Who wants it.
	 * @param string           $reason    Why.
	 * @param string           $reference What the one who has made it calls it; empty: it is not made yet.
	 * @param list<RefundLine> $lines     With their amounts.
	 * @param int|null         $seen      What was refunded before, where it must be so still; minor units.
	 * @return int|false|\WP_Error Its id; false: not so much is left of the payment, or there is none.
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
	 * Notes that a refund was made.
	 *
	 * @param int    $id        Its id.
	 * @param string $reference What the one who gives it back calls it; empty: as it was.
	 * @return bool|\WP_Error False: it is not pending any more.
	 */
	public function finish( int $id, string $reference ): bool|\WP_Error {
		return $this->swap( 'UPDATE %i SET status = %s, reference = CASE WHEN %s = \'\' THEN reference ELSE %s END WHERE id = %d AND status = %s', Refund::DONE, $reference, $reference, $id, Refund::PENDING );
	}

	/**
	 * Takes a refund back that was refused, within a transaction.
	 *
	 * @param Refund $refund Pending.
	 * @return bool|\WP_Error False: it is not pending any more.
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
	 * What was given back of an order for certain; minor units.
	 *
	 * @param int $order_id Order ID.
	 */
	public function given( int $order_id ): int {
		return (int) $this->db->get_var( $this->db->prepare( 'SELECT SUM( amount ) FROM %i WHERE order_id = %d AND status = %s', $this->table(), $order_id, Refund::DONE ) );
	}

	/**
	 * A refund.
	 *
	 * @param int $id Its id.
	 */
	public function load( int $id ): ?Refund {
		return $this->find( 'WHERE id = %d', $id )[0] ?? null;
	}

	/**
	 * The refund that somebody knows by a name.
	 *
	 * @param string $reference Reference of the refund at the payment provider.
	 */
	public function by_reference( string $reference ): ?Refund {
		return $this->find( 'WHERE reference = %s', $reference )[0] ?? null;
	}

	/**
	 * The refunds of an order, the newest first.
	 *
	 * @param int $order_id Order ID.
	 * @return list<Refund>
	 */
	public function of( int $order_id ): array {
		return $this->find( 'WHERE order_id = %d ORDER BY id DESC', $order_id );
	}

	/**
	 * Refunds of their rows.
	 *
	 * @param literal-string $rest SQL after the table's name, with one placeholder.
	 * @param int|string     $arg  Its value.
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
	 * Runs a statement on the refunds.
	 *
	 * @param literal-string $sql     SQL with placeholders, the first one for the table.
	 * @param string|int     ...$args For the others.
	 * @return bool|\WP_Error Whether it met a row; the error when it failed.
	 */
	private function swap( string $sql, string|int ...$args ): bool|\WP_Error {
		$rows = $this->db->query( (string) $this->db->prepare( $sql, $this->table(), ...$args ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared here; the statements are this class's constants.
		return false === $rows ? Transaction::failed_statement() : 1 === $rows;
	}

	/**
	 * Name of the table of refunds.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_order_refunds';
	}
}
