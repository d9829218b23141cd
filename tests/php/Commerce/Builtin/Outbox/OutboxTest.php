<?php
/**
 * Tests of the outbox.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Outbox;

use Vitrine\Commerce\Builtin\Checkout\OrderServices;
use Vitrine\Commerce\Builtin\Outbox\Outbox;
use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Builtin\Outbox\Task;
use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\Support\Environment;
use Vitrine\Tests\TestCase;

/**
 * Tasks are stored with the order, and processed by whichever request comes
 * first.
 */
final class OutboxTest extends TestCase {

	/**
	 * @testdox Order emails are queued in the order's transaction, and sent later when the request died
	 */
	public function test_left_to_the_next(): void {
		$order = $this->order_whose_request_dies();

		$this->assertSame( array( 'confirmation', 'new_order' ), $this->waiting() );
		$this->assertSame( array(), $this->mails() );
		do_action( 'vitrine_work' );
		$this->assertCount( 2, $this->mails() );
		$this->assertSame( array(), $this->waiting() );
		do_action( 'vitrine_work' );
		$this->assertCount( 2, $this->mails(), 'Once.' );
		$this->assertSame( 'processing', ( new OrderServices( ( new Shopper() )->engine ) )->store->load( $order )->status );
	}

	/**
	 * @testdox The WP-CLI command runs due work and cancels unpaid orders
	 */
	public function test_command(): void {
		global $wpdb;
		if ( ! class_exists( 'WP_CLI', false ) ) {
			// WP-CLI is not installed here; this file declares what the plugin uses of it.
			require_once dirname( __DIR__, 5 ) . '/.config/phpstan/wp-cli.php';
		}
		$this->order_whose_request_dies();
		$unpaid = $this->order_whose_request_dies();
		$wpdb->update(
			$wpdb->prefix . 'vitrine_orders',
			array(
				'status'         => 'pending',
				'payment_status' => 'unpaid',
				'accepted'       => null,
				'created'        => gmdate( 'Y-m-d H:i:s', time() - 7200 ),
			),
			array( 'id' => $unpaid )
		);

		( new OrderServices( ( new Shopper() )->engine ) )->chores()->command();

		$this->assertSame( array( 'processing', 'cancelled' ), Shopper::orders( 'status' ) );
		$this->assertSame( array(), $this->waiting() );
		$this->assertCount( 5, $this->mails(), 'Two emails per order, and one for the cancellation.' );
	}

	/**
	 * @testdox A claimed task is left alone until its lease ends, then sent with the same ID
	 */
	public function test_lease(): void {
		global $wpdb;
		$this->order_whose_request_dies();
		$outbox  = new Outbox( $wpdb );
		$claimed = $outbox->claim();

		do_action( 'vitrine_work' );
		$this->assertCount( 1, $this->mails(), 'Only the unclaimed email is sent.' );
		$this->assertNull( $outbox->claim() );

		$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}vitrine_outbox SET lease = %d WHERE done IS NULL", time() - 1 ) );
		do_action( 'vitrine_work' );
		$this->assertCount( 2, $this->mails() );
		$this->assertContains( "X-Vitrine-Event-Id: $claimed->event_id", array_merge( ...array_column( $this->mails(), 'headers' ) ) );
		$outbox->finish( $claimed );
		$this->assertSame( array(), $this->waiting() );
	}

	/**
	 * @testdox Ten concurrent workers send each email once
	 */
	public function test_many_workers(): void {
		foreach ( range( 1, 5 ) as $ignored ) {
			$this->order_whose_request_dies();
		}
		$this->concurrently( self::class . '::work', array_fill( 0, 10, array() ) );

		$ids = array_map( static fn ( array $mail ): string => (string) preg_replace( '/^.*X-Vitrine-Event-Id: /s', '', implode( "\n", $mail['headers'] ) ), $this->mails() );
		$this->assertCount( 10, $ids );
		$this->assertCount( 10, array_unique( $ids ) );
	}

	/**
	 * @testdox A failed email is retried, and given up with a note to the owner
	 */
	public function test_tried_again(): void {
		global $wpdb;
		$tries = 0;
		$no    = static function () use ( &$tries ): bool {
			++$tries;
			return false;
		};
		add_filter( 'pre_wp_mail', $no, 1 );
		$order = ( new Shopper() )->with( Shopper::product() )->buy();
		$this->assertSame( array( 2, 2 ), array( $tries, count( $this->waiting() ) ) );
		do_action( 'vitrine_work' );
		$this->assertSame( 2, $tries, 'Not retried immediately.' );
		foreach ( range( 2, Outbox::TRIES ) as $ignored ) {
			$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_outbox SET due = 0" );
			do_action( 'vitrine_work' );
		}
		Environment::clear_debug_log();

		$this->assertSame( array( 2 * Outbox::TRIES, array() ), array( $tries, $this->waiting() ) );
		$notes = array_column( ( new OrderServices( ( new Shopper() )->engine ) )->notes->of( $order->id ), 'content' );
		$this->assertStringContainsString( 'will not be retried', $notes[0] );
	}

	/**
	 * @testdox A webhook has a stable event ID and a signature of its body
	 */
	public function test_webhook(): void {
		global $wpdb;
		$sent = array();
		add_filter( 'vitrine_webhooks', static fn (): array => array( 'https://example.org/hook' => 'secret' ) );
		add_filter(
			'pre_http_request',
			static function ( $answer, array $request, string $url ) use ( &$sent ) {
				if ( 'https://example.org/hook' !== $url ) {
					return $answer;
				}
				$sent[] = $request;
				return array(
					'headers'  => array(),
					'body'     => '',
					'response' => array(
						'code'    => 1 === count( $sent ) ? 500 : 204,
						'message' => '',
					),
					'cookies'  => array(),
					'filename' => null,
				);
			},
			5,
			3
		);
		$order = ( new Shopper() )->with( Shopper::product() )->buy();
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_outbox SET due = 0" );
		do_action( 'vitrine_work' );

		$this->assertCount( 2, $sent );
		$this->assertSame( $sent[0]['headers']['X-Vitrine-Event-Id'], $sent[1]['headers']['X-Vitrine-Event-Id'] );
		$body = json_decode( $sent[1]['body'], true );
		$this->assertSame( array( $sent[1]['headers']['X-Vitrine-Event-Id'], 'pending', 'processing', $order->id, 'unpaid' ), array( $body['id'], $body['from'], $body['to'], $body['order']['id'], $body['order']['payment_status'] ) );
		$this->assertSame( 'sha256=' . hash_hmac( 'sha256', $sent[1]['body'], 'secret' ), $sent[1]['headers']['X-Vitrine-Signature'] );
		$this->assertSame( array(), $this->waiting() );
	}

	/**
	 * @testdox A queued email has its event ID as Message-ID
	 */
	public function test_message_id(): void {
		$ids = array();
		add_action(
			'phpmailer_init',
			static function ( $mailer ) use ( &$ids ): void {
				$ids[] = $mailer->MessageID; // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- PHPMailer property.
				throw new \RuntimeException( 'Nothing leaves this machine.' );
			},
			99
		);
		remove_all_filters( 'pre_wp_mail' );
		( new Shopper() )->with( Shopper::product() )->buy();
		Environment::clear_debug_log();

		global $wpdb;
		$events = $wpdb->get_col( "SELECT event_id FROM {$wpdb->prefix}vitrine_outbox ORDER BY id" );
		$this->assertSame( array_map( static fn ( string $id ): string => "<$id@127.0.0.1>", $events ), $ids );
	}

	/**
	 * @testdox Recurring tasks are rescheduled when missing or scheduled only once
	 */
	public function test_schedule(): void {
		foreach ( array( 'vitrine_work', 'vitrine_cancel_unpaid_orders' ) as $hook ) {
			$this->assertNotFalse( wp_get_schedule( $hook ), $hook );
			wp_clear_scheduled_hook( $hook );
			wp_schedule_single_event( time() + HOUR_IN_SECONDS, $hook );
		}
		Schedule::ensure();
		foreach ( array( 'vitrine_work', 'vitrine_cancel_unpaid_orders' ) as $hook ) {
			$this->assertNotFalse( wp_get_schedule( $hook ), "$hook, as an earlier version left it" );
		}
	}

	/**
	 * Processes tasks; runs in a separate process.
	 */
	public static function work(): int {
		return ( new OrderServices( ( new Shopper() )->engine ) )->chores()->work();
	}

	/**
	 * Places an order whose request dies right after it is stored.
	 *
	 * @return int Order ID.
	 */
	private function order_whose_request_dies(): int {
		$dies = static function ( Order $order ): void {
			\Fiber::suspend( $order->id );
		};
		add_action( 'vitrine_order_placed', $dies );
		$request = new \Fiber( static fn () => ( new Shopper() )->with( Shopper::product() )->buy() );
		$order   = (int) $request->start();
		remove_action( 'vitrine_order_placed', $dies );
		self::$dead[] = $request;
		return $order;
	}

	/**
	 * Suspended requests.
	 *
	 * @var list<\Fiber<mixed, mixed, mixed, mixed>>
	 */
	private static array $dead = array();

	/**
	 * Returns the pending tasks.
	 *
	 * @return list<string> Kinds of email.
	 */
	private function waiting(): array {
		global $wpdb;
		return $wpdb->get_col( $wpdb->prepare( "SELECT subject FROM {$wpdb->prefix}vitrine_outbox WHERE done IS NULL AND kind = %s ORDER BY id", Task::MAIL ) );
	}
}
