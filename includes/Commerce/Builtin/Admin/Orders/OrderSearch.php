<?php
/**
 * Looks for orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Admin\Orders;

use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * The question behind the list of orders.
 */
final class OrderSearch {

	/** What the list may be sorted by: the address's word to the column. */
	private const SORTS = array(
		'number'   => 'id',
		'date'     => 'created',
		'customer' => 'customer',
		'status'   => 'status',
		'total'    => 'total',
	);

	/**
	 * @param \wpdb      $db    Database of the site.
	 * @param OrderStore $store Makes orders of rows.
	 */
	public function __construct(
		private readonly \wpdb $db,
		private readonly OrderStore $store,
	) {}

	/**
	 * A page of orders.
	 *
	 * @param string $status   Status to filter by; empty: all.
	 * @param string $words    Number, part of a name or of an email; empty: all.
	 * @param string $orderby  `number`, `date`, `customer`, `status` or `total`; anything else is `number`.
	 * @param string $order    `asc`, or anything else for descending.
	 * @param int    $page     Page number, from 1.
	 * @param int    $per_page At least 1.
	 * @return array{orders: list<Order>, total: int} `total` is of all pages.
	 */
	public function page( string $status, string $words, string $orderby, string $order, int $page, int $per_page ): array {
		[ $where, $args ] = $this->where( $status, $words );
		$direction        = 'asc' === $order ? 'ASC' : 'DESC';
		$sort             = self::SORTS[ $orderby ] ?? 'id';
		$offset           = ( max( 1, $page ) - 1 ) * $per_page;
		$table            = $this->store->table();
		// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders -- $where and $direction are this class's own words.
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
	 * How many orders there are of each status.
	 *
	 * @return array<string, int>
	 */
	public function counts(): array {
		$rows = (array) $this->db->get_results( $this->db->prepare( 'SELECT status, COUNT(*) AS orders FROM %i GROUP BY status', $this->store->table() ), ARRAY_A );
		return array_map( 'intval', array_column( $rows, 'orders', 'status' ) );
	}

	/**
	 * The condition.
	 *
	 * @param string $status Status to filter by; empty: all.
	 * @param string $words  As page() has it.
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
