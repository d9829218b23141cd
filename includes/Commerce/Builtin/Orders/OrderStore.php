<?php
/**
 * Orders in the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Writes and loads orders. Knows no rule: who may see one and what may become
 * of it is decided by Orders and OrderChanges.
 */
final class OrderStore {

	/** Error code: the idempotency key has an order already. */
	public const REPEATED = 'repeated';

	/**
	 * @param \wpdb    $db           Database of the site.
	 * @param \Closure $received_url `( int $id, string $key ): string`, the receipt's address.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly \Closure $received_url,
	) {}

	/**
	 * Writes a new order with its items, within a transaction. Another request
	 * with the same idempotency key waits here for this one's outcome.
	 *
	 * @param Order  $order           Its id and the addresses of pages are not read.
	 * @param string $idempotency_key 64 hex digits.
	 * @param string $owner           The request that will ask the gateway; empty: none does.
	 * @return int|\WP_Error The order's id; the error REPEATED when this key has an order. The transaction must then be undone.
	 */
	public function insert( Order $order, string $idempotency_key, string $owner ): int|\WP_Error {
		$row = OrderRows::of_order( $order ) + array(
			'idempotency_key' => $idempotency_key,
			'payment_owner'   => $owner,
			'payment_lease'   => '' === $owner ? 0 : OrderPayments::lease_end(),
		);
		if ( ! $this->db->insert( $this->table(), $row ) ) {
			return preg_match( '/duplicate|unique/i', $this->db->last_error )
				? new \WP_Error( self::REPEATED )
				: Transaction::failed_statement();
		}
		$id = (int) $this->db->insert_id;
		foreach ( $order->items as $item ) {
			if ( ! $this->db->insert( $this->table( 'order_items' ), OrderRows::of_item( $id, $item ) ) ) {
				return Transaction::failed_statement();
			}
		}
		return $id;
	}

	/**
	 * An order, whoever asks.
	 *
	 * @param int $id Order ID.
	 */
	public function load( int $id ): ?Order {
		return $this->orders( $this->rows( 'WHERE id = %d', array( $id ) ) )[0] ?? null;
	}

	/**
	 * The order that was placed under an idempotency key.
	 *
	 * @param string $idempotency_key 64 hex digits.
	 * @return Order|\WP_Error|null Null: there is none; the error: that cannot be told, so none must be made.
	 */
	public function by_idempotency_key( string $idempotency_key ): Order|\WP_Error|null {
		$orders = $this->orders( $this->rows( 'WHERE idempotency_key = %s', array( $idempotency_key ) ) );
		return $orders[0] ?? ( '' === (string) $this->db->last_error ? null : Transaction::failed_statement() );
	}

	/**
	 * The order whose payment somebody knows by a name.
	 *
	 * @param string $method    Id of its way of paying.
	 * @param string $reference What the one who takes the payment calls it.
	 */
	public function by_reference( string $method, string $reference ): ?Order {
		return '' === $reference ? null : $this->orders( $this->rows( 'WHERE reference = %s AND payment_method = %s ORDER BY id DESC LIMIT 1', array( $reference, $method ) ) )[0] ?? null;
	}

	/**
	 * Keeps what an order took out of its cart, within its transaction.
	 *
	 * @param int    $id    Order ID.
	 * @param string $taken Of CartHandover::taken().
	 * @return true|\WP_Error
	 */
	public function keep_cart( int $id, string $taken ): bool|\WP_Error {
		return false === $this->db->update( $this->table(), array( 'cart' => $taken ), array( 'id' => $id ) ) ? Transaction::failed_statement() : true;
	}

	/**
	 * What an order took out of its cart, as long as it is not known whether it is paid.
	 *
	 * @param int $id Order ID.
	 * @return string Empty: nothing, or no longer.
	 */
	public function cart_of( int $id ): string {
		return (string) $this->db->get_var( $this->db->prepare( 'SELECT cart FROM %i WHERE id = %d', $this->table(), $id ) );
	}

	/**
	 * The newest orders of a customer.
	 *
	 * @param int $user_id WordPress user ID.
	 * @param int $limit   Maximum number.
	 * @return list<Order>
	 */
	public function of_customer( int $user_id, int $limit ): array {
		return $this->orders( $this->rows( 'WHERE customer_id = %d ORDER BY id DESC LIMIT %d', array( $user_id, $limit ) ) );
	}

	/**
	 * Orders under an email address, the oldest first.
	 *
	 * @param string $email  The address.
	 * @param int    $limit  Maximum number.
	 * @param int    $offset After so many.
	 * @return list<Order>
	 */
	public function of_email( string $email, int $limit, int $offset ): array {
		return $this->orders( $this->rows( 'WHERE email = %s ORDER BY id LIMIT %d OFFSET %d', array( $email, $limit, $offset ) ) );
	}

	/**
	 * Takes the person out of an order. What was sold for how much stays.
	 *
	 * @param int $id Order ID.
	 */
	public function forget_person( int $id ): void {
		$this->db->update(
			$this->table(),
			array(
				'customer_id' => 0,
				'email'       => '',
				'customer'    => '',
				'billing'     => '{}',
				'shipping'    => '{}',
				'note'        => '',
				'fields'      => null,
				'cart'        => '',
			),
			array( 'id' => $id )
		);
	}

	/**
	 * Makes a guest's order a customer's, who got an account with it. An order
	 * that has a customer keeps it.
	 *
	 * @param int $user_id WordPress user ID.
	 * @param int $id      Order ID.
	 */
	public function give_to( int $user_id, int $id ): void {
		$this->db->update(
			$this->table(),
			array( 'customer_id' => $user_id ),
			array(
				'id'          => $id,
				'customer_id' => 0,
			)
		);
	}

	/**
	 * A table's name.
	 *
	 * @param string $name `orders`, `order_items` or `order_notes`.
	 */
	public function table( string $name = 'orders' ): string {
		return $this->db->prefix . 'vitrine_' . $name;
	}

	/**
	 * Rows made orders, with one query for all their items.
	 *
	 * @param list<array<string, mixed>> $rows Of the orders' table.
	 * @return list<Order>
	 */
	public function orders( array $rows ): array {
		if ( array() === $rows ) {
			return array();
		}
		$ids   = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		$holes = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Only placeholders are put in.
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array<string, mixed>> $items
		 */
		$items = (array) $this->db->get_results( $this->db->prepare( "SELECT * FROM %i WHERE order_id IN ($holes) ORDER BY id", $this->table( 'order_items' ), ...$ids ), ARRAY_A );
		// phpcs:enable
		$of = array();
		foreach ( $items as $item ) {
			$of[ (int) $item['order_id'] ][] = OrderRows::item( $item );
		}
		return array_map(
			fn ( array $row ): Order => OrderRows::order( $row, $of[ (int) $row['id'] ] ?? array(), ( $this->received_url )( (int) $row['id'], (string) $row['order_key'] ) ),
			$rows
		);
	}

	/**
	 * Rows of the orders' table.
	 *
	 * @param literal-string   $rest SQL after the table's name, with placeholders.
	 * @param list<int|string> $args Their values.
	 * @return list<array<string, mixed>>
	 */
	private function rows( string $rest, array $args ): array {
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array<string, mixed>> $rows
		 */
		$rows = (array) $this->db->get_results( $this->db->prepare( 'SELECT * FROM %i ' . $rest, $this->table(), ...$args ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- $rest is one of the constant strings above.
		return $rows;
	}
}
