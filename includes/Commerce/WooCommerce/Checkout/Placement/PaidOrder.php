<?php
/**
 * An order that is paid before it is created.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout\Placement;

use Vitrine\Commerce\Value\Payment;
use Vitrine\Commerce\WooCommerce\WooCommerceMoney;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WooCommerce's processing accept a payment taken elsewhere, and stops it before
 * the order is created if the total is different: the address, which came with the
 * payment, may have changed the total.
 */
final class PaidOrder {

	/**
	 * Whether the total differs from the payment.
	 *
	 * @var bool
	 */
	public bool $is_refused = false;

	/**
	 * Sets the payment.
	 *
	 * @param Payment|null $payment The payment; null: nothing is done.
	 */
	public function __construct( private readonly ?Payment $payment ) {}

	/**
	 * Runs code while WooCommerce knows the payment.
	 *
	 * @param callable(): void $work Code to run.
	 */
	public function during( callable $work ): void {
		if ( null === $this->payment ) {
			$work();
			return;
		}
		add_filter( 'woocommerce_available_payment_gateways', array( $this, 'offer' ), PHP_INT_MAX );
		add_action( 'woocommerce_after_checkout_validation', array( $this, 'compare' ), PHP_INT_MAX, 2 );
		try {
			$work();
		} finally {
			remove_filter( 'woocommerce_available_payment_gateways', array( $this, 'offer' ), PHP_INT_MAX );
			remove_action( 'woocommerce_after_checkout_validation', array( $this, 'compare' ), PHP_INT_MAX );
		}
	}

	/**
	 * Returns the only payment method. Hooked.
	 *
	 * @return array<string, \WC_Payment_Gateway>
	 */
	public function offer(): array {
		return null === $this->payment ? array() : array( $this->payment->method => new PaidElsewhere( $this->payment ) );
	}

	/**
	 * Compares the payment with the total, once WooCommerce has the address. Hooked.
	 *
	 * @param array<string, mixed> $data   Submitted data.
	 * @param \WP_Error            $errors Validation errors.
	 */
	public function compare( array $data, \WP_Error $errors ): void {
		$fits = null !== $this->payment
			&& get_woocommerce_currency() === $this->payment->currency
			&& WooCommerceMoney::minor( WC()->cart->get_total( 'edit' ) ) === $this->payment->amount;
		if ( ! $fits ) {
			$this->is_refused = true;
			$errors->add( 'total', __( 'The total does not match the amount to be paid.', 'vitrine' ) );
		}
	}

	/**
	 * Whether a payment matches the total of an order.
	 *
	 * @param Payment   $payment The payment.
	 * @param \WC_Order $order   The order.
	 */
	public static function is_price_of( Payment $payment, \WC_Order $order ): bool {
		return $order->get_currency() === $payment->currency && WooCommerceMoney::minor( $order->get_total() ) === $payment->amount;
	}

	/**
	 * Sets the transaction ID if WooCommerce found nothing to pay.
	 *
	 * @param \WC_Order $order The created order.
	 */
	public function sign( \WC_Order $order ): void {
		if ( null !== $this->payment && '' === $order->get_transaction_id() ) {
			$order->set_transaction_id( $this->payment->reference );
		}
	}
}
