<?php
/**
 * Customer search.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Customers;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;

defined( 'ABSPATH' ) || exit;

/**
 * Customers with accepted orders, with or without account: each email address is a
 * customer.
 *
 * @phpstan-type Customer array{email: string, name: string, user_id: int, orders: int, spent: int, last_order: int, last_date: string}
 */
final class CustomerSearch {

	/** Sortable columns by value of `orderby`. */
	private const SORTS = array(
		'email'  => 'email',
		'orders' => 'orders',
		'spent'  => 'spent',
		'last'   => 'last_order',
	);

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * A page of customers. What they spent counts what they paid or owe, less
	 * refunds, in one currency; orders that were cancelled or failed cost nothing.
	 *
	 * @param string $words    Part of a name or email address; empty: all.
	 * @param string $orderby  `email`, `orders`, `spent` or `last`; others are `last`.
	 * @param string $order    `asc`; others are descending.
	 * @param int    $page     Page number, from 1.
	 * @param int    $per_page Customers per page, at least 1.
	 * @param string $currency Currency code, such as `EUR`.
	 * @return array{customers: list<Customer>, total: int} `spent` is in minor units, `last_date` in UTC, `user_id` is 0 without account; `total` is the number on all pages.
	 */
	public function page( string $words, string $orderby, string $order, int $page, int $per_page, string $currency ): array {
		$where = "accepted IS NOT NULL AND email <> ''";
		$args  = array();
		if ( '' !== $words ) {
			$like   = '%' . $this->db->esc_like( $words ) . '%';
			$where .= ' AND ( email LIKE %s OR customer LIKE %s )';
			$args   = array( $like, $like );
		}
		$direction = 'asc' === $order ? 'ASC' : 'DESC';
		$table     = $this->db->prefix . 'vitrine_orders';
		$spent     = array( OrderStatus::CANCELLED, OrderStatus::FAILED, '%"code":"' . $this->db->esc_like( $currency ) . '"%' );
		$limit     = array( self::SORTS[ $orderby ] ?? 'last_order', $per_page, ( max( 1, $page ) - 1 ) * $per_page );
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- $where and $direction are set in this method.
		$total = (int) $this->db->get_var( $this->db->prepare( "SELECT COUNT( DISTINCT email ) FROM %i WHERE $where", $table, ...$args ) );
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array{email: string, orders: numeric-string, spent: numeric-string, last_order: numeric-string}> $rows
		 */
		$rows = $this->db->get_results(
			$this->db->prepare(
				"SELECT MAX( email ) AS email, COUNT(*) AS orders, MAX( id ) AS last_order,
					SUM( CASE WHEN status NOT IN ( %s, %s ) AND currency LIKE %s THEN total - refunded ELSE 0 END ) AS spent
				FROM %i WHERE $where GROUP BY email ORDER BY %i $direction, last_order DESC LIMIT %d OFFSET %d",
				...array( ...$spent, $table, ...$args, ...$limit )
			),
			ARRAY_A
		);
		// phpcs:enable
		$latest = $this->latest( array_map( 'intval', array_column( $rows, 'last_order' ) ) );
		return array(
			'customers' => array_map(
				static fn ( array $row ): array => array(
					'email'      => $row['email'],
					'orders'     => (int) $row['orders'],
					'spent'      => (int) $row['spent'],
					'last_order' => (int) $row['last_order'],
				) + ( $latest[ (int) $row['last_order'] ] ?? array(
					'name'      => '',
					'user_id'   => 0,
					'last_date' => '',
				) ),
				$rows
			),
			'total'     => $total,
		);
	}

	/**
	 * Returns customer data of orders.
	 *
	 * @param list<int> $ids Order IDs.
	 * @return array<int, array{name: string, user_id: int, last_date: string}> Data by order ID.
	 */
	private function latest( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$places = implode( ', ', array_fill( 0, count( $ids ), '%d' ) );
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array{id: numeric-string, customer: string, customer_id: numeric-string, created: string}> $rows
		 */
		$rows  = $this->db->get_results( $this->db->prepare( "SELECT id, customer, customer_id, created FROM %i WHERE id IN ( $places )", $this->db->prefix . 'vitrine_orders', ...$ids ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- Interpolates only placeholders.
		$known = array();
		foreach ( $rows as $row ) {
			$known[ (int) $row['id'] ] = array(
				'name'      => $row['customer'],
				'user_id'   => (int) $row['customer_id'],
				'last_date' => $row['created'],
			);
		}
		return $known;
	}
}
