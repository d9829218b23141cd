<?php
/**
 * Shops that take cards.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * A shop with a stand-in for Stripe, somebody who buys, and a look at the orders.
 */
abstract class StripeTestCase extends TestCase {

	/**
	 * Stripe.
	 *
	 * @var StripeStandin
	 */
	protected StripeStandin $stripe;

	/**
	 * What is bought.
	 *
	 * @var int
	 */
	protected int $product;

	/**
	 * Who buys.
	 *
	 * @var Shopper
	 */
	protected Shopper $shopper;

	/**
	 * A shop that takes cards.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->stripe  = new StripeStandin();
		$this->product = Shopper::product( array( 'stock' => 5 ) );
		$this->shopper = new Shopper();
	}

	/**
	 * Buys by card.
	 *
	 * @param int $quantity Pieces.
	 */
	protected function buy( int $quantity = 1 ): Order {
		$order = $this->shopper->with( $this->product, $quantity )->buy( '', array(), array( 'payment_method' => 'stripe' ) );
		$this->assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		return $order;
	}

	/**
	 * An order as it is now.
	 *
	 * @param Order $order As it was.
	 */
	protected function order( Order $order ): Order {
		$now = \Vitrine\Api::orders()->get( $order->id );
		$this->assertNotNull( $now );
		return $now;
	}

	/**
	 * The notes of an order.
	 *
	 * @param Order $order The order.
	 * @return list<string>
	 */
	protected function notes( Order $order ): array {
		return array_column( $this->shopper->engine->order_services()->notes->of( $order->id ), 'content' );
	}

	/**
	 * Lets an order wait for too long.
	 *
	 * @param Order $order The order.
	 */
	protected function age( Order $order ): void {
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'created' => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ) ), array( 'id' => $order->id ) );
	}
}
