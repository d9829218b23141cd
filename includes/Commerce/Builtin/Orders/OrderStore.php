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
 * Saves and loads orders, without business rules: Orders decides who can see one,
 * OrderChanges what can change.
 */
final class OrderStore {

	/** Error code: the idempotency key already has an order. */
	public const REPEATED = 'repeated';

	/**
	 * @param \wpdb    $db           Database of the site.
	 * @param \Closure $received_url Returns the order received URL: `( int $id, string $key ): string`.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly \Closure $received_url,
	) {}

	/**
	 * Inserts an order with its items, in a transaction. Another request with the same
	 * idempotency key waits here for the result of this one.
	 *
	 * @param Order  $order           Order; its ID and URLs are ignored.
	 * @param string $idempotency_key 64 hex digits.
	 * @param string $owner           ID of the request that will charge the payment; empty: none.
	 * @return int|\WP_Error Order ID; the error REPEATED if the key already has an order. The transaction must then be rolled back.
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
	 * Returns an order, without permission checks.
	 *
	 * @param int $id Order ID.
	 */
	public function load( int $id ): ?Order {
		return $this->orders( $this->rows( 'WHERE id = %d', array( $id ) ) )[0] ?? null;
	}

	/**
	 * Returns the order with an idempotency key.
	 *
	 * @param string $idempotency_key 64 hex digits.
	 * @return Order|\WP_Error|null Null if there is none; an error if the query failed, so that no order must be created.
	 */
	public function by_idempotency_key( string $idempotency_key ): Order|\WP_Error|null {
		$orders = $this->orders( $this->rows( 'WHERE idempotency_key = %s', array( $idempotency_key ) ) );
		return $orders[0] ?? ( '' === (string) $this->db->last_error ? null : Transaction::failed_statement() );
	}

	/**
	 * Returns the order with a payment reference.
	 *
	 * @param string $method    ID of the payment method.
	 * @param string $reference Reference of the payment at the provider.
	 */
	public function by_reference( string $method, string $reference ): ?Order {
		return '' === $reference ? null : $this->orders( $this->rows( 'WHERE reference = %s AND payment_method = %s ORDER BY id DESC LIMIT 1', array( $reference, $method ) ) )[0] ?? null;
	}

	/**
	 * Saves the cart taken by an order, in its transaction.
	 *
	 * @param int    $id    Order ID.
	 * @param string $taken Result of CartHandover::taken().
	 * @return true|\WP_Error
	 */
	public function keep_cart( int $id, string $taken ): bool|\WP_Error {
		return false === $this->db->update( $this->table(), array( 'cart' => $taken ), array( 'id' => $id ) ) ? Transaction::failed_statement() : true;
	}

	/**
	 * Returns the cart taken by an order, until its payment is known.
	 *
	 * @param int $id Order ID.
	 * @return string Empty if there is none.
	 */
	public function cart_of( int $id ): string {
		return (string) $this->db->get_var( $this->db->prepare( 'SELECT cart FROM %i WHERE id = %d', $this->table(), $id ) );
	}

	/**
	 * Returns the newest orders of a customer.
	 *
	 * @param int $user_id WordPress user ID.
	 * @param int $limit   Maximum number.
	 * @return list<Order>
	 */
	public function of_customer( int $user_id, int $limit ): array {
		return $this->orders( $this->rows( 'WHERE customer_id = %d ORDER BY id DESC LIMIT %d', array( $user_id, $limit ) ) );
	}

	/**
	 * Returns the orders with an email address, the oldest first.
	 *
	 * @param string $email  Email address.
	 * @param int    $limit  Maximum number.
	 * @param int    $offset Number of orders to skip.
	 * @return list<Order>
	 */
	public function of_email( string $email, int $limit, int $offset ): array {
		return $this->orders( $this->rows( 'WHERE email = %s ORDER BY id LIMIT %d OFFSET %d', array( $email, $limit, $offset ) ) );
	}

	/**
	 * Erases the personal data in an order. Items and amounts are kept.
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
	 * Assigns a guest's order to a customer who created an account with it. Orders that
	 * have a customer are unchanged.
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
	 * Returns a table name.
	 *
	 * @param string $name `orders`, `order_items` or `order_notes`.
	 */
	public function table( string $name = 'orders' ): string {
		return $this->db->prefix . 'vitrine_' . $name;
	}

	/**
	 * Creates orders from rows, with a single query for all their items.
	 *
	 * @param list<array<string, mixed>> $rows Rows of the orders table.
	 * @return list<Order>
	 */
	public function orders( array $rows ): array {
		if ( array() === $rows ) {
			return array();
		}
		$ids   = array_map( static fn ( array $row ): int => (int) $row['id'], $rows );
		$holes = implode( ',', array_fill( 0, count( $ids ), '%d' ) );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Interpolates only placeholders.
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
	 * Returns rows of the orders table.
	 *
	 * @param literal-string   $rest SQL after the table name, with placeholders.
	 * @param list<int|string> $args Values of the placeholders.
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
