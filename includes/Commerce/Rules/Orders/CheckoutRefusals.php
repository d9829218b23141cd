<?php
/**
 * Errors of the checkout.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Rules\Orders;

use Vitrine\Commerce\Value\CartLine;
use Vitrine\Commerce\Value\CartSnapshot;
use Vitrine\Commerce\Value\Payment;
use Vitrine\Contract;

defined( 'ABSPATH' ) || exit;

/**
 * Each has a message for the shopper.
 */
final class CheckoutRefusals {

	/** Prefix of the keys of messages without field. */
	public const OF_NO_FIELD = 'notice-';

	/**
	 * Returns the error for invalid fields.
	 *
	 * @param array<string, string> $fields Messages by field.
	 */
	public static function invalid( array $fields ): \WP_Error {
		return self::error( 'invalid_checkout', __( 'Please check your details:', 'vitrine' ) . ' ' . implode( ' ', $fields ), 400, array( 'fields' => $fields ) );
	}

	/**
	 * Returns the error for invalid fields and other messages.
	 *
	 * @param array<string, string> $fields Messages by field.
	 * @param list<string>          $messages   Other messages; may be empty.
	 */
	public static function invalid_form( array $fields, array $messages ): \WP_Error {
		if ( array() === $fields ) {
			return self::error( 'invalid_checkout', array() === $messages ? __( 'Your order could not be placed. Please try again.', 'vitrine' ) : implode( ' ', $messages ), 400, array( 'fields' => array() ) );
		}
		foreach ( $messages as $number => $text ) {
			$fields[ self::OF_NO_FIELD . $number ] = $text;
		}
		return self::invalid( $fields );
	}

	/**
	 * Returns the error for a form from an earlier session.
	 */
	public static function out_of_date(): \WP_Error {
		return self::invalid( array( 'idempotency_key' => __( 'This form is out of date. Please reload the page and try again.', 'vitrine' ) ) );
	}

	/**
	 * Returns the error for an empty cart, or one that has become empty.
	 *
	 * @param CartSnapshot $cart Current cart, without lines.
	 */
	public static function cart_empty( CartSnapshot $cart ): \WP_Error {
		$why = array_column( $cart->notices, 'text' );
		return array() === $why
			? self::error( 'cart_empty', __( 'Your cart is empty, so no order was placed.', 'vitrine' ), 409 )
			: self::error( 'cart_changed', implode( ' ', array( ...$why, __( 'Your cart is now empty, so no order was placed.', 'vitrine' ) ) ), 409 );
	}

	/**
	 * Returns the error for a cart that differs from the one the shopper saw, with its
	 * current contents.
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public static function cart_changed( CartSnapshot $cart ): \WP_Error {
		return self::contents( $cart, __( 'Your cart has changed since you last saw it, so your order has not been placed yet.', 'vitrine' ) );
	}

	/**
	 * Returns the error for a request without the hash of the cart, from an app or
	 * custom page, with the current contents and total.
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public static function total_unseen( CartSnapshot $cart ): \WP_Error {
		return self::contents( $cart, __( 'Your order has not been placed yet.', 'vitrine' ) );
	}

	/**
	 * Returns an error with the contents and total of the cart.
	 *
	 * @param CartSnapshot $cart Current cart.
	 * @param string       $why  Why the order was not placed.
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
	 * Returns the error for a total that changed with the address, because of taxes or
	 * shipping.
	 *
	 * @param CartSnapshot $cart Current cart.
	 */
	public static function total_changed( CartSnapshot $cart ): \WP_Error {
		return self::error( 'cart_changed', __( 'The total has changed with your address. Please check it and place the order.', 'vitrine' ), 409, array( 'cart_hash' => $cart->hash ) );
	}

	/**
	 * Returns the error for a cart that changed while the order was being saved.
	 */
	public static function cart_changed_now(): \WP_Error {
		return self::error( 'cart_changed', __( 'Your cart has just changed, so your order has not been placed yet. Please check it and place the order again.', 'vitrine' ), 409 );
	}

	/**
	 * Returns the error for a paid amount that differs from the total.
	 *
	 * @param Payment      $paid Payment.
	 * @param CartSnapshot $cart Current cart.
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
	 * Returns the error for a cart that cannot be shipped.
	 */
	public static function no_shipping(): \WP_Error {
		return self::error( 'invalid_checkout', __( 'No shipping method is available for this cart. Please contact us.', 'vitrine' ), 409, array( 'fields' => array() ) );
	}

	/**
	 * Returns the error for a failed payment; no order was placed.
	 *
	 * @param string $why Message of the gateway as plain text; may be empty.
	 */
	public static function payment_failed( string $why ): \WP_Error {
		$text = __( 'The payment was not completed, so no order was placed. Your cart is unchanged. Please try again or choose another payment method.', 'vitrine' );
		return self::error( 'payment_failed', trim( $why . ' ' . $text ), 402, array( 'reason' => $why ) );
	}

	/**
	 * Returns the error for a failed payment of an existing order, which stays unpaid.
	 *
	 * @param string $why Message of the gateway as plain text; may be empty.
	 */
	public static function payment_declined( string $why ): \WP_Error {
		return self::error( 'payment_failed', trim( $why . ' ' . __( 'The payment was not completed. Please try again or choose another payment method.', 'vitrine' ) ), 402 );
	}

	/**
	 * Returns why a payment failed.
	 *
	 * @param \WP_Error $error Error from payment_failed(), or another.
	 * @return string Message of the gateway; may be empty.
	 */
	public static function reason( \WP_Error $error ): string {
		$data = $error->get_error_data();
		return is_array( $data ) && is_string( $data['reason'] ?? null ) ? $data['reason'] : '';
	}

	/**
	 * Returns the error for an order whose payment is in progress. Submitting the form
	 * again does not charge twice.
	 */
	public static function in_progress(): \WP_Error {
		return self::error( 'order_in_progress', __( 'Your order is being placed and its payment is still being processed. Please wait a moment, then press the button again: you will only be charged once.', 'vitrine' ), 409 );
	}

	/**
	 * Returns the error for an order whose payment status is unknown.
	 */
	public static function payment_unclear(): \WP_Error {
		return self::error( 'payment_unclear', __( 'We do not know yet whether your payment went through, so your order is not confirmed. Please do not pay again: we will check and email you.', 'vitrine' ), 409 );
	}

	/**
	 * Returns an error.
	 *
	 * @param string               $name    Key in the contract's error codes.
	 * @param string               $message Message for the shopper as plain text.
	 * @param int                  $status  HTTP status.
	 * @param array<string, mixed> $data    Additional error data.
	 */
	private static function error( string $name, string $message, int $status, array $data = array() ): \WP_Error {
		return new \WP_Error( Contract::name( "error_codes.$name" ), $message, array( 'status' => $status ) + $data );
	}
}
