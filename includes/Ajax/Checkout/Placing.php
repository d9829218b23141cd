<?php
/**
 * Processing of the checkout form.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Ajax\Checkout;

use Vitrine\Ajax\Cart\ApplyCoupon;
use Vitrine\Ajax\Cart\ShippingChoices;
use Vitrine\Commerce\Checkout;
use Vitrine\Commerce\Engine;
use Vitrine\Commerce\Rules\Orders\CheckoutRefusals;
use Vitrine\Commerce\Value\Order;
use Vitrine\Contract;
use Vitrine\Support\Client;
use Vitrine\Support\RateLimit;

defined( 'ABSPATH' ) || exit;

/**
 * Handles a checkout form submitted with or without JavaScript. An order is never
 * placed at a price that was not displayed: a change made by the form itself (a coupon,
 * another shipping method) is applied and displayed first.
 *
 * @see spec 2.7
 */
final class Placing {

	/**
	 * Statuses of orders that were not completed.
	 */
	private const VOID = array( 'failed', 'cancelled' );

	/** Maximum number of forms that a client may submit. */
	private const TRIES = 20;

	/**
	 * Places the order.
	 *
	 * @param Submission $form   The submitted form.
	 * @param Engine     $engine The engine.
	 * @return Order|\WP_Error The error's data may hold `fields`: field name to message.
	 */
	public static function place( Submission $form, Engine $engine ): Order|\WP_Error {
		/**
		 * Fires when a checkout form was submitted, before it is processed.
		 *
		 * @example
		 * // The gateway of this shop is slow.
		 * add_action( 'vitrine_checkout_sent', fn() => set_time_limit( 60 ) );
		 */
		do_action( 'vitrine_checkout_sent' );
		$checkout = $engine->checkout();
		// A repeated request is not compared with the current cart and does not change it.
		$repeated = self::is_repeated( $form, $checkout );
		$problem  = $repeated ? null : self::prepare( $form, $engine ) ?? Registration::problem( $form, $engine );
		if ( null !== $problem ) {
			return $problem;
		}
		if ( ! $repeated && ! self::has_turn() ) {
			return self::too_many();
		}
		$order = $checkout->place( $form->order );
		if ( ! $order instanceof Order ) {
			return $order;
		}
		if ( in_array( $order->status, self::VOID, true ) ) {
			// The key belongs to a failed attempt, whose order is final.
			return self::refusal( 'payment_failed', __( 'The payment was not completed, so no order was placed. Please place your order again.', 'vitrine' ), 402 );
		}
		if ( ! $order->accepted && $order->redirect === $order->received_url ) {
			// Neither accepted nor redirected to a payment page: nothing can be confirmed.
			return CheckoutRefusals::in_progress();
		}
		Registration::register( $form, $order, $engine );
		return $order;
	}

	/**
	 * Whether the form's idempotency key already has an order.
	 *
	 * @param Submission $form     The submitted form.
	 * @param Checkout   $checkout Checkout of the engine.
	 */
	private static function is_repeated( Submission $form, Checkout $checkout ): bool {
		return null !== $checkout->placed( $form->order->idempotency_key );
	}

	/**
	 * Whether this client may place or pay an order: limits the testing of stolen
	 * cards. A repeated request is not counted.
	 */
	public static function has_turn(): bool {
		/**
		 * Filters how often a client may submit a checkout form within ten minutes.
		 *
		 * @param int $tries Maximum number; 0: unlimited.
		 *
		 * @example
		 * add_filter( 'vitrine_order_limit', fn( $tries ) => current_user_can( 'manage_options' ) ? 0 : min( $tries, 5 ) );
		 */
		$tries = (int) apply_filters( 'vitrine_order_limit', self::TRIES );
		return $tries <= 0 || RateLimit::take( 'order', Client::key(), $tries, 10 * MINUTE_IN_SECONDS );
	}

	/**
	 * Returns the error for too many attempts.
	 */
	public static function too_many(): \WP_Error {
		return self::refusal( 'too_many', __( 'Too many orders were sent in a short time. Please wait a few minutes and try again.', 'vitrine' ), 429 );
	}

	/**
	 * Whether an attempt has used up its idempotency key without an order.
	 *
	 * @param \WP_Error $refusal Error of place().
	 */
	public static function is_key_spent( \WP_Error $refusal ): bool {
		return Contract::name( 'error_codes.payment_failed' ) === $refusal->get_error_code();
	}

	/**
	 * Applies the cart changes of the form.
	 *
	 * @param Submission $form   The submitted form.
	 * @param Engine     $engine The engine.
	 * @return \WP_Error|null What the shopper must see before ordering.
	 */
	private static function prepare( Submission $form, Engine $engine ): ?\WP_Error {
		$before = $engine->cart()->snapshot();
		if ( array() === $before->lines ) {
			// May be a repeated request of a placed order, which the engine detects.
			return null;
		}
		if ( '' !== $form->coupon ) {
			$applied = ApplyCoupon::try_code( $engine->cart(), $form->coupon );
			if ( is_wp_error( $applied ) ) {
				$applied->add_data( array( 'fields' => array( Contract::name( 'fields.coupon_code' ) => $applied->get_error_message() ) ) + (array) $applied->get_error_data() );
				return $applied;
			}
			return self::refusal( 'cart_changed', __( 'Your coupon was applied. Please check the new total and place the order.', 'vitrine' ), 409 );
		}
		$chosen = array_column( array_filter( $before->shipping, static fn ( array $choice ): bool => $choice['chosen'] ), 'id' );
		$wanted = array_values( array_diff( $form->shipping, $chosen ) );
		$unseen = '' === $form->order->cart_hash && '' !== $before->hash ? CheckoutRefusals::total_unseen( $before ) : null;
		if ( array() === $wanted ) {
			return $unseen;
		}
		$done = ShippingChoices::choose( $engine->cart(), $wanted );
		if ( is_wp_error( $done ) ) {
			return $done;
		}
		return $engine->cart()->snapshot()->totals['total'] === $before->totals['total']
			? $unseen
			: self::refusal( 'cart_changed', __( 'The total has changed with the shipping method. Please check it and place the order.', 'vitrine' ), 409 );
	}

	/**
	 * Creates an error of the contract.
	 *
	 * @param string $code    Key of `error_codes`.
	 * @param string $message Message for the shopper.
	 * @param int    $status  HTTP status.
	 */
	private static function refusal( string $code, string $message, int $status ): \WP_Error {
		return new \WP_Error( Contract::name( 'error_codes.' . $code ), $message, array( 'status' => $status ) );
	}
}
