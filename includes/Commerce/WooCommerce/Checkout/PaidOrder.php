<?php
/**
 * An order that is paid before it is made.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\WooCommerce\Checkout;

use Vitrine\Commerce\Value\Payment;
use Vitrine\Commerce\WooCommerce\Money;

defined( 'ABSPATH' ) || exit;

/**
 * Has WooCommerce's processing take a payment that was made elsewhere, and
 * stops it before there is an order when that is not what the order costs: the
 * shopper's address, which came with the payment, may have changed the total.
 */
final class PaidOrder {

	/**
	 * Whether the cart costs something else.
	 *
	 * @var bool
	 */
	public bool $is_refused = false;

	/**
	 * For a payment.
	 *
	 * @param Payment|null $payment What was paid; null: nothing, and nothing is done.
	 */
	public function __construct( private readonly ?Payment $payment ) {}

	/**
	 * Runs something while WooCommerce knows of the payment.
	 *
	 * @param callable(): void $work What to do.
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
	 * The one way of paying. Hooked.
	 *
	 * @return array<string, \WC_Payment_Gateway>
	 */
	public function offer(): array {
		return null === $this->payment ? array() : array( $this->payment->method => new PaidElsewhere( $this->payment ) );
	}

	/**
	 * Holds the payment against the total, once WooCommerce knows the address. Hooked.
	 *
	 * @param array<string, mixed> $data   The form.
	 * @param \WP_Error            $errors What speaks against the order.
	 */
	public function compare( array $data, \WP_Error $errors ): void {
		$fits = null !== $this->payment
			&& get_woocommerce_currency() === $this->payment->currency
			&& Money::minor( WC()->cart->get_total( 'edit' ) ) === $this->payment->amount;
		if ( ! $fits ) {
			$this->is_refused = true;
			$errors->add( 'total', __( 'The total does not match the amount to be paid.', 'vitrine' ) );
		}
	}

	/**
	 * Whether a payment is what an order costs.
	 *
	 * @param Payment   $payment What was paid.
	 * @param \WC_Order $order   The order.
	 */
	public static function is_price_of( Payment $payment, \WC_Order $order ): bool {
		return $order->get_currency() === $payment->currency && Money::minor( $order->get_total() ) === $payment->amount;
	}

	/**
	 * Notes what the payment is called, where WooCommerce had nothing to be paid.
	 *
	 * @param \WC_Order $order The order that was made.
	 */
	public function sign( \WC_Order $order ): void {
		if ( null !== $this->payment && '' === $order->get_transaction_id() ) {
			$order->set_transaction_id( $this->payment->reference );
		}
	}
}
