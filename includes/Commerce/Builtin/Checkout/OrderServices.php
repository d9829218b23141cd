<?php
/**
 * Services for orders.
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
use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderPayments;
use Vitrine\Commerce\Builtin\Orders\OrderPrivacy;
use Vitrine\Commerce\Builtin\Orders\BuiltinOrders;
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
 * Creates the objects that the engine needs for its orders.
 */
final class OrderServices {

	/**
	 * Order store.
	 *
	 * @var OrderStore
	 */
	public readonly OrderStore $store;

	/**
	 * Order notes.
	 *
	 * @var OrderNotes
	 */
	public readonly OrderNotes $notes;

	/**
	 * Order changes.
	 *
	 * @var OrderChanges
	 */
	public readonly OrderChanges $changes;

	/**
	 * Outbox worker.
	 *
	 * @var Worker
	 */
	public readonly Worker $worker;

	/**
	 * Order payments.
	 *
	 * @var OrderPayments
	 */
	private readonly OrderPayments $payments;

	/**
	 * Attempts to pay existing orders.
	 *
	 * @var Attempts
	 */
	private readonly Attempts $attempts;

	/**
	 * Outbox.
	 *
	 * @var Outbox
	 */
	private readonly Outbox $outbox;

	/** @param BuiltinEngine $engine Engine of the visitor. */
	public function __construct( private readonly BuiltinEngine $engine ) {
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
	 * Registers the hooks for orders.
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
	 * Returns the port for existing orders.
	 */
	public function orders(): BuiltinOrders {
		return new BuiltinOrders( $this->store );
	}

	/**
	 * Returns the checkout of the visitor.
	 */
	public function checkout(): BuiltinCheckout {
		$cart = $this->engine->cart();
		return new BuiltinCheckout( $cart, new Gateways(), $this->store, new Placement( $this->store, $this->changes, $this->settlement(), $cart ), $this->recovery() );
	}

	/**
	 * Returns the payment of existing orders.
	 */
	public function pay_for_order(): PayForOrder {
		return new PayForOrder( $this->store, $this->changes, $this->attempts, new Gateways(), $this->settlement(), $this->recovery() );
	}

	/**
	 * Returns the service for manual orders.
	 */
	public function manual_orders(): ManualOrders {
		return new ManualOrders( $this->store, $this->changes, $this->notes );
	}

	/**
	 * Returns the background tasks.
	 */
	public function chores(): Chores {
		return new Chores( $this->outbox, $this->worker, $this->recovery( ... ), new UnpaidOrders( $this->store, $this->payments, $this->changes ) );
	}

	/**
	 * Returns the recovery of interrupted orders.
	 */
	public function recovery(): Recovery {
		return new Recovery( $this->store, $this->payments, new Gateways(), $this->settlement() );
	}

	/**
	 * Returns the service for refunds.
	 */
	public function refunds(): Refunds {
		return new Refunds( $this->store, $this->payments, $this->changes, $this->notes, $this->refund_store(), new Gateways() );
	}

	/**
	 * Returns the refund store.
	 */
	public function refund_store(): RefundStore {
		return RefundStore::of_site();
	}

	/**
	 * Returns the handler of payment provider notifications.
	 */
	public function updates(): PaymentUpdates {
		return new PaymentUpdates( $this->store, $this->payments, $this->changes, $this->notes, $this->engine->cart(), $this->attempts );
	}

	/**
	 * Returns the settlement of payments.
	 */
	private function settlement(): Settlement {
		return new Settlement( $this->store, $this->payments, $this->changes, $this->notes, $this->engine->cart(), $this->attempts );
	}
}
