<?php
/**
 * Texts of order emails.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Commerce\Builtin\Mail;

use Vitrine\Commerce\Builtin\Checkout\PayForOrder\PayForOrder;
use Vitrine\Commerce\Value\Order;

defined( 'ABSPATH' ) || exit;

/**
 * Subjects, headings and introductions as plain text.
 */
final class MailWords {

	/**
	 * Returns the texts before the order details.
	 *
	 * @param string $kind  One of the constants of OrderMails.
	 * @param Order  $order Order of the email.
	 * @return array{0: string, 1: string, 2: string} Subject, heading and introduction as plain text.
	 */
	public static function of( string $kind, Order $order ): array {
		$shop = wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		$name = $order->billing['first_name'] ?? '';
		return match ( $kind ) {
			OrderMails::NEW_ORDER => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] New order #%2$d', 'vitrine' ), $shop, $order->id ),
				/* translators: %d: order number. */
				sprintf( __( 'New order #%d', 'vitrine' ), $order->id ),
				/* translators: %s: customer's name. */
				sprintf( __( 'You have received a new order from %s:', 'vitrine' ), trim( $name . ' ' . ( $order->billing['last_name'] ?? '' ) ) ),
			),
			OrderMails::FAILED_ORDER => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Order #%2$d has failed', 'vitrine' ), $shop, $order->id ),
				/* translators: %d: order number. */
				sprintf( __( 'Order failed: #%d', 'vitrine' ), $order->id ),
				/* translators: 1: order number, 2: customer's name. */
				sprintf( __( 'The payment for order #%1$d from %2$s has failed. The order was as follows:', 'vitrine' ), $order->id, trim( $name . ' ' . ( $order->billing['last_name'] ?? '' ) ) ),
			),
			OrderMails::FAILED => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d was unsuccessful', 'vitrine' ), $shop, $order->id ),
				__( 'Sorry, your order was unsuccessful', 'vitrine' ),
				/* translators: 1: customer's first name, 2: shop's name. */
				sprintf( __( 'Hi %1$s, we could not complete your order because of a problem with your payment. If you would like to continue, please return to %2$s and try another payment method. Your order was as follows:', 'vitrine' ), $name, $shop ),
			),
			OrderMails::ON_HOLD => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d is on hold', 'vitrine' ), $shop, $order->id ),
				__( 'Your order is on hold', 'vitrine' ),
				/* translators: %s: customer's first name. */
				sprintf( __( 'Hi %s, your order is on hold. We will let you know as soon as it continues:', 'vitrine' ), $name ),
			),
			OrderMails::COMPLETED => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d is complete', 'vitrine' ), $shop, $order->id ),
				__( 'Your order is complete', 'vitrine' ),
				/* translators: %s: customer's first name. */
				sprintf( __( 'Hi %s, we have finished processing your order:', 'vitrine' ), $name ),
			),
			OrderMails::CANCELLED => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d was cancelled', 'vitrine' ), $shop, $order->id ),
				__( 'Your order was cancelled', 'vitrine' ),
				/* translators: %s: customer's first name. */
				sprintf( __( 'Hi %s, your order has been cancelled:', 'vitrine' ), $name ),
			),
			OrderMails::PARTIALLY_REFUNDED => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d has been partially refunded', 'vitrine' ), $shop, $order->id ),
				__( 'Order partially refunded', 'vitrine' ),
				/* translators: 1: customer's first name, 2: amount of money. */
				sprintf( __( 'Hi %1$s, we have refunded %2$s of your order:', 'vitrine' ), $name, $order->currency->format( $order->refunded ) ),
			),
			OrderMails::REFUNDED => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d has been refunded', 'vitrine' ), $shop, $order->id ),
				__( 'Order refunded', 'vitrine' ),
				/* translators: 1: customer's first name, 2: amount of money. */
				sprintf( __( 'Hi %1$s, we have refunded %2$s of your order:', 'vitrine' ), $name, $order->currency->format( $order->refunded ) ),
			),
			OrderMails::NOTE => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] A note on your order #%2$d', 'vitrine' ), $shop, $order->id ),
				__( 'A note has been added to your order', 'vitrine' ),
				/* translators: %s: customer's first name. */
				sprintf( __( 'Hi %s, we have a message about your order:', 'vitrine' ), $name ),
			),
			OrderMails::INVOICE => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Details for order #%2$d', 'vitrine' ), $shop, $order->id ),
				/* translators: %d: order number. */
				sprintf( __( 'Details for order #%d', 'vitrine' ), $order->id ),
				'' === PayForOrder::link( $order )
					/* translators: %s: customer's first name. */
					? sprintf( __( 'Hi %s, here are the details of your order:', 'vitrine' ), $name )
					/* translators: 1: customer's first name, 2: shop's name. */
					: sprintf( __( 'Hi %1$s, an order has been created for you at %2$s. Here are its details, with a link to pay for it:', 'vitrine' ), $name, $shop ),
			),
			default => array(
				/* translators: 1: shop's name, 2: order number. */
				sprintf( __( '[%1$s] Your order #%2$d', 'vitrine' ), $shop, $order->id ),
				__( 'Thank you for your order', 'vitrine' ),
				/* translators: %s: customer's first name. */
				sprintf( __( 'Hi %s, we have received your order:', 'vitrine' ), $name ),
			),
		};
	}
}
