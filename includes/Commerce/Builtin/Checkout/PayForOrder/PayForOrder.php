<?php
/**
 * Payment of existing orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Checkout\PayForOrder;

use Vitrine\Commerce\Builtin\Checkout\TermsAcceptance;
use Vitrine\Commerce\Builtin\Database\Transaction;
use Vitrine\Commerce\Builtin\Orders\OrderChange;
use Vitrine\Commerce\Builtin\Orders\OrderChanges;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Orders\OrderStore;
use Vitrine\Commerce\Builtin\BuiltinPages;
use Vitrine\Commerce\Builtin\Payment\Gateway;
use Vitrine\Commerce\Builtin\Payment\Gateways;
use Vitrine\Commerce\Builtin\Payment\OfflineGateway;
use Vitrine\Commerce\Builtin\Payment\PaymentStatus;
use Vitrine\Commerce\Builtin\Payment\Recovery\PaymentState;
use Vitrine\Commerce\Builtin\Payment\Recovery\Recovery;
use Vitrine\Commerce\Builtin\Payment\Remote\HostedPage;
use Vitrine\Commerce\Builtin\Payment\Remote\PaymentPages;
use Vitrine\Commerce\Builtin\Payment\Settings\PaymentSettings;
use Vitrine\Commerce\Builtin\Payment\Settlement;
use Vitrine\Commerce\Optional\Orders\PayForOrder as PayForOrderPort;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Starts an attempt with a conditional statement, so that only one of several succeeds,
 * and passes it to the same settlement as the checkout. An external payment page of a
 * previous attempt is closed first.
 */
final class PayForOrder implements PayForOrderPort {

	/** Error code in a transaction: another attempt was faster. */
	private const RACED = 'raced';

	/**
	 * @param OrderStore   $store      Order store.
	 * @param OrderChanges $changes    Changes of orders.
	 * @param Attempts     $attempts   Attempts to pay.
	 * @param Gateways     $gateways   Payment gateways.
	 * @param Settlement   $settlement Settlement of payments.
	 * @param Recovery     $recovery   Recovery, to wait for payments in progress.
	 */
	public function __construct(
		private readonly OrderStore $store,
		private readonly OrderChanges $changes,
		private readonly Attempts $attempts,
		private readonly Gateways $gateways,
		private readonly Settlement $settlement,
		private readonly Recovery $recovery,
	) {}

	/**
	 * Returns the URL of the payment page, whatever the state of the order.
	 *
	 * @param Order $order The order.
	 */
	public static function address( Order $order ): string {
		return add_query_arg(
			array(
				Contract::name( 'fields.order_pay' ) => $order->id,
				Contract::name( 'fields.order_key' ) => rawurlencode( $order->key ),
			),
			BuiltinPages::url( 'checkout' )
		);
	}

	/**
	 * Returns the URL of the payment page; empty if the order is not payable.
	 *
	 * @param Order $order The order.
	 */
	public static function link( Order $order ): string {
		return self::is_payable( $order ) ? self::address( $order ) : '';
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $order The order.
	 */
	public function url( Order $order ): string {
		return self::link( $order );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $order The order.
	 */
	public function objection( Order $order ): string {
		return match ( Payability::of( $order->status, $order->payment_status ) ) {
			Payability::Payable    => '',
			Payability::InProgress => __( 'The payment for this order is being processed. Please do not pay again. We will email you when it is confirmed.', 'vitrine' ),
			Payability::Paid       => __( 'This order has already been paid. Thank you.', 'vitrine' ),
			Payability::Agreed     => __( 'This order is confirmed, so it does not need to be paid here.', 'vitrine' ),
			Payability::Over       => OrderStatus::REFUNDED === $order->status
				? __( 'This order was refunded, so it can no longer be paid.', 'vitrine' )
				: __( 'This order was cancelled, so it can no longer be paid. Please contact us if you still want to order.', 'vitrine' ),
		};
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order $order The order.
	 */
	public function payment_methods( Order $order ): array {
		return $this->gateways->choices( OrderCart::of( $order ), self::country( $order ) );
	}

	/**
	 * {@inheritDoc}
	 */
	public function agreements(): array {
		return TermsAcceptance::fields();
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param array<string, string> $typed Submitted values by field.
	 */
	public function refusals( array $typed ): array {
		return TermsAcceptance::errors( $typed );
	}

	/**
	 * {@inheritDoc}
	 *
	 * @param Order                $order  Order found by its key.
	 * @param string               $method ID of the payment method.
	 * @param string               $form   Key of the form.
	 * @param array<string, mixed> $data   Values of the gateway's own fields.
	 */
	public function pay( Order $order, string $method, string $form, array $data ): Order|\WP_Error {
		if ( ! preg_match( '/^[\w-]{16,128}$/D', $form ) ) {
			return CheckoutRefusals::out_of_date();
		}
		$key  = Attempt::key( $order->id, $form );
		$seen = $this->attempts->last( $order->id );
		$now  = $this->store->load( $order->id ) ?? $order;
		if ( $seen === $key ) {
			return $this->repeated( $now, $data );
		}
		if ( ! self::is_payable( $now ) ) {
			return $this->wait( $now, $data );
		}
		$gateway = $this->gateways->available( OrderCart::of( $now ), self::country( $now ) )[ $method ] ?? null;
		if ( null === $gateway ) {
			return CheckoutRefusals::invalid( array( Contract::name( 'fields.payment_method' ) => __( 'Please choose a payment method.', 'vitrine' ) ) );
		}
		if ( $now->redirect !== $now->received_url && ! $this->gateways->find( $now->payment_method ) instanceof HostedPage ) {
			// The page of the last attempt cannot be closed, so the order can be paid
			// only there.
			return $now;
		}
		$closed = ( new PaymentPages( $this->gateways ) )->close( $now );
		if ( is_wp_error( $closed ) ) {
			return $this->wait( $this->store->load( $now->id ) ?? $now, $data );
		}
		return $this->begin( $now, $gateway, new Attempt( $key, $seen, PaymentState::new_owner(), $gateway->id(), PaymentSettings::get()->title( $gateway ) ), $data );
	}

	/**
	 * Starts an attempt and settles it.
	 *
	 * @param Order                $order   Payable order without open payment page.
	 * @param Gateway              $gateway Gateway.
	 * @param Attempt              $attempt Attempt.
	 * @param array<string, mixed> $data    Values of the gateway's own fields.
	 */
	private function begin( Order $order, Gateway $gateway, Attempt $attempt, array $data ): Order|\WP_Error {
		$terms  = $gateway instanceof OfflineGateway ? $gateway->terms( $order ) : null;
		$change = null === $terms ? null : new OrderChange( $order->id, OrderStatus::PENDING, $terms->status, PaymentStatus::IN_PROGRESS, $terms->payment, $attempt->owner, $terms->reference );
		// The stock of a failed order was released and must be taken again.
		$again = OrderStatus::FAILED === $order->status ? new OrderChange( $order->id, OrderStatus::FAILED, OrderStatus::PENDING, $order->payment_status, PaymentStatus::UNPAID ) : null;
		$done  = Transaction::run( fn (): bool|\WP_Error => $this->write( $order, $attempt, $again, $change ) );
		$now   = $this->store->load( $order->id ) ?? $order;
		if ( is_wp_error( $done ) ) {
			return in_array( $done->get_error_code(), array( self::RACED, 'vitrine_order_status' ), true ) ? $this->wait( $now, $data ) : $done;
		}
		if ( null !== $again ) {
			$this->changes->announce( $now, $again );
		}
		return null === $change
			? $this->outcome( $this->settlement->pay( $gateway, $now, $attempt->owner, $data ), $now->id )
			: $this->changes->announce( $now, $change );
	}

	/**
	 * Saves everything in the transaction.
	 *
	 * @param Order            $order   Order as loaded.
	 * @param Attempt          $attempt Attempt.
	 * @param OrderChange|null $again   Change from failed to pending; null: already pending.
	 * @param OrderChange|null $change  Change on acceptance; null: the payment is needed first.
	 * @return true|\WP_Error
	 */
	private function write( Order $order, Attempt $attempt, ?OrderChange $again, ?OrderChange $change ): bool|\WP_Error {
		$open = null === $again ? true : $this->changes->write( $order, $again, '', __( 'The customer is trying to pay again.', 'vitrine' ) );
		if ( is_wp_error( $open ) ) {
			return $open;
		}
		$done = $this->attempts->begin( $order->id, $attempt );
		if ( true === $done && null !== $change ) {
			return $this->changes->write( $order, $change );
		}
		return false === $done ? new \WP_Error( self::RACED ) : $done;
	}

	/**
	 * Returns the response for a form that was submitted before.
	 *
	 * @param Order                $order Current order.
	 * @param array<string, mixed> $data  Values of the gateway's own fields.
	 */
	private function repeated( Order $order, array $data ): Order|\WP_Error {
		return self::is_payable( $order ) && $order->redirect === $order->received_url ? CheckoutRefusals::payment_declined( '' ) : $this->wait( $order, $data );
	}

	/**
	 * Waits for another request that settles the payment.
	 *
	 * @param Order                $order Current order.
	 * @param array<string, mixed> $data  Values of the gateway's own fields.
	 */
	private function wait( Order $order, array $data ): Order|\WP_Error {
		return Payability::InProgress === Payability::of( $order->status, $order->payment_status )
			? $this->outcome( $this->recovery->answer( $order, $data ), $order->id )
			: $order;
	}

	/**
	 * Returns the response for a customer who pays by link, without mentioning the
	 * cart.
	 *
	 * @param Order|\WP_Error $answer Result of the payment.
	 * @param int             $id     Order ID.
	 */
	private function outcome( Order|\WP_Error $answer, int $id ): Order|\WP_Error {
		$now = is_wp_error( $answer ) ? $this->store->load( $id ) : null;
		return is_wp_error( $answer ) && null !== $now && self::is_payable( $now ) && $now->redirect === $now->received_url
			? CheckoutRefusals::payment_declined( CheckoutRefusals::reason( $answer ) )
			: $answer;
	}

	/**
	 * Whether an order is payable.
	 *
	 * @param Order $order The order.
	 */
	private static function is_payable( Order $order ): bool {
		return Payability::Payable === Payability::of( $order->status, $order->payment_status );
	}

	/**
	 * Returns the billing country.
	 *
	 * @param Order $order The order.
	 */
	private static function country( Order $order ): string {
		return $order->billing['country'] ?? '';
	}
}
