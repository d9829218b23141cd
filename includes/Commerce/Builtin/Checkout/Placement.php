<?php
/**
 * Makes orders.
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
use Vitrine\Commerce\Rules\CheckoutRefusals;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Order;
use Vitrine\Commerce\Value\OrderRequest;

defined( 'ABSPATH' ) || exit;

/**
 * Order, stock, coupon uses and the emptied cart are one transaction, and so is
 * the acceptance of an order for which nothing has to be taken now. Any other
 * payment comes after it, since no payment can be rolled back; the order says
 * from its first moment that its payment is in progress, and whose it is.
 */
final class Placement {

	/**
	 * @param OrderStore   $store      Order store.
	 * @param OrderChanges $changes    Changes of orders.
	 * @param Settlement   $settlement Has them paid.
	 * @param CartHandover $carts      The cart of this visitor.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderChanges $changes,
		private readonly Settlement $settlement,
		private readonly CartHandover $carts,
	) {}

	/**
	 * Makes the order and has it paid.
	 *
	 * @param CartSnapshot $cart    The cart as it is, not empty.
	 * @param CheckedForm  $form    A form without errors.
	 * @param Gateway      $gateway How it is paid.
	 * @param OrderRequest $request Values entered by the shopper.
	 * @param string       $key     Idempotency key, 64 hex digits.
	 * @return Order|\WP_Error The error OrderStore::REPEATED when this key has an order.
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
		 * Fires after an order is written, and before a payment is taken for it. Its
		 * `created_via` says whether its owner made it by hand.
		 *
		 * @param Order $order Pending; accepted already where nothing has to be taken now.
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
			// The cart may be back.
			$this->carts->handed_over();
		}
		return $answer;
	}

	/**
	 * Everything that must happen together.
	 *
	 * @param Order                       $draft   What to write.
	 * @param CartSnapshot                $cart    The cart that it is made of.
	 * @param string                      $key     Idempotency key.
	 * @param string                      $owner   This request.
	 * @param OrderRequest                $request Values entered by the shopper.
	 * @param \Closure(int): ?OrderChange $change  Its acceptance; null: it has to be paid before.
	 * @return int|\WP_Error The order's id.
	 */
	private function write( Order $draft, CartSnapshot $cart, string $key, string $owner, OrderRequest $request, \Closure $change ): int|\WP_Error {
		// First the key: a twin of this request waits here, before it can take anything.
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
	 * @param CartSnapshot $cart As it was seen.
	 * @return true|\WP_Error
	 */
	private function empty_cart( CartSnapshot $cart ): bool|\WP_Error {
		global $wpdb;
		$taken = $this->carts->empty( $cart );
		if ( false !== $taken ) {
			return $taken;
		}
		// A deadlock refuses the cart's statement as a newer revision does, but can be tried again.
		return '' === $wpdb->last_error ? CheckoutRefusals::cart_changed_now() : Transaction::failed_statement();
	}
}
