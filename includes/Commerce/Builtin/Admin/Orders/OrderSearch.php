<?php
/**
 * Order search.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Query of the orders list.
 */
final class OrderSearch {

	/** Sortable columns by value of `orderby`. */
	private const SORTS = array(
		'number'   => 'id',
		'date'     => 'created',
		'customer' => 'customer',
		'status'   => 'status',
		'total'    => 'total',
	);

	/**
	 * @param \wpdb      $db    Database of the site.
	 * @param OrderStore $store Order store.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly OrderStore $store,
	) {}

	/**
	 * Returns a page of orders.
	 *
	 * @param string $status   Status to filter by; empty: all.
	 * @param string $words    Order number, or part of a name or email address; empty: all.
	 * @param string $orderby  `number`, `date`, `customer`, `status` or `total`; others are `number`.
	 * @param string $order    `asc`; others are descending.
	 * @param int    $page     Page number, from 1.
	 * @param int    $per_page Orders per page, at least 1.
	 * @return array{orders: list<Order>, total: int} `total` is the number on all pages.
	 */
	public function page( string $status, string $words, string $orderby, string $order, int $page, int $per_page ): array {
		[ $where, $args ] = $this->where( $status, $words );
		$direction        = 'asc' === $order ? 'ASC' : 'DESC';
		$sort             = self::SORTS[ $orderby ] ?? 'id';
		$offset           = ( max( 1, $page ) - 1 ) * $per_page;
		$table            = $this->store->table();
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- $where and $direction are set in this class.
		$total = (int) $this->db->get_var( $this->db->prepare( "SELECT COUNT(*) FROM %i WHERE $where", $table, ...$args ) );
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array<string, mixed>> $rows
		 */
		$rows = $this->db->get_results( $this->db->prepare( "SELECT * FROM %i WHERE $where ORDER BY %i $direction, id $direction LIMIT %d OFFSET %d", $table, ...array( ...$args, $sort, $per_page, $offset ) ), ARRAY_A );
		// phpcs:enable
		return array(
			'orders' => $this->store->orders( $rows ),
			'total'  => $total,
		);
	}

	/**
	 * Returns the number of orders by status.
	 *
	 * @return array<string, int>
	 */
	public function counts(): array {
		$rows = (array) $this->db->get_results( $this->db->prepare( 'SELECT status, COUNT(*) AS orders FROM %i GROUP BY status', $this->store->table() ), ARRAY_A );
		return array_map( 'intval', array_column( $rows, 'orders', 'status' ) );
	}

	/**
	 * Returns the SQL condition.
	 *
	 * @param string $status Status to filter by; empty: all.
	 * @param string $words  Search term, see page().
	 * @return array{0: literal-string, 1: list<int|string>} SQL with placeholders, and their values.
	 */
	private function where( string $status, string $words ): array {
		$where = array( '1 = %d' );
		$args  = array( 1 );
		if ( '' !== $status ) {
			$where[] = 'status = %s';
			$args[]  = $status;
		}
		if ( '' !== $words ) {
			$like    = '%' . $this->db->esc_like( $words ) . '%';
			$where[] = '( id = %d OR customer LIKE %s OR email LIKE %s )';
			array_push( $args, (int) ltrim( $words, '#' ), $like, $like );
		}
		return array( implode( ' AND ', $where ), $args );
	}
}
