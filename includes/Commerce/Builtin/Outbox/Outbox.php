<?php
/**
 * Outbox for emails and webhooks of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

use Vitrine\Commerce\Builtin\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Entries are written in the same transaction as the change of the order, so that none
 * is lost if the process dies. A process claims an entry with a lease before it sends
 * it; if it dies, another process takes over.
 */
final class Outbox {

	/** Lifetime of a claim in seconds: mail servers may be slow. */
	private const LEASE = 120;

	/** Maximum number of attempts. */
	public const TRIES = 10;

	/** Days to keep finished entries. */
	private const DAYS = 30;

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Adds an entry. Call it within a transaction.
	 *
	 * @param int                  $order_id The order.
	 * @param string               $kind     One of the constants of Task.
	 * @param string               $subject  Kind of email, or URL of the webhook.
	 * @param array<string, mixed> $data     Additional data.
	 * @return true|\WP_Error The transaction must be rolled back on error.
	 */
	public function add( int $order_id, string $kind, string $subject, array $data = array() ): bool|\WP_Error {
		$done = $this->db->insert(
			$this->table(),
			array(
				'event_id' => wp_generate_uuid4(),
				'order_id' => $order_id,
				'kind'     => $kind,
				'subject'  => $subject,
				'data'     => (string) wp_json_encode( $data ),
				'created'  => gmdate( 'Y-m-d H:i:s' ),
			)
		);
		return 1 === $done ? true : Transaction::failed_statement();
	}

	/**
	 * Claims a due task. Only one of several processes gets it.
	 *
	 * @return Task|null Null if there is none.
	 */
	public function claim(): ?Task {
		$now   = time();
		$owner = bin2hex( random_bytes( 16 ) );
		$rows  = (array) $this->db->get_results( $this->db->prepare( 'SELECT * FROM %i WHERE done IS NULL AND due <= %d AND lease < %d ORDER BY id LIMIT 10', $this->table(), $now, $now ), ARRAY_A );
		foreach ( $rows as $row ) {
			$sql = 'UPDATE %i SET owner = %s, lease = %d, tries = tries + 1 WHERE id = %d AND done IS NULL AND owner = %s AND lease = %d';
			if ( 1 === $this->db->query( (string) $this->db->prepare( $sql, $this->table(), $owner, $now + self::lease(), (int) $row['id'], (string) $row['owner'], (int) $row['lease'] ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- SQL is the constant string above.
				return new Task( (int) $row['id'], (string) $row['event_id'], (int) $row['order_id'], (string) $row['kind'], (string) $row['subject'], (array) json_decode( (string) $row['data'], true ), (int) $row['tries'] + 1, $owner );
			}
		}
		return null;
	}

	/**
	 * Marks a task as finished.
	 *
	 * @param Task   $task  Task claimed by this process.
	 * @param string $error Why it was given up; empty on success.
	 */
	public function finish( Task $task, string $error = '' ): void {
		$this->db->update(
			$this->table(),
			array(
				'done'  => gmdate( 'Y-m-d H:i:s' ),
				'error' => mb_substr( $error, 0, 255 ),
				'owner' => '',
			),
			array(
				'id'    => $task->id,
				'owner' => $task->owner,
			)
		);
	}

	/**
	 * Postpones a failed task, with exponential backoff.
	 *
	 * @param Task   $task  Task claimed by this process.
	 * @param string $error Error message.
	 */
	public function postpone( Task $task, string $error ): void {
		$this->db->update(
			$this->table(),
			array(
				'due'   => time() + MINUTE_IN_SECONDS * 2 ** min( $task->tries, 10 ),
				'lease' => 0,
				'error' => mb_substr( $error, 0, 255 ),
				'owner' => '',
			),
			array(
				'id'    => $task->id,
				'owner' => $task->owner,
			)
		);
	}

	/**
	 * Returns the number of pending tasks.
	 */
	public function waiting(): int {
		return (int) $this->db->get_var( $this->db->prepare( 'SELECT COUNT(*) FROM %i WHERE done IS NULL', $this->table() ) );
	}

	/**
	 * Deletes old finished entries.
	 */
	public function clean(): void {
		$this->db->query( (string) $this->db->prepare( 'DELETE FROM %i WHERE done < %s', $this->table(), gmdate( 'Y-m-d H:i:s', time() - self::DAYS * DAY_IN_SECONDS ) ) );
	}

	/**
	 * Returns the lifetime of a claim.
	 */
	private static function lease(): int {
		/**
		 * Filters how long a process may take for an email or webhook before it is
		 * considered dead.
		 *
		 * @param int $seconds Seconds, at least 1.
		 *
		 * @example
		 * // A mail server that takes its time.
		 * add_filter( 'vitrine_outbox_lease', fn( $seconds ) => max( $seconds, 300 ) );
		 */
		return max( 1, (int) apply_filters( 'vitrine_outbox_lease', self::LEASE ) );
	}

	/**
	 * Returns the table name.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_outbox';
	}
}
