<?php
/**
 * Paid already, at WooCommerce's checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\Value\Payment;

defined( 'ABSPATH' ) || exit;

/**
 * Stands for a payment that was taken before there was an order. No form
 * offers it: WooCommerce hears of it only while that order is made.
 */
final class PaidElsewhere extends \WC_Payment_Gateway {

	/**
	 * The way of paying of one payment.
	 *
	 * @param Payment $payment What was paid.
	 */
	public function __construct( private readonly Payment $payment ) {
		$this->id           = $payment->method;
		$this->title        = $payment->title;
		$this->method_title = $payment->title;
		$this->enabled      = 'yes';
	}

	/**
	 * Notes that an order is paid.
	 *
	 * @param int $order_id The order.
	 * @return array<string, string> WooCommerce's.
	 */
	public function process_payment( $order_id ): array {
		$order = wc_get_order( $order_id );
		if ( ! $order instanceof \WC_Order ) {
			return array( 'result' => 'failure' );
		}
		$order->payment_complete( $this->payment->reference );
		// The copy too that WooCommerce keeps of a customer's cart.
		WC()->cart->empty_cart();
		return array(
			'result'   => 'success',
			'redirect' => $this->get_return_url( $order ),
		);
	}
}
