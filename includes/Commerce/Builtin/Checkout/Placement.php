<?php
/**
 * Creation of orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout;

use Vitrine\Commerce\Builtin\Checkout\Fields\CheckedForm;
use Vitrine\Commerce\Builtin\Coupons\CouponUses;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Downloads\Permissions\Bought;
use Vitrine\Commerce\Builtin\Orders\OrderChange;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\Orders\Origins\OrderOrigins;
use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\OfflineGateway;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Recovery\PaymentState;
use Vitrine\Commerce\Builtin\Payment\Settlement;
use Vitrine\Commerce\Builtin\Products\Stock;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Order, stock, coupon uses and the emptied cart are saved in one transaction, and so
 * is the acceptance of orders without immediate payment. Payments are charged after it,
 * since they cannot be rolled back; the order has a payment in progress and its owner
 * from the start.
 */
final class Placement {

	/**
	 * @param OrderStore   $store      Order store.
	 * @param OrderChanges $changes    Changes of orders.
	 * @param Settlement   $settlement Settlement of payments.
	 * @param CartHandover $carts      Cart of the visitor.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderChanges $changes,
		private readonly Settlement $settlement,
		private readonly CartHandover $carts,
	) {}

	/**
	 * Creates the order and settles its payment.
	 *
	 * @param CartSnapshot $cart    Current cart, not empty.
	 * @param CheckedForm  $form    Validated form without errors.
	 * @param Gateway      $gateway Gateway.
	 * @param OrderRequest $request Values entered by the shopper.
	 * @param string       $key     Hash of the idempotency key, 64 hex digits.
	 * @return Order|\WP_Error The error OrderStore::REPEATED if the key already has an order.
	 */
	public function place( CartSnapshot $cart, CheckedForm $form, Gateway $gateway, OrderRequest $request, string $key ): Order|\WP_Error {
		$customer = get_current_user_id();
		$owner    = PaymentState::new_owner();
		$draft    = OrderDraft::make( $cart, $form, $gateway, $customer );
		$terms    = $gateway instanceof OfflineGateway ? $gateway->terms( $draft ) : null;
		$change   = static fn ( int $id ): ?OrderChange => null === $terms ? null : new OrderChange( $id, OrderStatus::PENDING, Bought::status( $draft, $terms->status, $terms->payment ), PaymentStatus::IN_PROGRESS, $terms->payment, $owner, $terms->reference );
		$id       = Transaction::run( fn (): int|\WP_Error => $this->write( $draft, $cart, $key, $owner, $request, $change ) );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$this->carts->handed_over();
		CustomerData::remember( $customer, $form );
		$order = $this->store->load( $id );
		if ( null === $order ) {
			return CheckoutRefusals::in_progress();
		}
		/**
		 * Fires after an order is saved, and before a payment is charged for it.
		 * `created_via` says whether it is a manual order.
		 *
		 * @param Order $order Pending order; already accepted if no immediate payment is needed.
		 *
		 * @example
		 * add_action( 'vitrine_order_placed', fn( $order ) => wp_remote_post( 'https://crm.example.com/leads', array( 'blocking' => false, 'body' => array( 'email' => $order->email ) ) ) );
		 */
		do_action( 'vitrine_order_placed', $order );
		$made = $change( $id );
		if ( null !== $made ) {
			return $this->changes->announce( $order, $made );
		}
		$answer = $this->settlement->pay( $gateway, $order, $owner, $request->payment_data );
		if ( is_wp_error( $answer ) ) {
			// The cart may have been restored.
			$this->carts->handed_over();
		}
		return $answer;
	}

	/**
	 * Saves everything in the transaction.
	 *
	 * @param Order                       $draft   Order to save.
	 * @param CartSnapshot                $cart    Cart that it is created from.
	 * @param string                      $key     Idempotency key.
	 * @param string                      $owner   ID of this request.
	 * @param OrderRequest                $request Values entered by the shopper.
	 * @param \Closure(int): ?OrderChange $change  Change on acceptance; null: the payment is needed first.
	 * @return int|\WP_Error Order ID.
	 */
	private function write( Order $draft, CartSnapshot $cart, string $key, string $owner, OrderRequest $request, \Closure $change ): int|\WP_Error {
		// The key first: a duplicate of this request waits here, before it takes stock.
		$id = $this->store->insert( $draft, $key, $owner );
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$done = Stock::take( OrderChanges::stock_of( $draft ) );
		if ( true === $done ) {
			$done = CouponUses::take( array_column( $draft->coupons, 'code' ) );
		}
		if ( true === $done ) {
			$done = $this->empty_cart( $cart );
		}
		$made = $change( $id );
		if ( true === $done ) {
			OrderOrigins::keep( $id, $request->origin );
			$done = null === $made ? $this->store->keep_cart( $id, $this->carts->taken() ) : $this->changes->write( $draft, $made );
		}
		return is_wp_error( $done ) ? $done : $id;
	}

	/**
	 * Takes the cart.
	 *
	 * @param CartSnapshot $cart Cart as seen by the shopper.
	 * @return true|\WP_Error
	 */
	private function empty_cart( CartSnapshot $cart ): bool|\WP_Error {
		global $wpdb;
		$taken = $this->carts->empty( $cart );
		if ( false !== $taken ) {
			return $taken;
		}
		// A deadlock also prevents the statement, but can be tried again.
		return '' === $wpdb->last_error ? CheckoutRefusals::cart_changed_now() : Transaction::failed_statement();
	}
}
