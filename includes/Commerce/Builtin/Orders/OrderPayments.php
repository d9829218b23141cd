<?php
/**
 * Payments of orders in the database.
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
 * Every write compares what it expects and swaps it in one statement, so of
 * several requests exactly one gets true. What may follow what is decided by
 * PaymentStatus.
 */
final class OrderPayments {

	/** Seconds that the owner of a payment is believed to live. */
	private const LEASE = 30;

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * The payment of an order.
	 *
	 * @param int $id Order ID.
	 * @return PaymentState|null Null: it cannot be read.
	 */
	public function of( int $id ): ?PaymentState {
		$row = $this->db->get_row( $this->db->prepare( 'SELECT payment_status, payment_owner, payment_lease, payment_url, accepted FROM %i WHERE id = %d', $this->table(), $id ), ARRAY_A );
		return is_array( $row )
			? new PaymentState( (string) $row['payment_status'], (string) $row['payment_owner'], (int) $row['payment_lease'], null !== $row['accepted'], '' !== (string) $row['payment_url'] )
			: null;
	}

	/**
	 * Makes a step of an order and its payment.
	 *
	 * @param OrderChange $change The step.
	 * @return bool|\WP_Error False: one of both is no longer what it was; the error when the statement failed.
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
			// It waits for its payment again, from the beginning.
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
			// The shopper can try again from the same form.
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
	 * Makes a dead owner's payment another's.
	 *
	 * @param int          $id    Order ID.
	 * @param PaymentState $seen  As it was read.
	 * @param string       $owner Who takes it over; empty: nobody, since nobody can tell what became of it.
	 * @return bool Whether it was still so.
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
	 * Notes that a gateway is asked from now on, with a whole lease for it.
	 *
	 * @param int    $id    Order ID.
	 * @param string $owner Whose the payment is.
	 * @return string|null The owner's name from now on; null: it is no longer its payment.
	 */
	public function ask( int $id, string $owner ): ?string {
		$asking = PaymentState::asking( $owner );
		$done   = $this->run( 'UPDATE %i SET payment_owner = %s, payment_lease = %d WHERE id = %d AND payment_status = %s AND payment_owner = %s', $asking, self::lease_end(), $id, PaymentStatus::IN_PROGRESS, $owner );
		return true === $done ? $asking : null;
	}

	/**
	 * Lets go of a payment of which nobody knows what became of it.
	 *
	 * @param int    $id    Order ID.
	 * @param string $owner Whose it was.
	 * @param bool   $again Whether the gateway is to be asked again.
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
	 * Keeps the address of a payment page: from now on the shopper is asked, and
	 * nobody else.
	 *
	 * @param int    $id        Order ID.
	 * @param string $owner     Whose the payment was.
	 * @param string $url       Absolute.
	 * @param string $reference What the one who will take the payment calls it.
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
	 * Moves a payment where its order stays as it is: money that came when the
	 * order was over already or on its way, or went back in part.
	 *
	 * @param int    $id        Order ID.
	 * @param string $from      The payment's status.
	 * @param string $to        Its new one.
	 * @param string $reference What the one who took it calls it; empty: as it was.
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
	 * Payments whose owner died, and those of which the gateway is to be asked again.
	 *
	 * @param int $before Unix time before which the lease ended.
	 * @return list<int> Ids of orders, the oldest first.
	 */
	public function abandoned( int $before ): array {
		$ids = $this->db->get_col( $this->db->prepare( 'SELECT id FROM %i WHERE status = %s AND payment_status = %s AND payment_lease > 0 AND payment_lease < %d ORDER BY id LIMIT 100', $this->table(), OrderStatus::PENDING, PaymentStatus::IN_PROGRESS, $before ) );
		return array_map( 'intval', $ids );
	}

	/**
	 * Orders that have waited for their money since before a moment.
	 *
	 * @param string $status `pending`: since they were placed, or it was last tried to pay them, and none that was made by hand; any other: since they were accepted.
	 * @param string $before UTC, `Y-m-d H:i:s`.
	 * @param string $method Id of their way of paying; empty: any.
	 * @return list<int> At most 100 ids, the oldest first.
	 */
	public function unpaid( string $status, string $before, string $method = '' ): array {
		$ids = OrderStatus::PENDING === $status
			? $this->db->get_col( $this->db->prepare( 'SELECT id FROM %i WHERE status = %s AND payment_status = %s AND created_via = %s AND COALESCE( payment_begun, created ) < %s AND ( %s = \'\' OR payment_method = %s ) ORDER BY id LIMIT 100', $this->table(), $status, PaymentStatus::UNPAID, Order::VIA_CHECKOUT, $before, $method, $method ) )
			: $this->db->get_col( $this->db->prepare( 'SELECT id FROM %i WHERE status = %s AND payment_status = %s AND accepted < %s AND ( %s = \'\' OR payment_method = %s ) ORDER BY id LIMIT 100', $this->table(), $status, PaymentStatus::UNPAID, $before, $method, $method ) );
		return array_map( 'intval', $ids );
	}

	/**
	 * The ways of paying of accepted orders that wait for their money.
	 *
	 * @param string $status The orders'.
	 * @return list<string> Ids.
	 */
	public function unpaid_methods( string $status ): array {
		$methods = $this->db->get_col( $this->db->prepare( 'SELECT DISTINCT payment_method FROM %i WHERE status = %s AND payment_status = %s', $this->table(), $status, PaymentStatus::UNPAID ) );
		return array_map( 'strval', $methods );
	}

	/**
	 * The end of a lease that begins now.
	 */
	public static function lease_end(): int {
		/**
		 * How long the request that asks a gateway is believed to live. After
		 * that the order is taken over, where its gateway allows it.
		 *
		 * @param int $seconds At least 1.
		 *
		 * @example
		 * // The bank behind this gateway may take two minutes.
		 * add_filter( 'vitrine_payment_lease', fn( $seconds ) => max( $seconds, 120 ) );
		 */
		return time() + max( 1, (int) apply_filters( 'vitrine_payment_lease', self::LEASE ) );
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
	 * Name of the table of orders.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_orders';
	}
}
