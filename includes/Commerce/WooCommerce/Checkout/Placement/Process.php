<?php
/**
 * WooCommerce's checkout processing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Placement;

use Vitrine\Commerce\WooCommerce\Cart\Loaded;

defined( 'ABSPATH' ) || exit;

/**
 * Runs WooCommerce's processing, but returns its result where WooCommerce would send a
 * response and exit.
 */
final class Process extends \WC_Checkout {

	/**
	 * URL to redirect to; null: there is no order.
	 *
	 * @var string|null
	 */
	public ?string $redirect = null;

	/**
	 * Order ID; 0: none was created.
	 *
	 * @var int
	 */
	public int $order_id = 0;

	/**
	 * Result of the gateway, for its script.
	 *
	 * @var array<array-key, mixed>
	 */
	public array $response = array();

	/**
	 * Processes the payment of an order.
	 *
	 * @param int    $order_id       Order ID.
	 * @param string $payment_method ID of the payment method.
	 */
	protected function process_order_payment( $order_id, $payment_method ): void {
		$this->order_id = (int) $order_id;
		$gateway        = WC()->payment_gateways()->get_available_payment_gateways()[ $payment_method ] ?? null;
		if ( null === $gateway ) {
			return;
		}
		// If the payment is interrupted, a retry must find the same order.
		WC()->session->set( 'order_awaiting_payment', $order_id );
		Loaded::save( WC()->cart );
		$order = wc_get_order( $order_id );
		if ( $order instanceof \WC_Order ) {
			Claim::begin_payment( $order );
		}
		$result = self::pay( $gateway, (int) $order_id );
		if ( 'success' !== ( $result['result'] ?? '' ) ) {
			return;
		}
		$result['order_id'] = $order_id;
		/** This filter is documented in WooCommerce: includes/class-wc-checkout.php */
		$this->response = (array) apply_filters( 'woocommerce_payment_successful_result', $result, $order_id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
		$this->redirect = (string) ( $this->response['redirect'] ?? '' );
		self::close_log( $this->order_id );
	}

	/**
	 * Calls the gateway. Its exceptions are handled by WooCommerce; after an error in
	 * its code the payment counts as failed.
	 *
	 * @param \WC_Payment_Gateway $gateway  The gateway.
	 * @param int                 $order_id Order ID.
	 * @return array<string, mixed> WooCommerce's.
	 */
	private static function pay( \WC_Payment_Gateway $gateway, int $order_id ): array {
		try {
			return (array) $gateway->process_payment( $order_id );
		} catch ( \Error $error ) {
			wc_get_logger()->critical(
				sprintf( 'The payment method “%1$s” broke while it was paid for order %2$d: %3$s', $gateway->id, $order_id, $error->getMessage() ),
				array(
					'source'    => 'vitrine-checkout',
					'backtrace' => true,
				)
			);
			return array();
		}
	}

	/**
	 * Completes an order without payment.
	 *
	 * @param int $order_id Order ID.
	 */
	protected function process_order_without_payment( $order_id ): void {
		$this->order_id = (int) $order_id;
		$order          = wc_get_order( $order_id );
		if ( ! $order instanceof \WC_Order ) {
			return;
		}
		$order->payment_complete();
		wc_empty_cart();
		self::close_log( $this->order_id );
		/** This filter is documented in WooCommerce: includes/class-wc-checkout.php */
		$this->redirect = (string) apply_filters( 'woocommerce_checkout_no_payment_needed_redirect', $order->get_checkout_order_received_url(), $order ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound -- WooCommerce hook.
	}

	/**
	 * Tells WooCommerce that the order went well. Without its last step WooCommerce takes
	 * the order for a failed one, and keeps a log file of each.
	 *
	 * @param int $order_id Order ID.
	 */
	private static function close_log( int $order_id ): void {
		if ( function_exists( 'wc_log_order_step' ) ) {
			wc_log_order_step( 'Order placed through Vitrine’s checkout', array( 'order_id' => $order_id ), true );
		}
	}

	/**
	 * Does nothing: the caller sends the response.
	 */
	protected function send_ajax_failure_response(): void {}
}
