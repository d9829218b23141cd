<?php
/**
 * Makes orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Coupons\CouponUses;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\PaymentResult;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Commerce\Rules\CheckoutRefusals;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

/**
 * Order, stock, coupon uses and the emptied cart are one transaction. Payment
 * comes after it, since no payment can be rolled back: what fails there is
 * undone by a step of its own.
 */
final class Placement {

	/**
	 * The maker.
	 *
	 * @param OrderStore   $store   Orders.
	 * @param OrderChanges $changes What becomes of them.
	 * @param CartHandover $carts   The cart of this visitor.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderChanges $changes,
		private readonly CartHandover $carts,
	) {}

	/**
	 * Makes the order and has it paid.
	 *
	 * @param CartSnapshot $cart    The cart as it is, not empty.
	 * @param CheckedForm  $form    A form without errors.
	 * @param Gateway      $gateway How it is paid.
	 * @param OrderRequest $request What the shopper filled in.
	 * @param string       $key     Idempotency key, 64 hex digits.
	 */
	public function place( CartSnapshot $cart, CheckedForm $form, Gateway $gateway, OrderRequest $request, string $key ): Order|\WP_Error {
		$customer = get_current_user_id();
		$draft    = OrderDraft::make( $cart, $form, $gateway, $customer );
		$id       = Transaction::run( fn (): int|\WP_Error => $this->write( $draft, $cart, $key ) );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$this->carts->handed_over();
		CustomerData::remember( $customer, $form );
		OrderOrigins::keep( $id, $request->origin );
		$order = $this->store->load( $id ) ?? $draft;
		/**
		 * Fires after an order is written and before it is paid.
		 *
		 * @param Order $order Pending.
		 */
		do_action( 'vitrine_order_placed', $order );
		$result = $this->pay( $gateway, $order, $request->payment_data );
		return is_wp_error( $result ) ? $this->failed( $order, $cart, $result ) : $this->accepted( $order, $result );
	}

	/**
	 * Everything that must happen together.
	 *
	 * @param Order        $draft What to write.
	 * @param CartSnapshot $cart  The cart that it is made of.
	 * @param string       $key   Idempotency key.
	 * @return int|\WP_Error The order's id.
	 */
	private function write( Order $draft, CartSnapshot $cart, string $key ): int|\WP_Error {
		global $wpdb;
		// First the key: a twin of this request waits here, before it can take anything.
		$id = $this->store->insert( $draft, $key );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$taken = Stock::take( OrderChanges::stock_of( $draft ) );
		if ( true === $taken ) {
			$taken = CouponUses::take( array_column( $draft->coupons, 'code' ) );
		}
		if ( true === $taken ) {
			$taken = $this->carts->empty( $cart );
		}
		if ( is_wp_error( $taken ) ) {
			return $taken;
		}
		if ( ! $taken ) {
			// A deadlock refuses the cart's statement as a newer revision does, but can be tried again.
			return '' === $wpdb->last_error ? CheckoutRefusals::cart_changed_now() : Transaction::failed_statement();
		}
		return $id;
	}

	/**
	 * Has the order paid. A gateway that breaks is a payment that failed.
	 *
	 * @param Gateway              $gateway How.
	 * @param Order                $order   Pending.
	 * @param array<string, mixed> $data    What the gateway's own fields hold.
	 */
	private function pay( Gateway $gateway, Order $order, array $data ): PaymentResult|\WP_Error {
		try {
			return $gateway->process( $order, $data );
		} catch ( \Throwable $thrown ) {
			error_log( sprintf( 'Vitrine: payment "%s" of order %d broke: %s', $gateway->id(), $order->id, $thrown->getMessage() ) ); // phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_error_log -- The shopper is not told what broke; the shop owner must be.
			return new \WP_Error( 'vitrine_gateway_broke' );
		}
	}

	/**
	 * Undoes an order whose payment failed: goods and coupons go back, and the
	 * cart is as it was.
	 *
	 * @param Order        $order  Pending.
	 * @param CartSnapshot $cart   The cart that it was made of.
	 * @param \WP_Error    $reason What the gateway says.
	 */
	private function failed( Order $order, CartSnapshot $cart, \WP_Error $reason ): \WP_Error {
		$this->changes->move( $order->id, OrderStatus::FAILED, '', $reason->get_error_message() );
		$this->carts->refill( $cart );
		return CheckoutRefusals::payment_failed( $reason->get_error_message() );
	}

	/**
	 * Takes the gateway's word into the order.
	 *
	 * @param Order         $order  Pending.
	 * @param PaymentResult $result What came of the payment.
	 */
	private function accepted( Order $order, PaymentResult $result ): Order {
		if ( OrderStatus::PENDING === $result->status ) {
			$this->store->set_payment_url( $order->id, $result->redirect );
			return $this->store->load( $order->id ) ?? $order;
		}
		$moved = $this->changes->move( $order->id, $result->status );
		// A gateway may have moved the order itself; then it is as it should be.
		return is_wp_error( $moved ) ? $this->store->load( $order->id ) ?? $order : $moved;
	}
}
