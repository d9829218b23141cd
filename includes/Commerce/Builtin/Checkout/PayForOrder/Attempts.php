<?php
/**
 * Attempts to pay orders, in the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\PayForOrder;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Orders\OrderPayments;
use Vitrine\Commerce\Builtin\Orders\OrderRows;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Every write is a single conditional statement, as in OrderPayments, so that only one
 * of several concurrent attempts succeeds.
 */
final class Attempts {

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Returns the key of the last attempt to pay an existing order.
	 *
	 * @param int $id Order ID.
	 * @return string 64 hex digits; empty: none.
	 */
	public function last( int $id ): string {
		return (string) $this->db->get_var( $this->db->prepare( 'SELECT payment_key FROM %i WHERE id = %d', $this->table(), $id ) );
	}

	/**
	 * Starts an attempt.
	 *
	 * @param int     $id      Order ID.
	 * @param Attempt $attempt Attempt.
	 * @return bool|\WP_Error False if another was faster, or the order is no longer payable; an error if the query failed.
	 */
	public function begin( int $id, Attempt $attempt ): bool|\WP_Error {
		return $this->run(
			'UPDATE %i SET payment_status = %s, payment_owner = %s, payment_lease = %d, payment_method = %s, payment_title = %s, payment_key = %s, payment_begun = %s, payment_url = \'\', reference = \'\'
			WHERE id = %d AND status = %s AND payment_status = %s AND payment_key = %s',
			PaymentStatus::IN_PROGRESS,
			$attempt->owner,
			OrderPayments::lease_end(),
			$attempt->method,
			mb_substr( $attempt->title, 0, OrderRows::LABEL ),
			$attempt->key,
			gmdate( 'Y-m-d H:i:s' ),
			$id,
			OrderStatus::PENDING,
			PaymentStatus::UNPAID,
			$attempt->seen
		);
	}

	/**
	 * Records that an attempt failed, so that the order can be paid again.
	 *
	 * @param int    $id    Order ID.
	 * @param string $owner ID of the request that charged the payment.
	 */
	public function give_up( int $id, string $owner ): bool {
		return true === $this->run(
			'UPDATE %i SET payment_status = %s, payment_owner = \'\', payment_lease = 0 WHERE id = %d AND status = %s AND payment_status = %s AND payment_owner = %s',
			PaymentStatus::UNPAID,
			$id,
			OrderStatus::PENDING,
			PaymentStatus::IN_PROGRESS,
			$owner
		);
	}

	/**
	 * Removes the closed payment page of an order, so that the order can be paid again.
	 *
	 * @param Order $order Order as loaded.
	 */
	public function leave_page( Order $order ): bool {
		return true === $this->run(
			'UPDATE %i SET payment_url = \'\', reference = \'\' WHERE id = %d AND status = %s AND payment_status = %s AND reference = %s AND payment_url <> \'\'',
			$order->id,
			OrderStatus::PENDING,
			PaymentStatus::UNPAID,
			$order->reference
		);
	}

	/**
	 * Runs a statement on the orders table.
	 *
	 * @param literal-string $sql     SQL with placeholders, the first one for the table.
	 * @param string|int     ...$args Values of the other placeholders.
	 * @return bool|\WP_Error Whether a row was changed; an error if the query failed.
	 */
	private function run( string $sql, string|int ...$args ): bool|\WP_Error {
		$rows = $this->db->query( (string) $this->db->prepare( $sql, $this->table(), ...$args ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared here; the SQL comes from constants of this class.
		return false === $rows ? Transaction::failed_statement() : 1 === $rows;
	}

	/**
	 * Returns the table name.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_orders';
	}
}
