<?php
/**
 * The parts that make and keep orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Admin\Admin;
use Vitrine\Commerce\Builtin\Checkout\ByHand\ManualOrders;
use Vitrine\Commerce\Builtin\Checkout\PayForOrder\Attempts;
use Vitrine\Commerce\Builtin\Checkout\PayForOrder\PayForOrder;
use Vitrine\Commerce\Builtin\Downloads\Serving\DownloadRoute;
use Vitrine\Commerce\Builtin\Engine;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderPayments;
use Vitrine\Commerce\Builtin\Orders\OrderPrivacy;
use Vitrine\Commerce\Builtin\Orders\Orders;
use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Orders\UnpaidOrders;
use Vitrine\Commerce\Builtin\Outbox\Chores;
use Vitrine\Commerce\Builtin\Outbox\Outbox;
use Vitrine\Commerce\Builtin\Outbox\Schedule;
use Vitrine\Commerce\Builtin\Outbox\Worker;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\Offline\Instructions;
use Vitrine\Commerce\Builtin\Payment\Recovery\Recovery;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refunds;
use Vitrine\Commerce\Builtin\Payment\Refunds\RefundStore;
use Vitrine\Commerce\Builtin\Payment\Remote\PaymentPages;
use Vitrine\Commerce\Builtin\Payment\Remote\PaymentUpdates;
use Vitrine\Commerce\Builtin\Payment\Remote\WebhookRoute;
use Vitrine\Commerce\Builtin\Payment\Settlement;
use Vitrine\Commerce\Builtin\Payment\Stripe\StripeVisits;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Creates what the engine needs for its orders, and wires it together.
 */
final class OrderServices {

	/**
	 * Orders in the database.
	 *
	 * @var OrderStore
	 */
	public readonly OrderStore $store;

	/**
	 * Notes on orders.
	 *
	 * @var OrderNotes
	 */
	public readonly OrderNotes $notes;

	/**
	 * What becomes of orders.
	 *
	 * @var OrderChanges
	 */
	public readonly OrderChanges $changes;

	/**
	 * Who does what must follow orders.
	 *
	 * @var Worker
	 */
	public readonly Worker $worker;

	/**
	 * Payments of orders.
	 *
	 * @var OrderPayments
	 */
	private readonly OrderPayments $payments;

	/**
	 * Tries to pay orders that were made before.
	 *
	 * @var Attempts
	 */
	private readonly Attempts $attempts;

	/**
	 * What must follow orders.
	 *
	 * @var Outbox
	 */
	private readonly Outbox $outbox;

	/**
	 * @param Engine $engine The engine of one visitor.
	 */
	public function __construct( private readonly Engine $engine ) {
		global $wpdb;
		$this->store    = new OrderStore( $wpdb, $engine->received_url( ... ) );
		$this->notes    = new OrderNotes( $wpdb );
		$this->payments = new OrderPayments( $wpdb );
		$this->attempts = new Attempts( $wpdb );
		$this->outbox   = new Outbox( $wpdb );
		$this->worker   = new Worker( $this->outbox, $this->store, $this->notes );
		$this->changes  = new OrderChanges( $this->store, $this->payments, $this->notes, $this->outbox, $this->worker, new PaymentPages( new Gateways() ) );
	}

	/**
	 * Registers the hooks of what happens to orders.
	 */
	public function boot(): void {
		Schedule::boot();
		Instructions::boot();
		WebhookRoute::boot();
		StripeVisits::boot();
		$this->chores()->boot();
		( new DownloadRoute( $this->store ) )->boot();
		( new Admin( $this ) )->boot();
		( new OrderPrivacy( $this->store ) )->boot();
		add_action( 'vitrine_order_origin', array( OrderOrigins::class, 'keep' ), 10, 2 );
		add_action( 'vitrine_checkout_registered', fn ( int $user, Order $order ) => $this->store->give_to( $user, $order->id ), 10, 2 );
		add_action( 'vitrine_checkout_registered', array( CustomerData::class, 'remember_order' ), 10, 2 );
	}

	/**
	 * Orders that were made.
	 */
	public function orders(): Orders {
		return new Orders( $this->store );
	}

	/**
	 * The checkout of the engine's visitor.
	 */
	public function checkout(): Checkout {
		$cart = $this->engine->cart();
		return new Checkout( $cart, new Gateways(), $this->store, new Placement( $this->store, $this->changes, $this->settlement(), $cart ), $this->recovery() );
	}

	/**
	 * The payment of orders that exist already.
	 */
	public function pay_for_order(): PayForOrder {
		return new PayForOrder( $this->store, $this->changes, $this->attempts, new Gateways(), $this->settlement(), $this->recovery() );
	}

	/**
	 * Orders that the owner makes by hand.
	 */
	public function manual_orders(): ManualOrders {
		return new ManualOrders( $this->store, $this->changes, $this->notes );
	}

	/**
	 * What is done for orders that nobody asks about.
	 */
	public function chores(): Chores {
		return new Chores( $this->outbox, $this->worker, $this->recovery( ... ), new UnpaidOrders( $this->store, $this->payments, $this->changes ) );
	}

	/**
	 * Leads orders on whose server died.
	 */
	public function recovery(): Recovery {
		return new Recovery( $this->store, $this->payments, new Gateways(), $this->settlement() );
	}

	/**
	 * Gives money back.
	 */
	public function refunds(): Refunds {
		return new Refunds( $this->store, $this->payments, $this->changes, $this->notes, $this->refund_store(), new Gateways() );
	}

	/**
	 * Refunds in the database.
	 */
	public function refund_store(): RefundStore {
		return RefundStore::of_site();
	}

	/**
	 * Applies what payment providers report about orders.
	 */
	public function updates(): PaymentUpdates {
		return new PaymentUpdates( $this->store, $this->payments, $this->changes, $this->notes, $this->engine->cart(), $this->attempts );
	}

	/**
	 * Has orders paid.
	 */
	private function settlement(): Settlement {
		return new Settlement( $this->store, $this->payments, $this->changes, $this->notes, $this->engine->cart(), $this->attempts );
	}
}
