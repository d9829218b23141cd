<?php
/**
 * Download permissions in the database.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Downloads\Permissions;

use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Downloads\Files\Downloadable;

defined( 'ABSPATH' ) || exit;

/**
 * Downloads are counted with a single conditional statement, so that concurrent ones
 * cannot exceed the limit.
 */
final class PermissionStore {

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Returns the instance for the current site.
	 */
	public static function of_site(): self {
		global $wpdb;
		return new self( $wpdb );
	}

	/**
	 * Returns a permission.
	 *
	 * @param int $id Permission ID.
	 */
	public function load( int $id ): ?Permission {
		return $this->rows( 'WHERE id = %d', $id )[0] ?? null;
	}

	/**
	 * Returns the permissions of an order, sorted by item and file.
	 *
	 * @param int $order_id Order ID.
	 * @return list<Permission>
	 */
	public function of_order( int $order_id ): array {
		return $this->rows( 'WHERE order_id = %d ORDER BY item_id, id', $order_id );
	}

	/**
	 * Returns the latest permissions of a customer's orders that allow downloads, see
	 * Grants::allows().
	 *
	 * @param int $user_id WordPress user ID.
	 * @param int $limit   Maximum number.
	 * @return list<Permission>
	 */
	public function of_customer( int $user_id, int $limit ): array {
		return $this->rows(
			'WHERE order_id IN ( SELECT id FROM %i WHERE customer_id = %d AND status IN ( %s, %s ) AND ( total = 0 OR payment_status IN ( %s, %s ) ) ) AND revoked IS NULL ORDER BY order_id DESC, item_id, id LIMIT %d',
			$this->db->prefix . 'vitrine_orders',
			$user_id,
			...array( ...Grants::STATUSES, ...Grants::PAYMENTS, $limit )
		);
	}

	/**
	 * Grants missing files of an item, in a transaction.
	 *
	 * @param array{order_id: int, item_id: int, product_id: int, variation_id: int, quantity: int} $item      Order item.
	 * @param Downloadable                                                                          $downloads Downloads of the product.
	 * @return int|\WP_Error Number of files granted; the transaction must be rolled back on error.
	 */
	public function grant( array $item, Downloadable $downloads ): int|\WP_Error {
		$now   = time();
		$known = array_map( 'strval', $this->db->get_col( $this->db->prepare( 'SELECT file_id FROM %i WHERE order_id = %d AND item_id = %d', $this->table(), $item['order_id'], $item['item_id'] ) ) );
		$made  = 0;
		foreach ( $downloads->files as $file ) {
			if ( in_array( $file->id, $known, true ) ) {
				continue;
			}
			$done = $this->db->insert(
				$this->table(),
				array_diff_key( $item, array( 'quantity' => true ) ) + array(
					'file_id'        => $file->id,
					'download_key'   => bin2hex( random_bytes( 16 ) ),
					'download_limit' => null === $downloads->limit ? null : $downloads->limit * $item['quantity'],
					'granted'        => gmdate( 'Y-m-d H:i:s', $now ),
					'expires'        => null === $downloads->expiry ? null : gmdate( 'Y-m-d H:i:s', $now + $downloads->expiry * DAY_IN_SECONDS ),
				)
			);
			if ( 1 !== $done ) {
				return Transaction::failed_statement();
			}
			++$made;
		}
		return $made;
	}

	/**
	 * Renews a permission, with the download count reset.
	 *
	 * @param Permission   $permission Revoked, expired or used permission.
	 * @param int          $quantity   Purchased quantity.
	 * @param Downloadable $downloads  Downloads of the product.
	 */
	public function renew( Permission $permission, int $quantity, Downloadable $downloads ): bool {
		$now = time();
		return false !== $this->db->update(
			$this->table(),
			array(
				'download_limit' => null === $downloads->limit ? null : $downloads->limit * $quantity,
				'downloads'      => 0,
				'granted'        => gmdate( 'Y-m-d H:i:s', $now ),
				'expires'        => null === $downloads->expiry ? null : gmdate( 'Y-m-d H:i:s', $now + $downloads->expiry * DAY_IN_SECONDS ),
				'revoked'        => null,
				'last_visitor'   => '',
				'last_moment'    => 0,
			),
			array( 'id' => $permission->id )
		);
	}

	/**
	 * Revokes permissions; those already revoked are unchanged.
	 *
	 * @param int $order_id Order ID.
	 * @param int $item_id  ID of an order item; 0: the whole order.
	 * @param int $id       ID of a single permission; 0: all.
	 * @return int|\WP_Error Number of permissions revoked.
	 */
	public function revoke( int $order_id, int $item_id = 0, int $id = 0 ): int|\WP_Error {
		$done = $this->db->query( (string) $this->db->prepare( 'UPDATE %i SET revoked = %s WHERE order_id = %d AND ( %d = 0 OR item_id = %d ) AND ( %d = 0 OR id = %d ) AND revoked IS NULL', $this->table(), gmdate( 'Y-m-d H:i:s' ), $order_id, $item_id, $item_id, $id, $id ) );
		return false === $done ? Transaction::failed_statement() : (int) $done;
	}

	/**
	 * Counts a download, if the limit allows it.
	 *
	 * @param Permission $permission Permission that was read.
	 * @param string     $visitor    Visitor who downloads.
	 * @param int        $now        Unix timestamp.
	 * @return bool Whether the download is allowed.
	 */
	public function count( Permission $permission, string $visitor, int $now ): bool {
		return 1 === $this->db->query(
			(string) $this->db->prepare(
				'UPDATE %i SET downloads = downloads + 1, last_visitor = %s, last_moment = %d WHERE id = %d AND revoked IS NULL AND ( expires IS NULL OR expires > %s ) AND ( download_limit IS NULL OR downloads < download_limit )',
				$this->table(),
				$visitor,
				$now,
				$permission->id,
				gmdate( 'Y-m-d H:i:s', $now )
			)
		);
	}

	/**
	 * Deletes the permissions of an order or product.
	 *
	 * @param string $column `order_id` or `product_id`.
	 * @param int    $id     ID of the order or product.
	 */
	public function delete( string $column, int $id ): void {
		$this->db->delete( $this->table(), array( $column => $id ) );
	}

	/**
	 * Returns rows of the table.
	 *
	 * @param literal-string $rest    SQL after the table name, with placeholders.
	 * @param int|string     ...$args Values of the placeholders.
	 * @return list<Permission>
	 */
	private function rows( string $rest, int|string ...$args ): array {
		/**
		 * Rows as returned by the database.
		 *
		 * @var list<array<string, string|null>> $rows
		 */
		$rows = (array) $this->db->get_results( $this->db->prepare( 'SELECT * FROM %i ' . $rest, $this->table(), ...$args ), ARRAY_A ); // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- $rest is one of the constant strings above.
		return array_map( array( Permission::class, 'of' ), $rows );
	}

	/**
	 * Returns the table name.
	 */
	private function table(): string {
		return $this->db->prefix . PermissionSchema::TABLE;
	}
}
