<?php
/**
 * Payment pages of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Remote;

use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Closes them before an order is canceled, so that shoppers cannot pay for released
 * stock.
 */
final class PaymentPages {

	/** @param Gateways $gateways Payment gateways. */
	public function __construct( private readonly Gateways $gateways ) {}

	/**
	 * Closes the payment page of an order, if one is open.
	 *
	 * @param Order $order Order as loaded.
	 * @return true|\WP_Error `vitrine_order_being_paid` (409) or `vitrine_payment_page_open` (503): the order must not be canceled.
	 */
	public function close( Order $order ): bool|\WP_Error {
		if ( OrderStatus::PENDING !== $order->status || $order->redirect === $order->received_url ) {
			return true;
		}
		$gateway = $this->gateways->find( $order->payment_method );
		if ( ! $gateway instanceof HostedPage ) {
			return true;
		}
		try {
			return $gateway->close_page( $order ) ? true : new \WP_Error(
				'vitrine_order_being_paid',
				/* translators: %d: order number. */
				sprintf( __( 'Order %d was paid, or is being paid, so it was not cancelled.', 'vitrine' ), $order->id ),
				array( 'status' => 409 )
			);
		} catch ( \Throwable $thrown ) {
			error_log( sprintf( 'Vitrine: the payment page of order %d was not closed: %s', $order->id, $thrown->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- Shop owners look in the error log.
			return new \WP_Error(
				'vitrine_payment_page_open',
				/* translators: %d: order number. */
				sprintf( __( 'The payment page of order %d could not be closed, so the order was not cancelled. Please try again.', 'vitrine' ), $order->id ),
				array( 'status' => 503 )
			);
		}
	}
}
