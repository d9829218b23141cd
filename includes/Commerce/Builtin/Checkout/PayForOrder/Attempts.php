<?php
/**
 * Tries to pay orders, in the database.
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
 * Every write compares what it expects and swaps it in one statement, as
 * OrderPayments does, so that of several tries one goes on.
 */
final class Attempts {

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * The last try to pay an order after it was made.
	 *
	 * @param int $id Order ID.
	 * @return string Its name, 64 hex digits; empty: there was none.
	 */
	public function last( int $id ): string {
		return (string) $this->db->get_var( $this->db->prepare( 'SELECT payment_key FROM %i WHERE id = %d', $this->table(), $id ) );
	}

	/**
	 * Begins one.
	 *
	 * @param int     $id      Order ID.
	 * @param Attempt $attempt The try.
	 * @return bool|\WP_Error False: another one was faster, or the order no longer waits for its payment; the error when the statement failed.
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
	 * Notes that one came to nothing: the order can be paid by another.
	 *
	 * @param int    $id    Order ID.
	 * @param string $owner The request that asked the gateway.
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
	 * Forgets the payment page of an order, which is closed: the order can be paid by another.
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
	 * Runs a statement on the orders.
	 *
	 * @param literal-string $sql     SQL with placeholders, the first one for the table.
	 * @param string|int     ...$args For the others.
	 * @return bool|\WP_Error Whether it met a row; the error when it failed.
	 */
	private function run( string $sql, string|int ...$args ): bool|\WP_Error {
		$rows = $this->db->query( (string) $this->db->prepare( $sql, $this->table(), ...$args ) ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- Prepared here; the statements are this class's constants.
		return false === $rows ? Transaction::failed_statement() : 1 === $rows;
	}

	/**
	 * Name of the table of attempts to pay.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_orders';
	}
}
