<?php
/**
 * Background tasks of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Outbox;

use Vitrine\Commerce\Builtin\Orders\UnpaidOrders;
use Vitrine\Commerce\Builtin\Payment\Recovery\Recovery;

defined( 'ABSPATH' ) || exit;

/**
 * Run by WP-Cron, by `wp vitrine work`, and by requests at the checkout and in the
 * admin, which process what others have left.
 */
final class Chores {

	/**
	 * @param Outbox               $outbox   Outbox.
	 * @param Worker               $worker   Worker that sends the outbox.
	 * @param \Closure(): Recovery $recovery Recovers orders whose request was interrupted.
	 * @param UnpaidOrders         $unpaid   Cancels unpaid orders.
	 */
	public function __construct(
		private readonly Outbox $outbox,
		private readonly Worker $worker,
		private readonly \Closure $recovery,
		private readonly UnpaidOrders $unpaid,
	) {}

	/**
	 * Registers the hooks.
	 */
	public function boot(): void {
		$this->unpaid->boot();
		add_action( Schedule::WORK, array( $this, 'work' ), 10, 0 );
		add_action( 'vitrine_checkout_sent', array( $this->worker, 'soon' ), 10, 0 );
		add_action( 'admin_init', array( $this, 'look' ), 20, 0 );
		if ( defined( 'WP_CLI' ) && constant( 'WP_CLI' ) ) {
			\WP_CLI::add_command( 'vitrine work', array( $this, 'command' ) );
		}
	}

	/**
	 * Runs the tasks that are due.
	 *
	 * @return int Number of emails and webhooks processed.
	 */
	public function work(): int {
		( $this->recovery )()->run();
		$tasks = $this->worker->run();
		$this->outbox->clean();
		return $tasks;
	}

	/**
	 * Processes pending tasks after requests in the admin.
	 */
	public function look(): void {
		if ( ! wp_doing_ajax() && is_user_logged_in() ) {
			$this->worker->soon();
		}
	}

	/**
	 * Sends the mails and webhooks of orders that are due, looks after payments
	 * whose server died, and cancels orders that nobody paid in time.
	 *
	 * ## EXAMPLES
	 *
	 *     wp vitrine work
	 */
	public function command(): void {
		$tasks = $this->work();
		$this->unpaid->cancel();
		$tasks += $this->worker->run();
		/* translators: 1: number of mails and webhooks that were tried, 2: number that wait for later. */
		\WP_CLI::success( sprintf( __( '%1$d processed, %2$d still pending.', 'vitrine' ), $tasks, $this->outbox->waiting() ) );
	}
}
