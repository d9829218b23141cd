<?php
/**
 * The parts that make and keep orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Mail\OrderMails;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderNotes;
use Vitrine\Commerce\Builtin\Orders\Orders;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Orders\UnpaidOrders;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Engine;

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
	 * @param Engine $engine The engine that sells here.
	 */
	public function __construct( Engine $engine ) {
		global $wpdb;
		$this->store   = new OrderStore(
			$wpdb,
			static fn ( int $id, string $key ): string => add_query_arg(
				array(
					'order-received' => $id,
					'key'            => $key,
				),
				$engine->page_url( 'checkout' )
			)
		);
		$this->notes   = new OrderNotes( $wpdb );
		$this->changes = new OrderChanges( $this->store, $this->notes );
	}

	/**
	 * Takes the hooks of what happens to orders.
	 */
	public function boot(): void {
		OrderMails::boot();
		( new UnpaidOrders( $this->store, $this->changes ) )->boot();
	}

	/**
	 * Orders that were made.
	 */
	public function orders(): Orders {
		return new Orders( $this->store );
	}

	/**
	 * The checkout of one visitor.
	 *
	 * @param Cart         $cart  The visitor's.
	 * @param CartHandover $carts How that cart becomes an order.
	 */
	public function checkout( Cart $cart, CartHandover $carts ): Checkout {
		return new Checkout( $cart, new Gateways(), $this->store, new Placement( $this->store, $this->changes, $carts ) );
	}
}
