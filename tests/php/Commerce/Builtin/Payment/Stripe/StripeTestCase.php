<?php
/**
 * Base class of tests of card payments.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Value\Order;
use Vitrine\Tests\Commerce\Builtin\Checkout\Shopper;
use Vitrine\Tests\TestCase;

/**
 * Provides a shop with a fake Stripe and a shopper, and reads orders.
 */
abstract class StripeTestCase extends TestCase {

	/**
	 * The fake Stripe API.
	 *
	 * @var StripeStandin
	 */
	protected StripeStandin $stripe;

	/**
	 * ID of the product.
	 *
	 * @var int
	 */
	protected int $product;

	/**
	 * The shopper.
	 *
	 * @var Shopper
	 */
	protected Shopper $shopper;

	/**
	 * Sets up a shop that accepts cards.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->stripe  = new StripeStandin();
		$this->product = Shopper::product( array( 'stock' => 5 ) );
		$this->shopper = new Shopper();
	}

	/**
	 * Places an order paid by card.
	 *
	 * @param int $quantity Quantity.
	 */
	protected function buy( int $quantity = 1 ): Order {
		$order = $this->shopper->with( $this->product, $quantity )->buy( '', array(), array( 'payment_method' => 'stripe' ) );
		$this->assertInstanceOf( Order::class, $order, is_wp_error( $order ) ? $order->get_error_message() : '' );
		return $order;
	}

	/**
	 * Reloads an order.
	 *
	 * @param Order $order The order.
	 */
	protected function order( Order $order ): Order {
		$now = \Vitrine\Api::orders()->get( $order->id );
		$this->assertNotNull( $now );
		return $now;
	}

	/**
	 * Returns the notes of an order.
	 *
	 * @param Order $order The order.
	 * @return list<string>
	 */
	protected function notes( Order $order ): array {
		return array_column( $this->shopper->engine->order_services()->notes->of( $order->id ), 'content' );
	}

	/**
	 * Makes an order old enough for its payment to time out.
	 *
	 * @param Order $order The order.
	 */
	protected function age( Order $order ): void {
		global $wpdb;
		$wpdb->update( $wpdb->prefix . 'vitrine_orders', array( 'created' => gmdate( 'Y-m-d H:i:s', time() - DAY_IN_SECONDS ) ), array( 'id' => $order->id ) );
	}
}
