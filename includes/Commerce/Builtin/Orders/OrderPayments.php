<?php
/**
 * Order payments in the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Payment\Recovery\PaymentState;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Every write is a single conditional statement, so that only one of several requests
 * succeeds. PaymentStatus decides which transitions are allowed.
 */
final class OrderPayments {

	/** Lifetime of a payment's lease in seconds. */
	private const LEASE = 30;

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Returns the payment of an order.
	 *
	 * @param int $id Order ID.
	 * @return PaymentState|null Null if it cannot be read.
	 */
	public function of( int $id ): ?PaymentState {
		$row = $this->db->get_row( $this->db->prepare( 'SELECT payment_status, payment_owner, payment_lease, payment_url, accepted FROM %i WHERE id = %d', $this->table(), $id ), ARRAY_A );
		return is_array( $row )
			? new PaymentState( (string) $row['payment_status'], (string) $row['payment_owner'], (int) $row['payment_lease'], null !== $row['accepted'], '' !== (string) $row['payment_url'] )
			: null;
	}

	/**
	 * Applies a change to order and payment.
	 *
	 * @param OrderChange $change Change.
	 * @return bool|\WP_Error False if a status is no longer the expected one; an error if the query failed.
	 */
	public function swap( OrderChange $change ): bool|\WP_Error {
		return $this->run(
			'UPDATE %i SET status = %s, payment_status = %s, payment_owner = \'\', payment_lease = 0, cart = \'\',
				reference = CASE WHEN %d = 1 THEN \'\' WHEN %s = \'\' THEN reference ELSE %s END,
				refunded = CASE WHEN %s = %s THEN total ELSE refunded END,
				accepted = CASE WHEN %d = 1 THEN NULL WHEN accepted IS NULL AND %d = 1 THEN %s ELSE accepted END,
				payment_url = CASE WHEN %d = 1 THEN \'\' ELSE payment_url END,
				payment_begun = CASE WHEN %d = 1 THEN %s ELSE payment_begun END,
				idempotency_key = CASE WHEN %d = 1 THEN NULL ELSE idempotency_key END
			WHERE id = %d AND status = %s AND payment_status = %s
				AND ( %d = 1 OR payment_owner = %s OR payment_owner = \'\' )
				AND ( %d = 0 OR payment_status <> %s OR payment_lease < %d )',
			$change->to,
			$change->payment_to,
			// The order waits for payment again.
			(int) $change->takes_again(),
			$change->reference,
			$change->reference,
			$change->payment_to,
			PaymentStatus::REFUNDED,
			(int) $change->takes_again(),
			(int) $change->accepts(),
			gmdate( 'Y-m-d H:i:s' ),
			(int) $change->takes_again(),
			(int) $change->takes_again(),
			gmdate( 'Y-m-d H:i:s' ),
			// Lets the shopper submit the same form again.
			(int) ( OrderStatus::FAILED === $change->to ),
			$change->id,
			$change->from,
			$change->payment_from,
			(int) ( null === $change->owner ),
			(string) $change->owner,
			(int) $change->must_wait(),
			PaymentStatus::IN_PROGRESS,
			time()
		);
	}

	/**
	 * Takes over the payment of a dead request.
	 *
	 * @param int          $id    Order ID.
	 * @param PaymentState $seen  State that was read.
	 * @param string       $owner ID of the new owner; empty: none, since the result cannot be determined.
	 * @return bool Whether the state was unchanged.
	 */
	public function take_over( int $id, PaymentState $seen, string $owner ): bool {
		return true === $this->run(
			'UPDATE %i SET payment_owner = %s, payment_lease = %d WHERE id = %d AND payment_status = %s AND payment_owner = %s AND payment_lease = %d AND payment_lease < %d',
			$owner,
			'' === $owner ? 0 : self::lease_end(),
			$id,
			PaymentStatus::IN_PROGRESS,
			$seen->owner,
			$seen->lease,
			time()
		);
	}

	/**
	 * Records that the gateway is about to be called, and renews the lease.
	 *
	 * @param int    $id    Order ID.
	 * @param string $owner ID of the owner.
	 * @return string|null New ID of the owner; null: the payment has another owner.
	 */
	public function ask( int $id, string $owner ): ?string {
		$asking = PaymentState::asking( $owner );
		$done   = $this->run( 'UPDATE %i SET payment_owner = %s, payment_lease = %d WHERE id = %d AND payment_status = %s AND payment_owner = %s', $asking, self::lease_end(), $id, PaymentStatus::IN_PROGRESS, $owner );
		return true === $done ? $asking : null;
	}

	/**
	 * Releases a payment whose result is unknown.
	 *
	 * @param int    $id    Order ID.
	 * @param string $owner ID of the owner.
	 * @param bool   $again Whether the gateway can be asked again.
	 */
	public function let_go( int $id, string $owner, bool $again ): bool {
		return true === $this->run(
			'UPDATE %i SET payment_owner = \'\', payment_lease = %d WHERE id = %d AND payment_status = %s AND payment_owner = %s',
			$again ? time() : 0,
			$id,
			PaymentStatus::IN_PROGRESS,
			$owner
		);
	}

	/**
	 * Saves the URL of a payment page, where the shopper continues.
	 *
	 * @param int    $id        Order ID.
	 * @param string $owner     ID of the owner.
	 * @param string $url       Absolute URL.
	 * @param string $reference Reference of the payment at the provider.
	 */
	public function wait_at( int $id, string $owner, string $url, string $reference ): bool {
		return true === $this->run(
			'UPDATE %i SET payment_status = %s, payment_owner = \'\', payment_lease = 0, payment_url = %s, reference = CASE WHEN %s = \'\' THEN reference ELSE %s END
			WHERE id = %d AND payment_status = %s AND ( payment_owner = %s OR payment_owner = \'\' )',
			PaymentStatus::UNPAID,
			$url,
			$reference,
			$reference,
			$id,
			PaymentStatus::IN_PROGRESS,
			$owner
		);
	}

	/**
	 * Changes the payment status of an order only: for a late payment, one in transit,
	 * or a partial refund.
	 *
	 * @param int    $id        Order ID.
	 * @param string $from      Current payment status.
	 * @param string $to        New payment status.
	 * @param string $reference Reference of the payment at the provider; empty: unchanged.
	 */
	public function move( int $id, string $from, string $to, string $reference ): bool {
		return PaymentStatus::allows( $from, $to ) && true === $this->run(
			'UPDATE %i SET payment_status = %s, payment_owner = \'\', payment_lease = 0, reference = CASE WHEN %s = \'\' THEN reference ELSE %s END WHERE id = %d AND payment_status = %s',
			$to,
			$reference,
			$reference,
			$id,
			$from
		);
	}

	/**
	 * Returns orders whose payment has an expired lease, or whose gateway has to be
	 * asked again.
	 *
	 * @param int $before Unix timestamp before which the lease expired.
	 * @return list<int> Order IDs, the oldest first.
	 */
	public function abandoned( int $before ): array {
		$ids = $this->db->get_col( $this->db->prepare( 'SELECT id FROM %i WHERE status = %s AND payment_status = %s AND payment_lease > 0 AND payment_lease < %d ORDER BY id LIMIT 100', $this->table(), OrderStatus::PENDING, PaymentStatus::IN_PROGRESS, $before ) );
		return array_map( 'intval', $ids );
	}

	/**
	 * Returns orders that have been unpaid for some time.
	 *
	 * @param string $status `pending`: unpaid since the last attempt to pay, without manual orders; others: unpaid since they were accepted.
	 * @param string $before Date in UTC, `Y-m-d H:i:s`.
	 * @param string $method ID of the payment method; empty: any.
	 * @return list<int> Up to 100 order IDs, the oldest first.
	 */
	public function unpaid( string $status, string $before, string $method = '' ): array {
		$ids = OrderStatus::PENDING === $status
			? $this->db->get_col( $this->db->prepare( 'SELECT id FROM %i WHERE status = %s AND payment_status = %s AND created_via = %s AND COALESCE( payment_begun, created ) < %s AND ( %s = \'\' OR payment_method = %s ) ORDER BY id LIMIT 100', $this->table(), $status, PaymentStatus::UNPAID, Order::VIA_CHECKOUT, $before, $method, $method ) )
			: $this->db->get_col( $this->db->prepare( 'SELECT id FROM %i WHERE status = %s AND payment_status = %s AND accepted < %s AND ( %s = \'\' OR payment_method = %s ) ORDER BY id LIMIT 100', $this->table(), $status, PaymentStatus::UNPAID, $before, $method, $method ) );
		return array_map( 'intval', $ids );
	}

	/**
	 * Returns the payment methods of accepted unpaid orders.
	 *
	 * @param string $status Order status.
	 * @return list<string> Payment method IDs.
	 */
	public function unpaid_methods( string $status ): array {
		$methods = $this->db->get_col( $this->db->prepare( 'SELECT DISTINCT payment_method FROM %i WHERE status = %s AND payment_status = %s', $this->table(), $status, PaymentStatus::UNPAID ) );
		return array_map( 'strval', $methods );
	}

	/**
	 * Returns the end of a lease that starts now.
	 */
	public static function lease_end(): int {
		/**
		 * Filters the lease of a request that calls a gateway. After it expires another
		 * request takes over, if the gateway allows it.
		 *
		 * @param int $seconds Seconds, at least 1.
		 *
		 * @example
		 * // The bank behind this gateway may take two minutes.
		 * add_filter( 'vitrine_payment_lease', fn( $seconds ) => max( $seconds, 120 ) );
		 */
		return time() + max( 1, (int) apply_filters( 'vitrine_payment_lease', self::LEASE ) );
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
