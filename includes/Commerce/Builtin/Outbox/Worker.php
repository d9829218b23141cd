<?php
/**
 * Outbox worker.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderStore;

defined( 'ABSPATH' ) || exit;

/**
 * Run by the request that added an entry after its response is sent, by later requests
 * at the checkout or in the admin, by WP-Cron and by WP-CLI.
 */
final class Worker {

	/** Time limit in seconds after the response is sent. */
	private const AFTER_ANSWER = 15.0;

	/**
	 * Whether this process is running or will run.
	 *
	 * @var bool
	 */
	private static bool $busy = false;

	/**
	 * @param Outbox     $outbox Outbox.
	 * @param OrderStore $store  Order store.
	 * @param OrderNotes $notes  Order notes, for tasks that were given up.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly OrderStore $store,
		private readonly OrderNotes $notes,
	) {}

	/**
	 * Runs after the response is sent, or at once in WP-Cron and WP-CLI.
	 */
	public function soon(): void {
		if ( self::$busy ) {
			return;
		}
		if ( wp_doing_cron() || 'cli' === PHP_SAPI ) {
			$this->run();
			return;
		}
		self::$busy = true;
		register_shutdown_function(
			function (): void {
				self::$busy = false;
				self::send_answer();
				$this->run( self::AFTER_ANSWER );
			}
		);
	}

	/**
	 * Runs until no task is due.
	 *
	 * @param float $seconds Time limit in seconds after which no new task is started.
	 * @return int Number of tasks processed.
	 */
	public function run( float $seconds = 60.0 ): int {
		if ( self::$busy ) {
			return 0;
		}
		self::$busy = true;
		$until      = microtime( true ) + $seconds;
		$tasks      = 0;
		// Emails are in the site's language, not that of the current user.
		$switched = switch_to_locale( get_locale() );
		try {
			while ( microtime( true ) < $until ) {
				$task = $this->outbox->claim();
				if ( null === $task ) {
					break;
				}
				$this->perform( $task );
				++$tasks;
			}
		} finally {
			self::$busy = false;
			if ( $switched ) {
				restore_previous_locale();
			}
		}
		return $tasks;
	}

	/**
	 * Sends a task and records the result.
	 *
	 * @param Task $task Claimed task.
	 */
	private function perform( Task $task ): void {
		$order = $this->store->load( $task->order_id );
		if ( null === $order ) {
			$this->outbox->finish( $task, 'no such order' );
			return;
		}
		$trouble = match ( $task->kind ) {
			Task::MAIL    => OrderMails::send( $task->subject, $order, $task->event_id, fn () => $this->outbox->finish( $task ), is_string( $task->data['note'] ?? null ) ? $task->data['note'] : '' ),
			Task::WEBHOOK => Webhooks::send( $task, $order ),
			default       => '',
		};
		if ( '' === $trouble ) {
			$this->outbox->finish( $task );
			return;
		}
		if ( $task->tries < Outbox::TRIES ) {
			$this->outbox->postpone( $task, $trouble );
			return;
		}
		$this->outbox->finish( $task, $trouble );
		/* translators: 1: name of a mail or address of a webhook, 2: reason. */
		$this->notes->add( $order->id, sprintf( __( '"%1$s" could not be sent and will not be retried: %2$s', 'vitrine' ), $task->subject, $trouble ) );
	}

	/**
	 * Sends the response before the process ends, if the server supports it.
	 */
	private static function send_answer(): void {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
			}
		}
	}
}
