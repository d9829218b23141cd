<?php
/**
 * Why no order was made.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules;

use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Payment;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * The refusals of the checkout, each one clear message for the shopper.
 */
final class CheckoutRefusals {

	/** Before the number of a message that belongs to no field, among those of fields. */
	public const OF_NO_FIELD = 'notice-';

	/**
	 * The form has errors.
	 *
	 * @param array<string, string> $fields Field name to message.
	 */
	public static function invalid( array $fields ): \WP_Error {
		return self::error( 'invalid_checkout', __( 'Please check your details:', 'vitrine' ) . ' ' . implode( ' ', $fields ), 400, array( 'fields' => $fields ) );
	}

	/**
	 * The form has errors, and something else may be wrong.
	 *
	 * @param array<string, string> $fields Field name to message.
	 * @param list<string>          $said   What is wrong besides; may be empty.
	 */
	public static function invalid_form( array $fields, array $said ): \WP_Error {
		if ( array() === $fields ) {
			return self::error( 'invalid_checkout', array() === $said ? __( 'Your order could not be placed. Please try again.', 'vitrine' ) : implode( ' ', $said ), 400, array( 'fields' => array() ) );
		}
		foreach ( $said as $number => $text ) {
			$fields[ self::OF_NO_FIELD . $number ] = $text;
		}
		return self::invalid( $fields );
	}

	/**
	 * The form was made for an earlier visit.
	 */
	public static function out_of_date(): \WP_Error {
		return self::invalid( array( 'idempotency_key' => __( 'This form is out of date. Please reload the page and try again.', 'vitrine' ) ) );
	}

	/**
	 * There is nothing to order, or no longer anything.
	 *
	 * @param CartSnapshot $cart The cart as it is, without lines.
	 */
	public static function cart_empty( CartSnapshot $cart ): \WP_Error {
		$why = array_column( $cart->notices, 'text' );
		return array() === $why
			? self::error( 'cart_empty', __( 'Your cart is empty, so no order was placed.', 'vitrine' ), 409 )
			: self::error( 'cart_changed', implode( ' ', array( ...$why, __( 'Your cart is now empty, so no order was placed.', 'vitrine' ) ) ), 409 );
	}

	/**
	 * The cart is not the one that the shopper saw. Says what it is now.
	 *
	 * @param CartSnapshot $cart The cart as it is.
	 */
	public static function cart_changed( CartSnapshot $cart ): \WP_Error {
		return self::contents( $cart, __( 'Your cart has changed since you last saw it, so your order has not been placed yet.', 'vitrine' ) );
	}

	/**
	 * Whoever orders has not said which cart they saw: an app, or a page of
	 * another's making. Says what it is and costs.
	 *
	 * @param CartSnapshot $cart The cart as it is.
	 */
	public static function total_unseen( CartSnapshot $cart ): \WP_Error {
		return self::contents( $cart, __( 'Your order has not been placed yet.', 'vitrine' ) );
	}

	/**
	 * Says what is in the cart, and what it costs, before it is ordered.
	 *
	 * @param CartSnapshot $cart The cart as it is.
	 * @param string       $why  Why it is not ordered yet.
	 */
	private static function contents( CartSnapshot $cart, string $why ): \WP_Error {
		$money = $cart->currency;
		$lines = array_map(
			static fn ( CartLine $line ): string => sprintf( '%d × %s (%s)', $line->quantity, $line->name, $money->format( $line->subtotal ) ),
			$cart->lines
		);
		$texts = array_merge(
			array( $why ),
			array_column( $cart->notices, 'text' ),
			/* translators: 1: list of products with quantities and prices, 2: sum of money. */
			array( sprintf( __( 'Your cart now contains: %1$s. Total: %2$s.', 'vitrine' ), implode( ', ', $lines ), $money->format( $cart->totals['total'] ) ) ),
			array( __( 'Please check it and place the order again.', 'vitrine' ) )
		);
		return self::error( 'cart_changed', implode( ' ', $texts ), 409, array( 'cart_hash' => $cart->hash ) );
	}

	/**
	 * Taxes or shipping are others where the shopper is.
	 *
	 * @param CartSnapshot $cart The cart as it is.
	 */
	public static function total_changed( CartSnapshot $cart ): \WP_Error {
		return self::error( 'cart_changed', __( 'The total has changed with your address. Please check it and place the order.', 'vitrine' ), 409, array( 'cart_hash' => $cart->hash ) );
	}

	/**
	 * The cart changed while the order was being written.
	 */
	public static function cart_changed_now(): \WP_Error {
		return self::error( 'cart_changed', __( 'Your cart has just changed, so your order has not been placed yet. Please check it and place the order again.', 'vitrine' ), 409 );
	}

	/**
	 * What was paid is not what the cart costs.
	 *
	 * @param Payment      $paid What was paid.
	 * @param CartSnapshot $cart The cart as it is.
	 */
	public static function wrong_amount( Payment $paid, CartSnapshot $cart ): \WP_Error {
		return self::error(
			'wrong_amount',
			/* translators: 1: sum of money, 2: code of its currency. */
			sprintf( __( 'The order total is %1$s (%2$s), which does not match the amount to be paid, so no order was placed. Please go back to the shop and check the total.', 'vitrine' ), $cart->currency->format( $cart->totals['total'] ), $cart->currency->code ),
			409,
			array(
				'total'    => $cart->totals['total'],
				'currency' => $cart->currency->code,
				'paid'     => $paid->amount,
			)
		);
	}

	/**
	 * Nothing can be sent to the shopper.
	 */
	public static function no_shipping(): \WP_Error {
		return self::error( 'invalid_checkout', __( 'No shipping method is available for this cart. Please contact us.', 'vitrine' ), 409, array( 'fields' => array() ) );
	}

	/**
	 * The payment did not come about; nothing was sold.
	 *
	 * @param string $why What the gateway says, plain text; may be empty.
	 */
	public static function payment_failed( string $why ): \WP_Error {
		$text = __( 'The payment was not completed, so no order was placed. Your cart is unchanged. Please try again or choose another payment method.', 'vitrine' );
		return self::error( 'payment_failed', trim( $why . ' ' . $text ), 402, array( 'reason' => $why ) );
	}

	/**
	 * The payment of an order did not come about; the order still waits for it.
	 *
	 * @param string $why What the gateway says, plain text; may be empty.
	 */
	public static function payment_declined( string $why ): \WP_Error {
		return self::error( 'payment_failed', trim( $why . ' ' . __( 'The payment was not completed. Please try again or choose another payment method.', 'vitrine' ) ), 402 );
	}

	/**
	 * Why a payment did not come about.
	 *
	 * @param \WP_Error $error Of payment_failed(), or another.
	 * @return string What the gateway says; may be empty.
	 */
	public static function reason( \WP_Error $error ): string {
		$data = $error->get_error_data();
		return is_array( $data ) && is_string( $data['reason'] ?? null ) ? $data['reason'] : '';
	}

	/**
	 * The order is there, and its payment under way: the form may be sent again,
	 * and will not be charged twice.
	 */
	public static function in_progress(): \WP_Error {
		return self::error( 'order_in_progress', __( 'Your order is being placed and its payment is still being processed. Please wait a moment, then press the button again: you will only be charged once.', 'vitrine' ), 409 );
	}

	/**
	 * The order is there, and nobody knows whether it is paid.
	 */
	public static function payment_unclear(): \WP_Error {
		return self::error( 'payment_unclear', __( 'We do not know yet whether your payment went through, so your order is not confirmed. Please do not pay again: we will check and email you.', 'vitrine' ), 409 );
	}

	/**
	 * One refusal.
	 *
	 * @param string               $name    Of the contract's error codes.
	 * @param string               $message For the shopper, plain text.
	 * @param int                  $status  HTTP's.
	 * @param array<string, mixed> $data    More for the caller.
	 */
	private static function error( string $name, string $message, int $status, array $data = array() ): \WP_Error {
		return new \WP_Error( Contract::name( "error_codes.$name" ), $message, array( 'status' => $status ) + $data );
	}
}
