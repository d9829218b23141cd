<?php
/**
 * The parts that make and keep orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Admin\Admin;
use Vitrine\Commerce\Builtin\Engine;
use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\OrderPrivacy;
use Vitrine\Commerce\Builtin\Orders\Orders;
use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Orders\UnpaidOrders;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Value\Order;

/**
 * Puts the parts together for the engine.
 */
final class Desk {

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
	 * The desk.
	 *
	 * @param Engine $engine The engine of one visitor.
	 */
	public function __construct( private readonly Engine $engine ) {
		global $wpdb;
		$this->store   = new OrderStore( $wpdb, $engine->received_url( ... ) );
		$this->notes   = new OrderNotes( $wpdb );
		$this->changes = new OrderChanges( $this->store, $this->notes );
	}

	/**
	 * Takes the hooks of what happens to orders.
	 */
	public function boot(): void {
		OrderMails::boot();
		( new UnpaidOrders( $this->store, $this->changes ) )->boot();
		( new Admin( $this ) )->boot();
		( new OrderPrivacy( $this->store ) )->boot();
		add_action( 'vitrine_order_origin', array( OrderOrigins::class, 'keep' ), 10, 2 );
		add_action( 'vitrine_checkout_registered', fn ( int $user, Order $order ) => $this->store->give_to( $user, $order->id ), 10, 2 );
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
		return new Checkout( $cart, new Gateways(), $this->store, new Placement( $this->store, $this->changes, $cart ) );
	}
}
