<?php
/**
 * What must follow an order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

use Vitrine\Commerce\Builtin\Database\Transaction;

defined( 'ABSPATH' ) || exit;

/**
 * Entries are written in the transaction of the change that they follow from, so
 * they are there when the change is, whoever dies after it. Each is claimed by a
 * lease before it is done; who dies over it leaves it to the next.
 */
final class Outbox {

	/** Seconds after which a claim counts as that of a dead process: a mail server may be slow. */
	private const LEASE = 120;

	/** After so many tries a task is given up. */
	public const TRIES = 10;

	/** Days that finished entries are kept for the owner to look at. */
	private const DAYS = 30;

	/** @param \wpdb $db Database of the site. */
	public function __construct( private readonly \wpdb $db ) {}

	/**
	 * Writes an entry, within a transaction.
	 *
	 * @param int                  $order_id The order.
	 * @param string               $kind     One of Task's constants.
	 * @param string               $subject  Which mail; whose address.
	 * @param array<string, mixed> $data     What else must be known.
	 * @return true|\WP_Error The transaction must then be undone.
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
	 * Claims a task that is due. Of several processes one gets it.
	 *
	 * @return Task|null Null if there is none.
	 */
	public function claim(): ?Task {
		$now   = time();
		$owner = bin2hex( random_bytes( 16 ) );
		$rows  = (array) $this->db->get_results( $this->db->prepare( 'SELECT * FROM %i WHERE done IS NULL AND due <= %d AND lease < %d ORDER BY id LIMIT 10', $this->table(), $now, $now ), ARRAY_A );
		foreach ( $rows as $row ) {
			$sql = 'UPDATE %i SET owner = %s, lease = %d, tries = tries + 1 WHERE id = %d AND done IS NULL AND owner = %s AND lease = %d';
			if ( 1 === $this->db->query( (string) $this->db->prepare( $sql, $this->table(), $owner, $now + self::lease(), (int) $row['id'], (string) $row['owner'], (int) $row['lease'] ) ) ) { // phpcs:ignore WordPress.DB.PreparedSQL.NotPrepared -- The constant string above.
				return new Task( (int) $row['id'], (string) $row['event_id'], (int) $row['order_id'], (string) $row['kind'], (string) $row['subject'], (array) json_decode( (string) $row['data'], true ), (int) $row['tries'] + 1, $owner );
			}
		}
		return null;
	}

	/**
	 * Notes that a task is done.
	 *
	 * @param Task   $task  Claimed by this process.
	 * @param string $error Why it was given up; empty: it was not.
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
	 * Leaves a task that did not come about for later: each time twice as late.
	 *
	 * @param Task   $task  Claimed by this process.
	 * @param string $error Why.
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
	 * How many tasks wait.
	 */
	public function waiting(): int {
		return (int) $this->db->get_var( $this->db->prepare( 'SELECT COUNT(*) FROM %i WHERE done IS NULL', $this->table() ) );
	}

	/**
	 * Deletes what was done long ago.
	 */
	public function clean(): void {
		$this->db->query( (string) $this->db->prepare( 'DELETE FROM %i WHERE done < %s', $this->table(), gmdate( 'Y-m-d H:i:s', time() - self::DAYS * DAY_IN_SECONDS ) ) );
	}

	/**
	 * How long a claim holds.
	 */
	private static function lease(): int {
		/**
		 * How long a process may take over one mail or webhook before it counts as dead.
		 *
		 * @param int $seconds At least 1.
		 *
		 * @example
		 * // A mail server that takes its time.
		 * add_filter( 'vitrine_outbox_lease', fn( $seconds ) => max( $seconds, 300 ) );
		 */
		return max( 1, (int) apply_filters( 'vitrine_outbox_lease', self::LEASE ) );
	}

	/**
	 * Name of the table of emails and webhooks to send.
	 */
	private function table(): string {
		return $this->db->prefix . 'vitrine_outbox';
	}
}
