<?php
/**
 * Payment method for a payment taken before the order.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Placement;

use Vitrine\Commerce\Value\Payment;

defined( 'ABSPATH' ) || exit;

/**
 * No form offers it: WooCommerce knows it only while the order is created.
 */
final class PaidElsewhere extends \WC_Payment_Gateway {

	/**
	 * Creates the payment method of a payment.
	 *
	 * @param Payment $payment The payment.
	 */
	public function __construct( private readonly Payment $payment ) {
		$this->id           = $payment->method;
		$this->title        = $payment->title;
		$this->method_title = $payment->title;
		$this->enabled      = 'yes';
	}

	/**
	 * Marks the order as paid.
	 *
	 * @param int $order_id Order ID.
	 * @return array<string, string> WooCommerce's.
	 */
	public function process_payment( $order_id ): array {
		$order = wc_get_order( $order_id );
		if ( ! $order instanceof \WC_Order ) {
			return array( 'result' => 'failure' );
		}
		$order->payment_complete( $this->payment->reference );
		// Also deletes the persistent cart of a customer.
		WC()->cart->empty_cart();
		return array(
			'result'   => 'success',
			'redirect' => $this->get_return_url( $order ),
		);
	}
}
