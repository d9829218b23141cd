<?php
/**
 * Applies Stripe sessions to orders.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Payment\Stripe;

use Vitrine\Commerce\Builtin\BuiltinEngine;
use Vitrine\Commerce\Builtin\Orders\OrderStatus;
use Vitrine\Commerce\Builtin\Payment\Refunds\Refund;
use Vitrine\Commerce\Builtin\Payment\Remote\PaymentUpdates;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Applies the current state of a session; it may be applied repeatedly. A session
 * replaced by another attempt can still be paid, but its end does not affect the order.
 */
final class StripePayments {

	/**
	 * Applies a session.
	 *
	 * @param StripeSession $session Current session.
	 * @param Order         $order   Order.
	 * @return Order|\WP_Error Changed order; an error if it must be tried again or needs the owner.
	 */
	public static function take( StripeSession $session, Order $order ): Order|\WP_Error {
		$updates = ( new BuiltinEngine() )->order_services()->updates();
		$is_last = in_array( $order->reference, array( '', $session->id ), true );
		return match ( true ) {
			StripeSession::PAID === $session->state      => self::paid( $updates, $session, $order ),
			StripeSession::UNDER_WAY === $session->state => $updates->promised( $order->id, '', __( 'Stripe: the payment is being processed.', 'vitrine' ) ),
			! $is_last                                   => $order,
			StripeSession::FAILED === $session->state    => $updates->failed( $order->id, __( 'Stripe: the payment was declined.', 'vitrine' ) ),
			StripeSession::EXPIRED === $session->state   => $updates->expired( $order->id, __( 'Unpaid order cancelled: time limit reached.', 'vitrine' ) ),
			default                                      => $order,
		};
	}

	/**
	 * Applies a payment.
	 *
	 * @param PaymentUpdates $updates Updates of orders.
	 * @param StripeSession  $session Paid session.
	 * @param Order          $order   Order.
	 */
	private static function paid( PaymentUpdates $updates, StripeSession $session, Order $order ): Order|\WP_Error {
		$fits = $session->fits( $order );
		$done = $updates->paid(
			$order->id,
			$session->payment,
			$fits ? OrderStatus::PROCESSING : OrderStatus::ON_HOLD,
			$fits ? '' : sprintf(
				/* translators: 1: amount of money, 2: currency. */
				__( 'Stripe charged %1$s %2$s, which is not the total of this order. Please check the payment before you ship anything.', 'vitrine' ),
				StripeAmount::minor( $session->amount, $order->currency ) / 10 ** $order->currency->decimals,
				strtoupper( $session->currency )
			)
		);
		return is_wp_error( $done ) && PaymentUpdates::OVER === $done->get_error_code() ? self::pay_back( $order, $done ) : $done;
	}

	/**
	 * Refunds a payment for a closed order, whose stock was released.
	 *
	 * @param Order     $order Canceled or failed order.
	 * @param \WP_Error $why   Error to return.
	 */
	private static function pay_back( Order $order, \WP_Error $why ): \WP_Error {
		$services = ( new BuiltinEngine() )->order_services();
		$left     = false;
		foreach ( $services->refund_store()->of( $order->id ) as $refund ) {
			$left = $left || Refund::FAILED !== $refund->status;
			if ( Refund::PENDING === $refund->status ) {
				$again = $services->refunds()->resume( $refund->id );
				if ( is_wp_error( $again ) ) {
					return $again;
				}
			}
		}
		$given = $left ? null : $services->refunds()->give( $order->id, null, __( 'The payment arrived too late.', 'vitrine' ), false );
		return is_wp_error( $given ) && self::has_to_wait( $given ) ? $given : $why;
	}

	/**
	 * Whether an error is temporary, so that it must be tried again.
	 *
	 * @param \WP_Error $error Error.
	 */
	public static function has_to_wait( \WP_Error $error ): bool {
		return 503 === ( $error->get_error_data()['status'] ?? 0 );
	}
}
