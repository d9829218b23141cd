<?php
/**
 * Does what the outbox holds.
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
 * Whoever comes first works: the request that wrote an entry, once its answer is
 * out; the next one at the checkout or in the administration; the cron; the
 * command line.
 */
final class Worker {

	/** Seconds that a request goes on working when its answer is out. */
	private const AFTER_ANSWER = 15.0;

	/**
	 * Whether this process is to work, or does.
	 *
	 * @var bool
	 */
	private static bool $busy = false;

	/**
	 * @param Outbox     $outbox What is to be done.
	 * @param OrderStore $store  Order store.
	 * @param OrderNotes $notes  Where it is told that something was given up.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly OrderStore $store,
		private readonly OrderNotes $notes,
	) {}

	/**
	 * Works as soon as nobody waits for this process: at its end, or at once in
	 * cron and on the command line.
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
	 * Works until nothing is due.
	 *
	 * @param float $seconds No task is begun after so many.
	 * @return int How many tasks it had.
	 */
	public function run( float $seconds = 60.0 ): int {
		if ( self::$busy ) {
			return 0;
		}
		self::$busy = true;
		$until      = microtime( true ) + $seconds;
		$tasks      = 0;
		// Mails are the site's, whoever's request sends them.
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
	 * Sends one task, and notes whether that worked.
	 *
	 * @param Task $task Claimed.
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
	 * Lets the visitor go, where the server can.
	 */
	private static function send_answer(): void {
		foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
			if ( function_exists( $finish ) ) {
				$finish();
			}
		}
	}
}
