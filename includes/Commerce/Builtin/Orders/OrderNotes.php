<?php
/**
 * Order notes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Orders;

use Vitrine\Commerce\Builtin\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Notes for those who run the shop. Customers get only the notes addressed to them.
 */
final class OrderNotes {

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Adds a note.
	 *
	 * @param int    $order_id     Order ID.
	 * @param string $content      Plain text.
	 * @param string $author       Name of the author; empty: the shop.
	 * @param bool   $for_customer Whether the customer is notified.
	 * @return bool Whether it was saved.
	 */
	public function add( int $order_id, string $content, string $author = '', bool $for_customer = false ): bool {
		$written = false !== $this->db->insert(
			$this->table(),
			array(
				'order_id'     => $order_id,
				'created'      => gmdate( 'Y-m-d H:i:s' ),
				'author'       => $author,
				'for_customer' => (int) $for_customer,
				'content'      => $content,
			)
		);
		if ( $written ) {
			Transaction::afterwards( static fn () => self::fire_added( $order_id, $content, $author, $for_customer ) );
		}
		return $written;
	}

	/**
	 * Runs the hook for a note.
	 *
	 * @param int    $order_id     Order ID.
	 * @param string $content      Plain text.
	 * @param string $author       Name of the author; empty: the shop.
	 * @param bool   $for_customer Whether the customer is notified.
	 */
	private static function fire_added( int $order_id, string $content, string $author, bool $for_customer ): void {
		/**
		 * Fires after a note on an order is saved and its transaction is committed.
		 *
		 * @param int    $order_id     Order ID.
		 * @param string $content      Plain text.
		 * @param string $author       Name of the author; empty: the shop.
		 * @param bool   $for_customer Whether the customer is notified.
		 *
		 * @example
		 * add_action( 'vitrine_order_note_added', fn( $order_id, $content ) => wp_mail( 'team@example.com', "Note on order $order_id", $content ), 10, 2 );
		 */
		do_action( 'vitrine_order_note_added', $order_id, $content, $author, $for_customer );
	}

	/**
	 * Returns the notes of an order, the newest first.
	 *
	 * @param int $order_id Order ID.
	 * @return list<array{created: string, author: string, for_customer: string, content: string}> `created` is in UTC; `for_customer` is `0` or `1`.
	 */
	public function of( int $order_id ): array {
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array{created: string, author: string, for_customer: string, content: string}> $rows
		 */
		$rows = (array) $this->db->get_results( $this->db->prepare( 'SELECT created, author, for_customer, content FROM %i WHERE order_id = %d ORDER BY id DESC', $this->table(), $order_id ), ARRAY_A );
		return $rows;
	}

	/**
	 * Returns the table name.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_order_notes';
	}
}
