<?php
/**
 * Placing of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Placement;

use Vitrine\Commerce\Cart;
use Vitrine\Commerce\Optional\Checkout\FollowsAddress;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\Rules\Cart\Refusals;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;
use Vitrine\Commerce\WooCommerce\Cart\Loaded;
use Vitrine\Commerce\WooCommerce\Checkout\PostedForm;
use Vitrine\Commerce\WooCommerce\Orders\OrderFactory;

defined( 'ABSPATH' ) || exit;

/**
 * Creates an order with WooCommerce's processing, once for each idempotency key, and
 * continues an order whose request was aborted.
 */
final class Placement {

	/**
	 * @param Cart $cart The visitor's cart.
	 */
	public function __construct( private readonly Cart $cart ) {}

	/**
	 * Places the order of a request. A repeated request returns the same order.
	 *
	 * @param OrderRequest $request Data submitted by the shopper.
	 */
	public function place( OrderRequest $request ): Order|\WP_Error {
		if ( ! preg_match( '/^[\w-]{16,128}$/D', $request->idempotency_key ) ) {
			return CheckoutRefusals::out_of_date();
		}
		$claim = Claim::of_shopper( $request->idempotency_key, $this->cart );
		$made  = $claim->order();
		if ( null !== $made && '' !== $made['redirect'] ) {
			return OrderFactory::of( $made['order'], $made['redirect'] );
		}
		if ( ! $claim->take() ) {
			return null === $made ? Refusals::busy() : CheckoutRefusals::in_progress();
		}
		try {
			// A concurrent request with the same key may have just created the order.
			$made = $claim->order();
			if ( null !== $made && '' !== $made['redirect'] ) {
				return OrderFactory::of( $made['order'], $made['redirect'] );
			}
			return null === $made ? $this->attempt( $request, $claim ) : $this->resume( $made['order'], $request, $claim );
		} finally {
			$claim->release();
		}
	}

	/**
	 * Continues an order whose request was aborted.
	 *
	 * @param \WC_Order    $order   The order.
	 * @param OrderRequest $request Data submitted by the shopper.
	 * @param Claim        $claim   The claim held by this request.
	 */
	private function resume( \WC_Order $order, OrderRequest $request, Claim $claim ): Order|\WP_Error {
		if ( OrderFactory::is_accepted( $order ) ) {
			return $this->finish( $order, $claim );
		}
		if ( ! $order->has_status( 'pending' ) ) {
			return OrderFactory::of( $order );
		}
		if ( null !== $request->paid && PaidOrder::is_price_of( $request->paid, $order ) ) {
			// The payment was taken before the order was created. WooCommerce completes a payment only once.
			$order->payment_complete( $request->paid->reference );
			return $this->finish( $order, $claim );
		}
		if ( Claim::is_unclear( $order ) ) {
			Claim::note_unknown( $order );
			return CheckoutRefusals::payment_unclear();
		}
		// No gateway was called yet: WooCommerce continues with the same order.
		Loaded::cart();
		WC()->session->set( 'order_awaiting_payment', $order->get_id() );
		return $this->attempt( $request, $claim );
	}

	/**
	 * Completes the steps that the aborted request did not reach.
	 *
	 * @param \WC_Order $order Accepted order.
	 * @param Claim     $claim Claim of its key.
	 */
	private function finish( \WC_Order $order, Claim $claim ): Order {
		if ( OrderedCart::is_of( $order ) ) {
			Loaded::cart()->empty_cart();
			Loaded::save( Loaded::cart() );
		}
		$received = $order->get_checkout_order_received_url();
		$claim->settle( $order, $received );
		return OrderFactory::of( $order, $received );
	}

	/**
	 * Creates the order, unless a check fails.
	 *
	 * @param OrderRequest $request Data submitted by the shopper.
	 * @param Claim        $claim   Claim of the key.
	 */
	private function attempt( OrderRequest $request, Claim $claim ): Order|\WP_Error {
		if ( null === $request->paid && $this->cart instanceof FollowsAddress ) {
			// WooCommerce calculates with this address, so the total compared with what the shopper saw must use it too.
			$this->cart->locate( $request->fields, $request->ship_elsewhere, http_build_query( PostedForm::fields( $request ) ) );
		}
		$cart = $this->cart->snapshot();
		if ( array() === $cart->lines ) {
			return CheckoutRefusals::cart_empty( $cart );
		}
		if ( '' !== $request->cart_hash && ! hash_equals( $cart->hash, $request->cart_hash ) ) {
			return CheckoutRefusals::cart_changed( $cart );
		}
		$process = new Process();
		$notices = new CheckoutNotices();
		$paid    = new PaidOrder( $request->paid );
		$sign    = static fn ( \WC_Order $order ) => $claim->sign( $order );
		add_action( 'woocommerce_checkout_create_order', $sign, PHP_INT_MAX );
		try {
			PostedForm::during( $request, static fn () => $paid->during( array( $process, 'process_checkout' ) ) );
		} finally {
			remove_action( 'woocommerce_checkout_create_order', $sign, PHP_INT_MAX );
		}
		$order = $process->order_id > 0 ? wc_get_order( $process->order_id ) : null;
		if ( null === $process->redirect && $order instanceof \WC_Order ) {
			$claim->unsign( $order );
			$order = null;
		}
		if ( ! $order instanceof \WC_Order ) {
			$refusal = $notices->refusal( $process->order_id > 0 );
			Loaded::save( Loaded::cart() );
			return null !== $request->paid && $paid->is_refused ? CheckoutRefusals::wrong_amount( $request->paid, $this->cart->snapshot() ) : $refusal;
		}
		$paid->sign( $order );
		$claim->settle( $order, (string) $process->redirect );
		Loaded::save( Loaded::cart() );
		return OrderFactory::of( $order, (string) $process->redirect, $process->response );
	}
}
